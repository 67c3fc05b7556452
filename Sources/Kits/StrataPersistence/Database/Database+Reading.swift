import StrataDeviceServices

extension Database {
  /// Runs work that changes nothing, and returns its result.
  ///
  /// With PostgreSQL it does not wait for changes that were asked for before, but sees those whose
  /// calls have returned. A page that comes back waits for it (``OpenReads``).
  func read<Result: Sendable>(
    _ work: @escaping @Sendable (any Engine) throws(PersistenceError) -> Result
  ) async throws(PersistenceError) -> Result {
    let reads = OpenReads.current
    reads?.begin()
    defer { reads?.end() }
    if let result = await readers?.perform(work) { return try result.get() }
    return try await perform(work)
  }

  /// Runs work that changes nothing, as ``read(_:)`` does, blocking the thread.
  func readNow<Result: Sendable>(
    _ work: @escaping @Sendable (any Engine) throws(PersistenceError) -> Result
  ) throws(PersistenceError) -> Result {
    if let result = readers?.performNow(work) { return try result.get() }
    return try performNow(work)
  }
}
