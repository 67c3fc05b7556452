import Foundation

/// A pool of the shared driver and idle Chromiums, which limits the tests in a browser to one for each
/// core, and to two at least.
///
/// Three tests at once on two cores took as long in all, and each one took longer.
actor BrowserPool {
  static let shared = BrowserPool()

  private static let places = max(2, ProcessInfo.processInfo.activeProcessorCount)
  private var free = places
  private var queue: [(places: Int, turn: CheckedContinuation<Void, Never>)] = []
  private var starting: Task<ChromeDriver, any Error>?
  /// The idle Chromiums, the one that has been idle longest first.
  private var idle: [Chromium] = []

  /// Waits until a number of places are free, and takes them; ``leave(_:)`` returns them.
  ///
  /// A test that needs two takes both at once: two tests with one each would wait for ever.
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

  /// Returns an idle Chromium with these start options, or starts one; ``give(_:)`` returns it to
  /// the pool.
  func take(_ start: BrowserOptions.Start) async throws -> Chromium {
    if let index = idle.lastIndex(where: { $0.start == start && $0.isFresh }) {
      return idle.remove(at: index)
    }
    return try await Chromium.launch(start, by: driver())
  }

  /// Keeps a Chromium for the next test with the same options; if too many are idle, one is ended.
  func give(_ chromium: Chromium) async {
    guard chromium.isFresh else { return await chromium.quit() }
    idle.append(chromium)
    if idle.count > Self.places { await idle.removeFirst().quit() }
  }

  /// Returns the shared driver, which is started on first use and restarted if it has died.
  private func driver() async throws -> ChromeDriver {
    while let current = starting {
      let driver = try await current.value
      if driver.isRunning { return driver }
      // The first caller replaces a dead driver; the others wait for the new one.
      if starting == current { starting = nil }
    }
    let task = Task { try await ChromeDriver.start() }
    starting = task
    return try await task.value
  }
}
