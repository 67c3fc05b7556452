import Foundation
import StrataDeviceServices

/// The connections on which a database only reads, so that nobody who reads waits for a change that
/// the server is still writing to its disk.
///
/// A connection is made when all others are busy, up to a maximum, and closed after a rest. While
/// the server refuses further connections, what those that are made cannot do is left to the
/// connection of the changes.
final class PostgresReaders: Sendable {
  typealias Instant = ContinuousClock.Instant
  typealias Work<Success> = @Sendable (any Engine) throws(PersistenceError) -> Success
  fileprivate typealias Job = @Sendable (PostgresConnection) -> Void

  /// The maximum number of connections of a database that only read.
  static let most = 2
  /// The time without use after which a connection is closed, at the earliest.
  static let rest = Duration.seconds(60)
  /// The time for which no connection is made after the server has refused one.
  static let pause = Duration.seconds(10)

  fileprivate struct State {
    /// The reads that block a thread, which go first, and the others.
    var urgent: [Job] = []
    var others: [Job] = []
    /// The connections without work, the one to use next at the end.
    var free: [Int]
    /// The times of the last use of the connections that are made.
    var uses: [Int: Instant] = [:]
    /// A Boolean value that indicates whether a timer is set that closes rested connections.
    var isTimed = false
    /// The time at which the server last refused a connection.
    var refused: Instant?
    var isOver = false
  }

  private let connections: [QueueBound<PostgresConnection>]
  private let state: Locked<State>

  /// Creates the readers of a database whose tables exist. No connection is made yet.
  ///
  /// - Parameters:
  ///   - server: The address.
  ///   - schema: The schema of the tables.
  ///   - patience: The maximum time that a call waits for the server.
  init(_ server: PostgresServer, schema: PostgresSchema, patience: Duration) {
    connections = (0..<Self.most).map { number in
      QueueBound(label: "Reader \(number + 1) of \(server)") { () throws(Never) in
        PostgresConnection(reading: server, schema: schema, patience: patience)
      }
    }
    state = Locked(State(free: Array((0..<Self.most).reversed())))
  }

  /// The number of connections that are made and rest.
  var resting: Int {
    state.withLock { state in state.free.count { state.uses[$0] != nil } }
  }

  /// The number of reads that wait for a connection.
  var waiting: Int { state.withLock { $0.urgent.count + $0.others.count } }

  /// Runs work that only reads.
  ///
  /// - Returns: The result; `nil` if the work was not begun, since the server refuses another
  ///   connection, or the readers are closed.
  func perform<Success: Sendable>(
    _ work: @escaping Work<Success>
  ) async -> Result<Success, PersistenceError>? {
    let asked = Instant.now
    return await withCheckedContinuation { continuation in
      let isAccepted = add(isUrgent: false) { [self] connection in
        continuation.resume(returning: outcome(of: work, on: connection, asked: asked))
      }
      if !isAccepted { continuation.resume(returning: nil) }
    }
  }

  /// Runs work that only reads, before other work that waits, blocking the calling thread.
  ///
  /// - Returns: The result; `nil` if the work was not begun, since the server refuses another
  ///   connection, or the readers are closed.
  func performNow<Success: Sendable>(
    _ work: @escaping Work<Success>
  ) -> Result<Success, PersistenceError>? {
    let asked = Instant.now
    let answer = Locked<Result<Success, PersistenceError>?>(nil)
    let end = DispatchSemaphore(value: 0)
    let isAccepted = add(isUrgent: true) { [self] connection in
      let outcome = outcome(of: work, on: connection, asked: asked)
      answer.withLock { $0 = outcome }
      end.signal()
    }
    if isAccepted { end.wait() }
    return answer.withLock { $0 }
  }

  /// Closes the connections once all work that was passed before is done.
  func close() async {
    state.withLock { $0.isOver = true }
    for connection in connections { await connection.close() }
  }

  /// Closes the connections that have rested long enough.
  func closeRested(at now: Instant) {
    let waits = state.withLock { state in
      for number in state.free where state.uses[number].map({ now - $0 >= Self.rest }) ?? false {
        state.uses[number] = nil
        connections[number].soon { $0.rest() }
      }
      state.isTimed = !state.uses.isEmpty
      return state.isTimed
    }
    if waits { closeLater() }
  }

  private func closeLater() {
    let time = DispatchTime.now() + .seconds(Int(Self.rest.components.seconds))
    DispatchQueue.global().asyncAfter(deadline: time) { [weak self] in self?.closeRested(at: .now) }
  }
}

// MARK: - Turns

extension PostgresReaders.State {
  /// Returns whether no connection is made, since the server has refused one a moment ago.
  fileprivate func isRefused(at now: PostgresReaders.Instant) -> Bool {
    refused.map { now - $0 < PostgresReaders.pause } ?? false
  }

  fileprivate mutating func takeJob() -> PostgresReaders.Job? {
    if !urgent.isEmpty { return urgent.removeFirst() }
    return others.isEmpty ? nil : others.removeFirst()
  }

  /// Takes the connection that begins the latest work; `nil` if those at work continue with it.
  fileprivate mutating func takeFree(at now: PostgresReaders.Instant) -> Int? {
    let mayMake = !isRefused(at: now)
    guard let place = free.lastIndex(where: { mayMake || uses[$0] != nil }) else { return nil }
    return free.remove(at: place)
  }
}

extension PostgresReaders {
  /// Adds work, and lets a connection that is free begin.
  ///
  /// - Returns: `false` if there is no connection for it, and none may be made.
  private func add(isUrgent: Bool, _ job: @escaping Job) -> Bool {
    state.withLock { state in
      guard !state.isOver else { return false }
      let number = state.takeFree(at: .now)
      guard number != nil || state.free.count < Self.most else { return false }
      if isUrgent { state.urgent.append(job) } else { state.others.append(job) }
      // Within the lock, so that the connection is not closed before.
      if let number { connections[number].soon { [self] in run(on: $0, as: number) } }
      return true
    }
  }

  /// Does waiting work on a connection until there is none.
  private func run(on connection: PostgresConnection, as number: Int) {
    while let job = takeJob(after: connection, number) { job(connection) }
  }

  /// Returns the next work; `nil` if there is none, and the connection is free.
  private func takeJob(after connection: PostgresConnection, _ number: Int) -> Job? {
    let isMade = connection.isMade
    let (job, mustTime) = state.withLock { state -> (Job?, Bool) in
      state.uses[number] = isMade ? Instant.now : nil
      if let job = state.takeJob() { return (job, false) }
      // The first ones are used most, so that the others can rest.
      state.free = (state.free + [number]).sorted(by: >)
      defer { state.isTimed = state.isTimed || isMade }
      return (nil, isMade && !state.isTimed)
    }
    if mustTime { closeLater() }
    return job
  }

  /// Returns the result of work; `nil` if the server refuses the connection.
  private func outcome<Success: Sendable>(
    of work: Work<Success>, on connection: PostgresConnection, asked: Instant
  ) -> Result<Success, PersistenceError>? {
    if !connection.isMade, state.withLock({ $0.isRefused(at: .now) }) { return nil }
    do throws(PersistenceError) {
      try connection.begin(asked: asked)
    } catch {
      guard error.code == .unreachable || error.code == .denied else { return .failure(error) }
      state.withLock { $0.refused = .now }
      return nil
    }
    return Result { () throws(PersistenceError) in try work(connection) }
  }
}
