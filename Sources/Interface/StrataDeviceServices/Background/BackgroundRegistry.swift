/// The background work that an app registered. Each device has one.
public final class BackgroundRegistry: Sendable {
  /// The closure that runs registered work.
  public typealias Work = @Sendable (BackgroundRun) -> Void

  private static let allowed = Locked<Set<String>?>(nil)

  /// The identifiers that the app's `Info.plist` permits; `nil` permits all, which is so until a
  /// host has read the file.
  public static var permitted: Set<String>? {
    get { allowed.withLock { $0 } }
    set { allowed.withLock { $0 = newValue } }
  }

  private let works = Locked<[String: Work]>([:])

  init() {}

  /// Registers a closure for the background work with an identifier.
  ///
  /// - Returns: `false` if one is registered already.
  public func register(_ id: String, _ work: @escaping Work) -> Bool {
    works.withLock { works in
      guard works[id] == nil else { return false }
      works[id] = work
      return true
    }
  }

  /// Starts the work that is registered for the run's identifier.
  ///
  /// - Returns: `false` if no work is registered for it.
  public func start(_ run: BackgroundRun) -> Bool {
    guard let work = works.withLock({ $0[run.id] }) else { return false }
    work(run)
    return true
  }
}

/// The former name of ``BackgroundRegistry``.
@available(*, deprecated, renamed: "BackgroundRegistry")
public typealias BackgroundDesk = BackgroundRegistry
