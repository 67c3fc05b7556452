import Glibc

/// A thread for one server. libwebsockets blocks it, and a thread of Swift's pool must not be
/// blocked.
enum ServiceThread {
  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  /// Starts a thread. Returns `false` if the system refuses it.
  static func start(_ run: @escaping @Sendable () -> Void) -> Bool {
    let work = Unmanaged.passRetained(Work(run))
    var thread = pthread_t()
    let refused = pthread_create(&thread, nil, entry, work.toOpaque())
    guard refused == 0 else {
      work.release()
      return false
    }
    pthread_detach(thread)
    return true
  }

  private static let entry: @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
    { argument in
      if let argument { Unmanaged<Work>.fromOpaque(argument).takeRetainedValue().run() }
      return nil
    }
}
