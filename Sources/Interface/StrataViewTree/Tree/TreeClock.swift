public import Foundation

/// What time it is for an app, and how it waits. A test has its own.
public struct TreeClock {
  public var now: @MainActor () -> Date
  /// Waits for so many seconds; throws when its task is cancelled.
  public var sleep: @MainActor (Double) async throws -> Void

  public init(
    now: @escaping @MainActor () -> Date = { Date() },
    sleep: @escaping @MainActor (Double) async throws -> Void = { seconds in
      try await Task.sleep(for: .seconds(seconds))
    }
  ) {
    self.now = now
    self.sleep = sleep
  }
}
