import StrataLiveSession
import SwiftUI

/// The server's time for an event.
struct EventBenchmark: Benchmark {
  let title = "Server's part of an event"
  let method = """
    From the text of a browser's message to the text of the patch: decoded, handled, evaluated, \
    compared, encoded. Wall time of each event, one after the other, without a socket.
    """
  private static let events = 5_000

  func run() async throws -> [Figure] {
    let counter = SessionHolder { CounterScreen() }
    let rows = SessionHolder { RowsScreen(300) }
    var figures = try await one(counter, "more").figures("counter", p95: 1)
    figures += try await one(rows, "change").figures("1 of 300 rows", p95: 1)
    figures += try await many(counter).figures("counter, 1,000 sessions in turn", p95: nil, p99: 20)
    counter.endAll()
    rows.endAll()
    return figures
  }

  private func one(_ holder: SessionHolder, _ button: String) async throws -> Samples {
    let visitor = try await Visitor(holder)
    let id = try visitor.page.number(of: button)
    for _ in 0..<500 { try visitor.receive(visitor.tap(id)) }
    var samples = Samples()
    for _ in 0..<Self.events { samples.add(try time(visitor, id)) }
    return samples
  }

  /// Measures events of sessions that were idle while a thousand others were served.
  private func many(_ holder: SessionHolder) async throws -> Samples {
    var visitors: [Visitor] = []
    for _ in 0..<1_000 { visitors.append(try await Visitor(holder)) }
    let id = try visitors[0].page.number(of: "more")
    var samples = Samples()
    for _ in 0..<5 {
      for visitor in visitors { samples.add(try time(visitor, id)) }
    }
    return samples
  }

  private func time(_ visitor: Visitor, _ id: Int) throws -> Duration {
    let message = visitor.tap(id)
    let start = ContinuousClock.now
    try visitor.receive(message)
    return start.duration(to: .now)
  }
}
