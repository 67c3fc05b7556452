/// Starts a server once, however many find it gone at the same time.
actor Revival {
  private var current: Task<Void, any Error>?

  /// Runs work, or waits for the one that is running.
  func perform(_ work: @escaping @Sendable () async throws -> Void) async throws {
    if let current { return try await current.value }
    let task = Task { try await work() }
    current = task
    defer { current = nil }
    try await task.value
  }
}
