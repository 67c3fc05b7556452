/// What an app registered to be started for while nobody looks, one desk a device's app value.
public final class BackgroundDesk: Sendable {
  public typealias Work = @Sendable (BackgroundRun) -> Void

  private static let allowed = Locked<Set<String>?>(nil)

  /// The names that the app's `Info.plist` permits; `nil`, where no host has read one, permits all.
  public static var permitted: Set<String>? {
    get { allowed.withLock { $0 } }
    set { allowed.withLock { $0 = newValue } }
  }

  private let works = Locked<[String: Work]>([:])

  init() {}

  /// Keeps what to call for a name. `false` where there is something already.
  public func register(_ id: String, _ work: @escaping Work) -> Bool {
    works.withLock { works in
      guard works[id] == nil else { return false }
      works[id] = work
      return true
    }
  }

  /// Starts what was registered for a name; `false` where nothing was.
  public func start(_ run: BackgroundRun) -> Bool {
    guard let work = works.withLock({ $0[run.id] }) else { return false }
    work(run)
    return true
  }
}
