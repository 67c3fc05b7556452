import Testing

@testable import StrataCommands

/// Tests of the frames of the Language Server Protocol.
@Suite struct MessageStreamTests {
  private func parts(_ texts: String...) -> [MessageStream.Part] {
    var stream = MessageStream()
    var parts: [MessageStream.Part] = []
    for text in texts {
      stream.add(text.utf8)
      while let part = stream.next() { parts.append(part) }
    }
    return parts
  }

  private func message(_ text: String) -> MessageStream.Part { .message(Array(text.utf8)) }

  @Test func `messages arrive in pieces and together`() {
    #expect(parts("Content-Length: 2\r\n\r\n{}") == [message("{}")])
    #expect(parts("Conte", "nt-Length: 2\r\n\r", "\n{", "}") == [message("{}")])
    #expect(
      parts("Content-Length: 2\r\n\r\n{}Content-Length: 3\r\n\r\n[1]")
        == [message("{}"), message("[1]")])
  }

  @Test func `unknown header fields are ignored, and field names may be in any case`() {
    let head = "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:2\r\n\r\n"
    #expect(parts(head + "{}") == [message("{}")])
  }

  @Test(arguments: [
    "Content-Length: x", "Content-Length: -1", "Length: 2", "Content-Length: 99999999999",
  ])
  func `after a header without a valid length the next message is read`(header: String) {
    let found = parts(header + "\r\n\r\nContent-Length: 2\r\n\r\n{}")
    #expect(found == [.broken("the header has no valid Content-Length"), message("{}")])
  }

  @Test func `a header without an end is reported once it is too long`() {
    let text = String(repeating: "a", count: MessageStream.longestHeader + 1)
    #expect(
      parts(text) == [
        .broken("the language server got a message whose header has no empty line at its end")
      ])
  }

  @Test func `a message that is framed and read again is unchanged`() {
    let value: MessageValue = .object(["a": .list([.integer(1), .null, .text("ü/")])])
    var stream = MessageStream()
    stream.add(MessageStream.frame(value))
    #expect(stream.next() == .message(Array(#"{"a":[1,null,"ü/"]}"#.utf8)))
    #expect(stream.next() == nil)
  }
}
