#if canImport(Darwin)
  import Dispatch
#endif

/// Notifies caches when memory runs short.
///
///     let observation = MemoryPressure.observe { cache.removeAll() }
///
/// On Apple's platforms the system reports it; on Linux the host watches the kernel's figures and
/// calls ``announce()``.
public enum MemoryPressure {
  /// The observers of memory pressure. A process has one center; a test makes another, so that it
  /// does not empty other caches.
  ///
  ///     await MemoryPressure.$center.withValue(.init()) { … }
  public final class Center: Sendable {
    private struct Actions: Sendable {
      var last = 0
      var all: [Int: @Sendable () -> Void] = [:]
    }

    private let actions = Locked(Actions())

    /// Creates a center without observers.
    public init() {}

    fileprivate func add(_ action: @escaping @Sendable () -> Void) -> Observation {
      actions.withLock { actions in
        actions.last += 1
        actions.all[actions.last] = action
        return Observation(id: actions.last, center: self)
      }
    }

    fileprivate func forget(_ id: Int) { actions.withLock { $0.all[id] = nil } }

    fileprivate func announce() {
      for action in actions.withLock({ Array($0.all.values) }) { action() }
    }
  }

  /// The registration of an action. It stays registered for as long as this object exists.
  public final class Observation: Sendable {
    private let id: Int
    private let center: Center

    fileprivate init(id: Int, center: Center) {
      self.id = id
      self.center = center
    }

    deinit { center.forget(id) }
  }

  /// The center that the current task uses.
  @TaskLocal public static var center = Center()

  /// Registers an action to call whenever memory is short, on any thread.
  public static func observe(_ action: @escaping @Sendable () -> Void) -> Observation {
    listen()
    return center.add(action)
  }

  /// Notifies all observers that memory is short.
  public static func announce() {
    ProcessFigures.count(
      "strata_memory_warnings_total", "Memory warnings because free memory ran low")
    center.announce()
  }

  #if canImport(Darwin)
    private static let system: any DispatchSourceMemoryPressure = {
      let source = DispatchSource.makeMemoryPressureSource(
        eventMask: [.warning, .critical], queue: .global())
      source.setEventHandler { announce() }
      source.resume()
      return source
    }()

    private static func listen() { _ = system }
  #else
    private static func listen() {}
  #endif
}
