import StrataKitTesting
import Testing

@testable import StrataWire

struct ClientMessageTests {
  // try!: without these files the suite would have no cases, and pass.
  // swift-format-ignore: NeverUseForceTry
  static let fixture: Fixture.Client = try! Fixture.read("client")
  // swift-format-ignore: NeverUseForceTry
  static let refused: [Fixture.Refused] = try! Fixture.read("refused")

  @Test(arguments: fixture.browser + fixture.others)
  func `each message of a browser is decoded`(_ sent: Fixture.Client.Message) throws {
    #expect(try ClientMessage(sent.text) == expected(sent))
  }

  private func expected(_ sent: Fixture.Client.Message) throws -> ClientMessage {
    switch sent.kind {
    case "hello":
      .hello(
        .init(
          version: try #require(sent.version), token: try #require(sent.token),
          lastPatch: sent.seq, url: try #require(sent.url)))
    case "event":
      .event(
        .init(
          number: try #require(sent.number), lastPatch: sent.seq, id: try #require(sent.id),
          name: try #require(sent.event), value: sent.value, editVersion: sent.edit))
    default: .acknowledgement(lastPatch: sent.seq)
    }
  }

  @Test(arguments: refused)
  func `an invalid message is refused with the name of its field`(
    _ bad: Fixture.Refused
  ) throws {
    let error = #expect(throws: WireError.self) { try ClientMessage(bad.text) }
    #expect(error?.description == bad.error)
  }

  /// The plain ones ended the whole process, and so did those that Foundation takes for UTF-16.
  @Test(arguments: ["[", "[\0", "\0["])
  func `513 open brackets are refused`(part: String) {
    #expect(throws: WireError.notAnArray) {
      try ClientMessage(String(repeating: part, count: 513))
    }
  }

  @Test func `a message, value, name, URL or token that is too long is refused`() {
    let long = String(repeating: "é", count: ClientMessage.maximumText / 2 + 1)
    #expect(throws: WireError.tooLong(field: "value", limit: 100_000)) {
      try ClientMessage(#"[1,0,6,"input","\#(long)"]"#)
    }
    #expect(throws: WireError.tooLong(field: "message", limit: 200_000)) {
      try ClientMessage(#"[1,0,6,"input","\#(long + long)"]"#)
    }
    let name = String(repeating: "n", count: ClientMessage.maximumName + 1)
    #expect(throws: WireError.tooLong(field: "name", limit: 8192)) {
      try ClientMessage(#"[1,0,6,"\#(name)"]"#)
    }
    #expect(throws: WireError.tooLong(field: "url", limit: 8192)) {
      try ClientMessage(#"["h",1,"t",0,"/\#(name)"]"#)
    }
    #expect(throws: WireError.tooLong(field: "token", limit: 8192)) {
      try ClientMessage(#"["h",1,"\#(name)",0,"/"]"#)
    }
  }

  @Test func `the longest text that is allowed is decoded`() throws {
    let text = String(repeating: "x", count: ClientMessage.maximumText)
    guard case .event(let event) = try ClientMessage(#"[1,0,6,"input","\#(text)",1]"#) else {
      return #expect(Bool(false))
    }
    #expect(event.value == text)
  }

  @Test(arguments: 0..<200)
  func `a mutated message is decoded or throws`(_ seed: Int) throws {
    var random = SeededGenerator(seed: UInt64(seed))
    let messages = Self.fixture.browser + Self.fixture.others
    let message = try #require(messages.randomElement(using: &random))
    var bytes = Array(message.text.utf8)
    for _ in 0..<Int.random(in: 1...4, using: &random) {
      guard let place = bytes.indices.randomElement(using: &random) else { break }
      switch Int.random(in: 0...2, using: &random) {
      case 0: bytes.remove(at: place)
      case 1: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random)
      default: bytes.insert(contentsOf: bytes[place...].prefix(9), at: place)
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    do {
      _ = try ClientMessage(text)
    } catch {
      #expect(!error.description.isEmpty)
    }
  }
}
