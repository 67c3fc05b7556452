/// A pool of connections: each request gets one, and waits if all are in use.
actor ConnectionPool {
  private let open: @Sendable () async throws -> PostgresConnection
  private var free: [PostgresConnection] = []
  private var room: Int
  private var waiting: [CheckedContinuation<PostgresConnection?, Never>] = []

  init(limit: Int, open: @escaping @Sendable () async throws -> PostgresConnection) {
    room = limit
    self.open = open
  }

  /// Runs work with a connection.
  func perform<Answer: Sendable>(
    _ work: @escaping @Sendable (SQLSession) throws(PostgresFailure) -> Answer
  ) async throws -> Answer {
    let connection = try await take()
    do throws(PostgresFailure) {
      let answer = try await connection.perform(work)
      give(connection)
      return answer
    } catch {
      if await connection.isUsable() { give(connection) } else { drop() }
      throw error
    }
  }

  /// Makes room for another connection in place of one that is lost. Those that are free were lost
  /// with it, since the server has gone.
  private func drop() {
    room += 1 + free.count
    free = []
    if !waiting.isEmpty { waiting.removeFirst().resume(returning: nil) }
  }

  private func take() async throws -> PostgresConnection {
    if let connection = free.popLast() { return connection }
    if room > 0 { return try await opened() }
    if let handed = await withCheckedContinuation({ waiting.append($0) }) { return handed }
    return try await opened()
  }

  private func opened() async throws -> PostgresConnection {
    room -= 1
    do {
      return try await open()
    } catch {
      room += 1
      if !waiting.isEmpty { waiting.removeFirst().resume(returning: nil) }
      throw error
    }
  }

  private func give(_ connection: PostgresConnection) {
    guard !waiting.isEmpty else { return free.append(connection) }
    waiting.removeFirst().resume(returning: connection)
  }
}
