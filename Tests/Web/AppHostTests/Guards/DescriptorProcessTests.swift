import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of a served app that has no descriptor left for new connections.
@Suite(.timeLimit(.minutes(10))) struct DescriptorProcessTests {
  @Test
  func `a server without free descriptors serves those inside, rests, and says so in one sentence`()
    async throws
  {
    let app = try await ServedApp.start("Counter")
    let window = try await CounterWindow(of: app)
    let used = try ServedApp.descriptors(of: app.processID)
    // Not even the reserve descriptor can be used to turn a newcomer away.
    try await ServedApp.limit(app.processID, to: 3)
    let newcomer = try await app.ask("/readyz")
    try await app.waitForShortage()
    try await ServedApp.waitForRest(of: app.processID)
    try await window.exchange(tap: 1)

    try await ServedApp.limit(app.processID, to: ServedApp.limit(leaving: 8, beside: used))
    #expect(try await newcomer.response().status == 200, "it has waited until now")
    var crowd = [newcomer]
    while let inside = await app.answered("/readyz") {
      crowd.append(inside)
      try #require(crowd.count < 64, "the limit has no effect")
    }
    var closed = 0
    for _ in 0..<20 {
      let isClosed = await app.answered("/readyz") == nil
      #expect(isClosed, "newcomers are turned away")
      if isClosed { closed += 1 }
    }
    try await ServedApp.waitForRest(of: app.processID)
    try await window.exchange(tap: 2)

    crowd.removeAll()
    while await app.answered("/readyz") == nil { try Task.checkCancellation() }
    let sentences = app.errors.split(separator: "\n").count
    #expect(sentences == 1, "\(app.errors)")
    BadDay("no-descriptors").record(
      done: ["newcomers without a free descriptor": 20],
      seen: [
        "newcomers whose connection was closed": closed, "sentences for the operator": sentences,
      ])
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }
}
