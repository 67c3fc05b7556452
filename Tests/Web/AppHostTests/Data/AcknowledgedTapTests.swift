import Foundation
import StrataBrowserTesting
import StrataKitTesting
import StrataPersistence
import Testing

/// Tests of what a browser was told about its taps by a server that is then killed.
@Suite(.timeLimit(.minutes(60))) struct AcknowledgedTapTests {
  private static let taps = 4
  /// The number of kills: `STRATA_KILLS=1000` finds what is rare.
  private static let kills =
    ProcessInfo.processInfo.environment["STRATA_KILLS"].flatMap { Int($0) } ?? 20

  @Test(.thorough) func `each tap that was acknowledged before the server was killed is stored`()
    async throws
  {
    var random = SeededGenerator(seed: 1)
    let app = try await ServedApp.start("keepsake", environment: environment(of: 0))
    var acknowledged: Set<String> = []
    for round in 0..<Self.kills {
      if round > 0 { try await app.restart(environment: environment(of: round)) }
      // Each tap is answered, and later acknowledged, alone or together with others.
      let messages = Int.random(in: 1...2 * Self.taps, using: &random)
      let last = try await tapAndKill(app, after: messages)
      acknowledged.formUnion((0..<last).map { "\(round)-\($0 + 1)" })
    }
    #expect(!acknowledged.isEmpty, "the server was always killed before it had stored anything")
    let missing = acknowledged.subtracting(try await stored(by: app))
    #expect(missing == [])
    BadDay("killed-tap").record(
      done: ["kills": Self.kills, "taps": Self.kills * Self.taps],
      seen: ["taps that were acknowledged": acknowledged.count],
      lost: ["acknowledged taps that are not stored": missing.count])
  }

  private func environment(of round: Int) -> [String: String] { ["KEEPSAKE_ROUND": "\(round)"] }

  /// Taps, kills the server once it has sent some messages, and returns the number of the last tap
  /// that it has acknowledged.
  private func tapAndKill(_ app: ServedApp, after messages: Int) async throws -> Int {
    let page = try await LoadedPage(of: app)
    let button = try #require(page.button)
    let (socket, welcome) = try await page.connect(to: app)
    try #require(welcome == #"["w","resumed",0]"#)
    let frames = (1...Self.taps).flatMap { number in
      WebSocketFrame(text: "[\(number),0,\(button),\"tap\"]").encoded
    }
    try await socket.socket.write(frames)
    var last = 0
    for _ in 0..<messages where last < Self.taps {
      last = try #require(try await acknowledgement(from: socket))
    }
    try await app.kill()
    // What was on its way when the server was killed reaches the browser, too.
    while let number = try? await acknowledgement(from: socket) { last = number }
    return last
  }

  /// Returns the last event that the next patch acknowledges; `nil` if the socket is closed.
  private func acknowledgement(from socket: RawWebSocket) async throws -> Int? {
    let frame = try await socket.receive { $0.opcode == WebSocketFrame.Opcode.text }
    let parts = frame?.text.dropFirst().split(separator: ",", maxSplits: 2) ?? []
    return parts.count == 3 ? Int(parts[1]) : nil
  }

  private func stored(by app: ServedApp) async throws -> [String] {
    let database = try Database(file: app.dataFolder.appending(path: "data.sqlite"))
    let taps = DocumentStore(database).collection("taps", of: String.self, scope: .shared)
    let stored = try await taps.all()
    await database.close()
    return stored
  }
}
