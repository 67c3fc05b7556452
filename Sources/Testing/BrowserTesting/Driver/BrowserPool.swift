import Foundation

/// Hands out the shared driver, and lets only as many Chromiums run at once as there are cores.
///
/// More would only make each slower, on a small machine beyond the tests' patience.
actor BrowserPool {
  static let shared = BrowserPool()

  private var free = max(2, ProcessInfo.processInfo.activeProcessorCount)
  private var queue: [(places: Int, turn: CheckedContinuation<Void, Never>)] = []
  private var starting: Task<ChromeDriver, any Error>?

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

  /// The shared driver, started on first use and again should it have died.
  func driver() async throws -> ChromeDriver {
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
