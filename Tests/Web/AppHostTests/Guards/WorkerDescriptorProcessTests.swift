import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of an app served by workers, of which the front or a worker has no descriptor left for new
/// connections.
@Suite(.timeLimit(.minutes(10))) struct WorkerDescriptorProcessTests {
  private static let newcomers = 20

  @Test
  func `a front without free descriptors rests, says so in one sentence, and goes on with room`()
    async throws
  {
    let app = try await ServedApp.withWorkers(1)
    let window = try await CounterWindow(of: app)
    try await ServedApp.waitForRest(of: app.processID)
    let used = try ServedApp.descriptors(of: app.processID)
    // Not even the reserve descriptor can be used, nor may the front watch all that it has.
    try await ServedApp.limit(app.processID, to: 3)
    let newcomer = try await app.ask("/readyz")
    try await app.waitForShortage()
    try await ServedApp.waitForRest(of: app.processID)
    try await window.exchange(tap: 1)

    try await ServedApp.limit(app.processID, to: ServedApp.limit(leaving: 8, beside: used))
    #expect(try await newcomer.response().status == 200, "it has waited until now")
    try await expectRoom(in: app)

    let idle = try await idleDescriptors(of: app, count: used.count)
    try await ServedApp.limit(app.processID, to: ServedApp.limit(leaving: 0, beside: idle))
    let closed = await closedNewcomers(of: app)
    #expect(closed == Self.newcomers, "newcomers are turned away")
    try await ServedApp.waitForRest(of: app.processID)
    try await window.exchange(tap: 2)

    try await ServedApp.limit(app.processID, to: ServedApp.limit(leaving: 8, beside: idle))
    #expect(await app.answered("/") != nil)
    #expect(app.shortages == 1, "\(app.errors)")
    record(closed, app)
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  @Test
  func `a worker without free descriptors serves those inside, and says so in one sentence`()
    async throws
  {
    let app = try await ServedApp.withWorkers(1)
    let window = try await CounterWindow(of: app)
    let worker = try #require(app.workers.first)
    try await ServedApp.limit(worker, to: 3)
    let closed = await closedNewcomers(of: app)
    #expect(closed == Self.newcomers, "the front hands them over, and the worker cannot take them")
    try await app.waitForShortage()
    try await ServedApp.waitForRest(of: worker)
    try await window.exchange(tap: 1)

    try await ServedApp.limit(
      worker, to: ServedApp.limit(leaving: 8, beside: try ServedApp.descriptors(of: worker)))
    #expect(await app.answered("/") != nil)
    #expect(try await app.figure("strata_workers_lost_total") == 0)
    #expect(app.shortages == 1, "\(app.errors)")
    record(closed, app)
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }

  /// Expects that a front with few free descriptors closes the oldest connections that send nothing,
  /// and answers or hands over those that send a request.
  private func expectRoom(in app: ServedApp) async throws {
    var silent: [RawHTTPConnection] = []
    for _ in 0..<12 { silent.append(try await app.open()) }
    for _ in 0..<5 {
      #expect(await app.answered("/readyz") != nil)
      #expect(await app.answered("/") != nil)
    }
    let oldest = try #require(silent.first)
    #expect(try await oldest.socket.read(within: patience).isEmpty, "it has made room")
  }

  /// Waits until a front has closed the connections that their visitors have closed, and returns its
  /// descriptors.
  private func idleDescriptors(of app: ServedApp, count: Int) async throws -> Set<Int32> {
    while true {
      let open = try ServedApp.descriptors(of: app.processID)
      if open.count == count { return open }
      try Task.checkCancellation()
      await Task.yield()
    }
  }

  /// Returns how many connections of newcomers are closed without an answer.
  private func closedNewcomers(of app: ServedApp) async -> Int {
    var closed = 0
    for _ in 0..<Self.newcomers where await app.answered("/") == nil { closed += 1 }
    return closed
  }

  private func record(_ closed: Int, _ app: ServedApp) {
    BadDay("no-descriptors").record(
      done: ["newcomers without a free descriptor": Self.newcomers],
      seen: [
        "newcomers whose connection was closed": closed,
        "sentences for the operator": app.shortages,
      ])
  }
}
