/// A listener to changes of a store, which hears of them until it is released or ended.
///
///     let observation = store.device.observe { change in
///       if change.touches("notes") { known.forget() }
///     }
public final class StoreObservation: Sendable {
  private let stop: @Sendable () -> Void

  init(_ stop: @escaping @Sendable () -> Void) {
    self.stop = stop
  }

  deinit { stop() }

  /// Ends the observation; it may have ended already.
  public func end() { stop() }
}
