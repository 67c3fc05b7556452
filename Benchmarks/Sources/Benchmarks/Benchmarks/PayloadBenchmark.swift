import StrataLiveSession
import SwiftUI

/// The size of an event and its patch in bytes.
struct PayloadBenchmark: Benchmark {
  let title = "Bytes of an event"
  let method = """
    UTF-8 bytes of the messages before WebSocket framing, at the hundredth event of a session, so \
    that numbers have grown.
    """

  func run() async throws -> [Figure] {
    let counter = try await bytes(SessionHolder { CounterScreen() }, "more")
    let row = try await bytes(SessionHolder { RowsScreen(300) }, "change")
    let move = try await bytes(SessionHolder { RowsScreen(1_000) }, "move")
    return [
      Figure(name: "counter tap, up", value: counter.up, unit: "B", budget: .atMost(40)),
      Figure(name: "counter tap, down", value: counter.down, unit: "B", budget: .atMost(40)),
      Figure(name: "1 of 300 rows changed, down", value: row.down, unit: "B", budget: .atMost(120)),
      Figure(name: "1 of 1,000 rows moved, down", value: move.down, unit: "B", budget: .atMost(60)),
    ]
  }

  private func bytes(
    _ holder: SessionHolder, _ button: String
  ) async throws -> (up: Double, down: Double) {
    let visitor = try await Visitor(holder)
    let id = try visitor.page.number(of: button)
    for _ in 0..<99 { try visitor.receive(visitor.tap(id)) }
    let message = visitor.tap(id)
    try visitor.receive(message)
    holder.endAll()
    return (Double(message.utf8.count), Double(visitor.peer.text.utf8.count))
  }
}
