import Testing

@testable import StrataWebServer

/// Tests of the server's types that need no socket.
struct PartsTests {
  @Test func `header names are compared without regard to case, and headers keep their order`() {
    var headers: HTTPHeaders = ["B": "1", "a": "2"]
    headers.append("3", for: "b")
    #expect(headers["b"] == "1")
    #expect(headers.values(for: "B") == ["1", "3"])
    #expect(headers.map(\.name) == ["b", "a", "b"])
    headers["B"] = "4"
    #expect(headers.map(\.value) == ["2", "4"])
    headers["a"] = nil
    #expect(headers.count == 1)
  }

  @Test(arguments: [
    ("a%20b", "a b"), ("a+b", "a b"), ("100%", "100%"), ("%4", "%4"), ("%zz", "%zz"),
    ("%C3%BC", "ü"), ("%FF", "\u{FFFD}"), ("%2b", "+"), ("", ""),
  ])
  func `percent-encoding is decoded, invalid encoding is kept`(encoded: String, decoded: String) {
    #expect(PercentEncoding.decode(encoded.utf8, plusIsSpace: true) == decoded)
  }

  @Test
  func `the items of a query string are returned in order, with empty values for missing ones`() {
    let request = HTTPRequest(query: "q=a%20b&lang&q=&=x&a=1=2")
    #expect(request.queryItems().map(\.name) == ["q", "lang", "q", "", "a"])
    #expect(request.queryItems().map(\.value) == ["a b", "", "", "x", "1=2"])
    #expect(request.queryValue("q") == "a b")
    #expect(HTTPRequest().queryItems().isEmpty)
  }

  @Test func `a close reason is cut at a character, and an invalid code is replaced`() {
    let long = CloseReason(code: 1000, text: String(repeating: "é", count: 100))
    #expect(long.text == String(repeating: "é", count: 61))
    let codes: [UInt16] = [999, 1004, 1005, 1006, 1015, 2999, 5000, 1001, 4999]
    let kept: [UInt16] = [1000, 1000, 1000, 1000, 1000, 1000, 1000, 1001, 4999]
    #expect(codes.map { CloseReason(code: $0, text: "").code } == kept)
  }

  @Test
  func `the buffer of outgoing messages does not grow while one is sent for each one added`() {
    var messages = OutgoingMessages()
    let isFirst = messages.append(OutgoingMessage("0"))
    #expect(isFirst)
    for number in 1..<10_000 {
      let isNew = messages.append(OutgoingMessage("\(number)"))
      #expect(!isNew)
      guard case .send(let message) = messages.next() else {
        Issue.record("nothing to send at \(number)")
        return
      }
      let payload = message.bytes.dropFirst(OutgoingMessage.room)
      #expect(String(decoding: payload, as: UTF8.self) == "\(number - 1)")
      messages.sent(payload.count)
    }
    #expect(messages.bytes == 4)
    #expect(messages.room < 1024)
  }

  @Test func `an outgoing queue that was ended accepts no message`() {
    var messages = OutgoingMessages()
    _ = messages.append(OutgoingMessage("a"))
    messages.end()
    let tells = [
      messages.append(OutgoingMessage("b")), messages.close(CloseReason(code: 1000, text: "")),
    ]
    #expect(tells == [false, false])
    #expect(messages.bytes == 0)
    guard case .nothing = messages.next() else {
      Issue.record("something to send")
      return
    }
  }
}
