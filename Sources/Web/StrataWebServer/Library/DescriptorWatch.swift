import StrataCEventLoop

/// A watch of a descriptor by an event loop. It must end before the descriptor is closed and before
/// the loop is released.
final class DescriptorWatch {
  private let ready: () -> Void
  private var handle: OpaquePointer?

  init?(_ loop: OpaquePointer, _ descriptor: Int32, _ ready: @escaping () -> Void) {
    self.ready = ready
    let context = Unmanaged.passUnretained(self).toOpaque()
    handle = strata_watch_make(loop, descriptor, descriptorReady, context)
    if handle == nil { return nil }
  }

  fileprivate func call() { ready() }

  /// Ends the watch, also within its own call.
  func end() {
    if let handle { strata_watch_free(handle) }
    handle = nil
  }

  deinit { end() }
}

/// Calls the closure of a watch, which may end and release the watch.
private func descriptorReady(_ context: UnsafeMutableRawPointer) {
  let watch = Unmanaged<DescriptorWatch>.fromOpaque(context).takeUnretainedValue()
  withExtendedLifetime(watch) { watch.call() }
}
