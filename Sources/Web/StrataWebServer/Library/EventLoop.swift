import StrataCEventLoop

/// An event loop on epoll, used on the service thread only. A turn costs the same however many
/// sockets are idle.
final class EventLoop {
  private let handle: OpaquePointer

  /// The underlying libev loop, for libwebsockets' `foreign_loops`.
  var libev: UnsafeMutableRawPointer { strata_event_loop_libev(handle) }

  /// Creates an event loop; `nil` if the system has no descriptor or memory left.
  init?() {
    guard let handle = strata_event_loop_make() else { return nil }
    self.handle = handle
  }

  /// Waits for events unless some are due, and calls their handlers.
  ///
  /// - Parameter ticks: Whether to wait for a second at most.
  /// - Returns: `true` if a second is over, else `false`.
  func turn(ticks: Bool) -> Bool { strata_event_loop_turn(handle, ticks) }

  /// Calls a closure in each turn in which a descriptor has bytes to read or its peer has ended,
  /// until the watch ends, before libwebsockets reads. Returns `nil` if there is no memory left.
  func watch(_ descriptor: Int32, ready: @escaping () -> Void) -> DescriptorWatch? {
    DescriptorWatch(handle, descriptor, ready)
  }

  deinit { strata_event_loop_free(handle) }
}
