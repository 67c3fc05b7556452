import StrataWorkers

extension HostOptions {
  /// The sentence that a host writes at its start if other people can reach it: an app that was
  /// written for one person keeps in its process what is then everybody's. `nil` for a host of this
  /// machine alone.
  var sharingNotice: String? {
    let isOfThisMachine = ["127.0.0.1", "::1", "localhost"].contains(host) && proxies == .none
    guard !isOfThisMachine, !showsPreviews, isolation != .device else { return nil }
    let shared = workers == nil ? "All visitors share this process" : "Visitors share processes"
    return "\(shared): the app's global and static variables, and "
      + "UserDefaults.standard."
  }
}
