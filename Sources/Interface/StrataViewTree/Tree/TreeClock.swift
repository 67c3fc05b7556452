public import Foundation

/// The time and the sleep function of an app. Tests replace them.
public struct TreeClock {
  /// Returns the current time of the app.
  public var now: @MainActor () -> Date
  /// Waits for a number of seconds; throws when its task is cancelled.
  public var sleep: @MainActor (Double) async throws -> Void

  /// Creates a clock; by default it is the system's.
  public init(
    now: @escaping @MainActor () -> Date = { Date() },
    sleep: @escaping @MainActor (Double) async throws -> Void = { seconds in
      // Longer is for ever, as are seconds that are no number: a loop of such waits would not rest.
      try await Task.sleep(for: .seconds(seconds < 1e9 ? max(seconds, 0) : 1e9))
    }
  ) {
    self.now = now
    self.sleep = sleep
  }
}
