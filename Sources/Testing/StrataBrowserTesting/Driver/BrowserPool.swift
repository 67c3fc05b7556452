import Foundation

/// Hands out the shared driver and the Chromiums that wait for a test, and lets only one more test
/// have one at once than there are cores.
///
/// Tests wait for their pages now and then, which one more makes use of; still more would only make
/// each slower, on a small machine beyond the tests' patience.
actor BrowserPool {
  static let shared = BrowserPool()

  private static let places = max(2, ProcessInfo.processInfo.activeProcessorCount)
  private var free = places
  private var queue: [(places: Int, turn: CheckedContinuation<Void, Never>)] = []
  private var starting: Task<ChromeDriver, any Error>?
  /// Those that no test has, the one that waits longest first.
  private var idle: [Chromium] = []

  /// Returns once there are so many places; ``leave(_:)`` gives them back.
  ///
  /// A test that needs two takes both at once: two tests holding one each would wait for ever.
  func enter(_ places: Int) async {
    if queue.isEmpty && free >= places {
      free -= places
      return
    }
    await withCheckedContinuation { queue.append((places, $0)) }
  }

  func leave(_ places: Int) {
    free += places
    while let first = queue.first, free >= first.places {
      free -= first.places
      queue.removeFirst().turn.resume()
    }
  }

  /// A Chromium that was started so; ``give(_:)`` takes it back.
  func take(_ start: BrowserOptions.Start) async throws -> Chromium {
    if let index = idle.lastIndex(where: { $0.start == start && $0.isFresh }) {
      return idle.remove(at: index)
    }
    return try await Chromium.launch(start, by: driver())
  }

  /// Keeps a Chromium for the next test that wants such a one; where too many wait, one ends.
  func give(_ chromium: Chromium) async {
    guard chromium.isFresh else { return await chromium.quit() }
    idle.append(chromium)
    if idle.count > Self.places { await idle.removeFirst().quit() }
  }

  /// The shared driver, started on first use and again should it have died.
  private func driver() async throws -> ChromeDriver {
    while let current = starting {
      let driver = try await current.value
      if driver.isRunning { return driver }
      // Whoever comes first replaces a dead driver; the others wait for the new one.
      if starting == current { starting = nil }
    }
    let task = Task { try await ChromeDriver.start() }
    starting = task
    return try await task.value
  }
}
