public import Foundation
package import StrataViewTree

/// A clock for views that only a test advances.
///
///     let clock = ScreenClock()
///     let screen = Screen(CountdownView(), clock: clock)
///     await clock.advance(by: 1)
///     await screen.settle { $0.text.contains("9") }
@MainActor public final class ScreenClock {
  public private(set) var now: Date
  private var sleepers: [Int: (until: Date, wake: CheckedContinuation<Void, Never>)] = [:]
  private var lastID = 0
  private var arrivals: [(count: Int, wake: CheckedContinuation<Void, Never>)] = []

  /// Creates a clock at a date.
  public init(_ now: Date = Date(timeIntervalSince1970: 1_000_000)) { self.now = now }

  /// The number of tasks that wait for this clock.
  public var sleeperCount: Int { sleepers.count }

  /// Waits until `count` tasks wait for the clock, then advances the time and wakes the tasks whose
  /// time is reached.
  public func advance(by seconds: Double, sleepers count: Int = 1) async {
    if sleepers.count < count {
      await withCheckedContinuation { arrivals.append((count, $0)) }
    }
    now += seconds
    for (id, sleeper) in sleepers where sleeper.until <= now {
      sleepers[id] = nil
      sleeper.wake.resume()
    }
  }

  /// Makes a window that is about to be shown use this clock.
  package func set(for window: Window) { window.tree.clock = clock }

  var clock: TreeClock {
    var clock = TreeClock()
    clock.now = { self.now }
    clock.sleep = { try await self.sleep($0) }
    return clock
  }

  private func sleep(_ seconds: Double) async throws {
    lastID += 1
    let (id, until) = (lastID, now + seconds)
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        if Task.isCancelled { return continuation.resume() }
        sleepers[id] = (until, continuation)
        arrived()
      }
    } onCancel: {
      Task { @MainActor in self.sleepers.removeValue(forKey: id)?.wake.resume() }
    }
    try Task.checkCancellation()
  }

  private func arrived() {
    let met = arrivals.filter { $0.count <= sleepers.count }
    arrivals.removeAll { $0.count <= sleepers.count }
    for arrival in met { arrival.wake.resume() }
  }
}
