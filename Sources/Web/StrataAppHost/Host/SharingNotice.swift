import StrataWorkers

extension HostOptions {
  /// A sentence that a host writes at its start if other people can reach it: what an app written
  /// for one person keeps in its process is then shared by all visitors. `nil` for a host that only
  /// this machine can reach, unless it has `--isolation shared`.
  var sharingNotice: String? {
    let isOfThisMachine = ["127.0.0.1", "::1", "localhost"].contains(host) && proxies == .none
    // An operator who gives `--isolation shared` expects several visitors, also on the loopback.
    guard !isOfThisMachine || isolation == .shared, !showsPreviews, isolation != .device else {
      return nil
    }
    let shared = workers == nil ? "All visitors share this process" : "Visitors share processes"
    return "\(shared), so they also share the app's global and static variables and "
      + "UserDefaults.standard; --isolation device separates them."
  }
}
