import Glibc
import Testing

@testable import StrataWebServer

/// Tests of a request head that is examined before it is parsed.
struct AwaitedHeadTests {
  private typealias Look = AwaitedHead.Look
  private static let clear = Look.whole(isUnclear: false, isForwarded: false)
  private static let unclear = Look.whole(isUnclear: true, isForwarded: false)

  /// Returns the results of looking each time that a part has arrived; the peer's end is `nil`.
  private func looks(_ parts: [String?]) throws -> [Look] {
    var ends: [Int32] = [-1, -1]
    try #require(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
    defer { for end in ends { close(end) } }
    var head = AwaitedHead(ends[0], seconds: 1)
    let buffer = HeaderBuffer(capacity: 128 << 10)
    return parts.map { part in
      if let part {
        #expect(write(ends[1], part, part.utf8.count) == part.utf8.count)
      } else {
        shutdown(ends[1], Int32(SHUT_WR))
      }
      return head.look(with: buffer)
    }
  }

  @Test func `a head is partial until its last line has arrived`() throws {
    #expect(
      try looks(["", "GE", "T / HTTP/1.1\r\nHo", "st: a\r\n", "\r", "\n"])
        == [.partial, .partial, .partial, .partial, .partial, Self.clear])
    #expect(try looks(["GET / HTTP/1.1\r\nHost: a\r\n\r\nthe next"]) == [Self.clear])
  }

  @Test(arguments: [
    "GET / HTTP/1.1\nHost: a\r\n\r\n", "GET / HTTP/1.1\r\nHost: a\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\n\n", "GET / HTTP/1.1\r\nHost: a\rb\r\n\r\n",
    "\r\n\r\n\r\n\r\n\r\nGET / HTTP/1.1\r\n\r\n",
  ])
  func `a request head that proxies may parse differently is rejected as ambiguous`(head: String)
    throws
  {
    #expect(try looks([head]) == [Self.unclear])
  }

  @Test(arguments: [
    ("GET / HTTP/1.1\r\nHost: a\r\nUser: a\r\n\r\n", HeadRefusal.name),
    ("GET / HTTP/1.1\nHost: a\nUser: a\n\n", .name),
    ("BREW / HTTP/1.1\r\nHost: a\r\n\r\n", .method),
    ("GET http://a/ HTTP/1.1\r\nHost: a\r\n\r\n", .target),
    ("GET /%4 HTTP/1.1\r\nHost: a\r\n\r\n", .target),
    ("GET /?a=%00 HTTP/1.1\r\nHost: a\r\n\r\n", .escape),
    ("GET /\0 HTTP/1.1\r\nHost: a\r\n\r\n", .control),
    ("GET /a?\u{7F} HTTP/1.1\r\nHost: a\r\n\r\n", .control),
    ("GET /?a=%0AAge:1 HTTP/1.1\r\nHost: a\r\n\r\n", .escape),
    ("GET /b%0d HTTP/1.1\r\nHost: a\r\n\r\n", .escape), ("\u{16}\u{3}\u{1}", .request),
  ])
  func `a head that libwebsockets would not pass on is refused before`(
    head: String, refusal: HeadRefusal
  ) throws {
    let isRequest = head.hasPrefix("G") || head.hasPrefix("B")
    let line = isRequest ? head.prefix { !$0.isNewline } : ""
    #expect(try looks([head]) == [.refused(refusal, line: String(line))])
  }

  @Test(arguments: [
    "User-Agent", "Users", "Authorization", "Accept", "Accept-Encoding", "X-Foo", "TE", "Cookie",
  ])
  func `a head whose last name is not the beginning of a known one is clear`(name: String) throws {
    #expect(try looks(["GET /%20?%41 HTTP/1.1\r\n\(name): a\r\n\r\n"]) == [Self.clear])
  }

  @Test
  func `a head that is too long, or cut off by the end of the connection, is no longer awaited`()
    throws
  {
    #expect(try looks([String(repeating: "a", count: HeadLines.limit)]) == [Self.unclear])
    #expect(try looks(["GET / HT", nil]) == [.partial, Self.unclear])
    #expect(try looks([nil]) == [.ended])
  }

  @Test(arguments: ["X-Forwarded-For", "x-forwarded-proto", "Via", "Forwarded", "X-Real-IP"])
  func `a head with a proxy's header counts as forwarded`(name: String) throws {
    let head = "GET / HTTP/1.1\r\nHost: a\r\n\(name): b\r\n\r\n"
    #expect(try looks([head]) == [.whole(isUnclear: false, isForwarded: true)])
    let other = "GET /\(name):b HTTP/1.1\r\nX-\(name): b\r\nHost: a\r\n\r\n"
    #expect(try looks([other]) == [Self.clear])
  }
}
