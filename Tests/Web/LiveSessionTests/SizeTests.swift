import Observation
import StrataKitTesting
import StrataWire
import SwiftUI
import Testing

@testable import StrataLiveSession

/// Tests of the bytes of payload for frequent changes.
@MainActor @Suite(.timeLimit(.minutes(10))) struct SizeTests {
  @Test func `a tap and its patch take at most 40 bytes each, also at the thousandth tap`()
    async throws
  {
    let host = TestHost { CounterView() }
    let (session, peer, page) = try await host.live()
    let more = try page.number(of: "more")
    for number in 1...1000 {
      let text = "[\(number),\(number - 1),\(more),\"tap\"]"
      #expect(text.utf8.count <= 40)
      #expect(host.holder.receive(try ClientMessage(text), for: session, from: peer))
      let answer = peer.take()
      #expect(answer.count == 1 && answer[0].utf8.count <= 40)
    }
  }

  @Test func `one changed row of three hundred takes at most 120 bytes`()
    async throws
  {
    let rows = Rows(300)
    let host = TestHost { RowsView(rows: rows) }
    let (session, peer, _) = try await host.live()
    // One of the rows that are drawn.
    rows.names[30] = "another name"
    session.window.tree.flush()
    #expect(peer.sent.count == 1)
    #expect((peer.sent.first?.utf8.count ?? 999) <= 120)
    #expect(peer.sent.first?.contains("another name") == true)
  }

  @Test func `one moved row of a thousand takes at most sixty bytes`() async throws {
    let rows = Rows(1000)
    let host = TestHost { RowsView(rows: rows) }
    let (session, peer, _) = try await host.live()
    rows.order.insert(rows.order.remove(at: 40), at: 3)
    session.window.tree.flush()
    #expect(peer.sent.count == 1)
    let patch = try #require(peer.sent.first)
    #expect(patch.utf8.count <= 60)
    #expect(patch.hasPrefix("[1,0,[[4,"), "it is a move, and the only step: \(patch)")
  }

  @Test func `an idle session evaluates nothing and sends nothing`() async throws {
    let host = TestHost { CounterView() }
    let (session, peer, _) = try await host.live()
    let evaluations = session.window.tree.evaluations
    for _ in 0..<10 { session.window.tree.flush() }
    #expect(session.window.tree.evaluations == evaluations)
    #expect(peer.sent == [])
  }
}

@Observable final class Rows {
  var order: [Int]
  var names: [Int: String]

  init(_ count: Int) {
    order = Array(0..<count)
    names = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, "name \($0)") })
  }
}

struct RowsView: View {
  let rows: Rows

  var body: some View {
    List {
      ForEach(rows.order, id: \.self) { number in
        Text(verbatim: "\(number): \(rows.names[number] ?? "")")
      }
    }
  }
}
