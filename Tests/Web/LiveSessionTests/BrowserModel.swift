import StrataKitTesting
import StrataWire
import Testing

@testable import StrataLiveSession

/// A minimal browser: it numbers, stores, applies and resumes as the client does, over a connection
/// that a test breaks anywhere.
@MainActor struct BrowserModel {
  private let token: String
  private let more: Int32
  private let count: Int32
  private var session: LiveSession?
  private var peer = TestPeer()
  private var seq = 0
  private var outbox: [Int] = []
  /// Events that are on their way.
  private var outgoing: [Int] = []
  private var incoming: [String] = []
  private(set) var taps = 0
  /// The counter's text in the page.
  private(set) var shown = "0"

  var unanswered: Int { outbox.count }

  init(_ page: OpenedPage) throws {
    token = page.token
    more = try page.number(of: "more")
    count = try page.number(of: "count")
  }

  mutating func tap() {
    taps += 1
    outbox.append(taps)
    if session != nil { outgoing.append(taps) }
  }

  /// Delivers up to `limit` messages in each direction.
  mutating func exchange(_ host: TestHost, upTo limit: Int) {
    guard let session else { return }
    for number in outgoing.prefix(limit) {
      let event = ClientMessage.event(.init(number, seq: seq, more, "tap"))
      #expect(host.holder.receive(event, for: session, from: peer))
    }
    outgoing.removeFirst(min(limit, outgoing.count))
    incoming += peer.take()
    for text in incoming.prefix(limit) { receive(text) }
    incoming.removeFirst(min(limit, incoming.count))
  }

  /// Breaks the connection: messages on their way are lost.
  mutating func drop(_ host: TestHost) {
    guard let session else { return }
    host.holder.disconnect(peer, from: session)
    self.session = nil
    (outgoing, incoming) = ([], [])
  }

  mutating func connect(_ host: TestHost) async throws {
    drop(host)
    peer = TestPeer()
    session = await host.connect(peer, token, lastPatch: seq)
    let welcome = try #require(peer.sent.first)
    #expect(welcome.hasPrefix(#"["w","resumed","#))
    incoming = Array(peer.take().dropFirst())
    acknowledge(try #require(Int(welcome.dropFirst(15).dropLast())))
    outgoing = outbox
  }

  private mutating func acknowledge(_ number: Int) { outbox.removeAll { $0 <= number } }

  /// Applies `[seq, lastEvent, [[0, count, "text"]]]` or `[seq, lastEvent, []]`.
  private mutating func receive(_ text: String) {
    let parts = text.dropFirst().split(separator: ",", maxSplits: 2)
    guard let number = Int(parts[0]), let covered = Int(parts[1]) else {
      Issue.record("not a patch: \(text)")
      return
    }
    acknowledge(covered)
    guard number > seq else { return }
    #expect(number == seq + 1, "a patch is missing")
    seq = number
    let start = "[[0,\(count),\""
    if parts[2].hasPrefix(start) { shown = String(parts[2].dropFirst(start.count).dropLast(4)) }
  }
}
