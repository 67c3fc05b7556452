import StrataWebServer
import Testing

@testable import StrataWorkers

/// Tests of the parts of a request's head by which a front chooses the worker.
@Suite struct RequestHeadTests {
  private static let text =
    "GET /a/b?c=d HTTP/1.1\r\nHost: x\r\nCookie: one=1; device=abc.def\r\ncookie:two=2\r\n"
    + "Accept: */*\r\n\r\n"

  private func head(_ text: String) -> RequestHead? {
    if case .whole(let head) = RequestHead.read(Array(text.utf8)) { head } else { nil }
  }

  @Test func `a request head is parsed into method, path without query, and cookies`() {
    let head = head(Self.text)
    #expect(head?.method == "GET")
    #expect(head?.path == "/a/b")
    #expect(head?.cookies == ["one=1; device=abc.def", "two=2"])
    #expect(head?.isForwarded == false)
  }

  @Test func `a request head is parsed into its Host and X-Forwarded headers`() {
    let head = head(
      "GET / HTTP/1.1\r\nhost:\t app.example:80 \r\nX-Forwarded-Proto: https\r\n"
        + "X-Forwarded-For: 10.0.0.1\r\nHost: b\r\n\r\n")
    #expect(head?.hosts == ["app.example:80", "b"])
    #expect(head?.forwardedProtocols == ["https"])
    #expect(head?.forwardedFor == ["10.0.0.1"])
  }

  @Test func `a request head that arrives in parts is incomplete until its last byte`() {
    let bytes = Array(Self.text.utf8)
    for count in 0..<bytes.count {
      #expect(RequestHead.read(Array(bytes[..<count])) == .partial, "\(count) bytes")
    }
    #expect(RequestHead.read(bytes) != .partial)
  }

  @Test func `the bytes of a body after the request head are not parsed`() {
    let head = head("POST / HTTP/1.1\r\nHost: x\r\n\r\nCookie: device=evil\r\n\r\n")
    #expect(head?.method == "POST")
    #expect(head?.cookies == [])
  }

  @Test func `an empty line before the request line is ignored`() {
    #expect(head("\r\n\r\nGET /x HTTP/1.1\r\n\r\n")?.path == "/x")
    #expect(RequestHead.read(Array("\r\n".utf8)) == .partial)
    #expect(RequestHead.read(Array("\r\nGET / HTTP/1.1\r\n".utf8)) == .partial)
  }

  @Test
  func `a head that consists of empty lines is parsed at once, without waiting for a request`() {
    let head = head(String(repeating: "\r\n", count: 20))
    #expect(head?.method == "")
    #expect(head?.isUnclear == true, "a worker may find a request behind more empty lines")
  }

  @Test(arguments: ["\r\n", "\n"])
  func `parsing of a partial head is tried only when its latest byte may end it`(newline: String) {
    let text = ["GET / HTTP/1.1", "Host: x", "", ""].joined(separator: newline)
    let bytes = Array(text.utf8)
    for seen in 1..<bytes.count {
      bytes.withUnsafeBytes { whole in
        let mayEnd = HeadLines.mayEnd(whole, after: seen)
        #expect(mayEnd, "\(seen) bytes before")
        let part = UnsafeRawBufferPointer(rebasing: whole.dropLast())
        let mayPartEnd = HeadLines.mayEnd(part, after: seen)
        #expect(!mayPartEnd, "\(seen) bytes before")
      }
    }
  }

  @Test(arguments: [
    "GET /~/client.js?1", "head /~/icon", "POST /", "OPTIONS *", "GET /~/tiles/3/4_5-6.png",
  ])
  func `requests for files, and methods other than GET and HEAD, count as files for all visitors`(
    line: String
  ) {
    #expect(head("\(line) HTTP/1.1\r\n\r\n")?.isFile == true)
  }

  @Test(arguments: [
    "GET /", "get /", "gEt /", "GET /~/../", "GET /~/..%2f", "GET /~/%2e%2e/", "HEAD /~/a/../../",
    "GET /~x", "GET /page/~/x",
  ]) func `a path that a server may resolve to a page does not count as a file`(line: String) {
    #expect(head("\(line) HTTP/1.1\r\n\r\n")?.isFile == false)
  }

  @Test func `a head whose lines end without a carriage return is parsed`() {
    let head = head("GET /x HTTP/1.1\nCookie: a=b\n\n")
    #expect(head?.path == "/x")
    #expect(head?.cookies == ["a=b"])
  }

  @Test(arguments: [
    "GET / HTTP/1.1\nHost: x\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\n\n", "GET / HTTP/1.1\r\n\n",
    "\nGET / HTTP/1.1\r\nHost: x\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\ry: z\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: x\r\r\n\r\n", "GET /\r HTTP/1.1\r\nHost: x\r\n\r\n",
  ])
  func `a head with a lone line feed or carriage return is marked as ambiguous`(text: String) {
    #expect(head(text)?.isUnclear == true)
  }

  @Test(arguments: [
    text, "\r\n\r\nGET /x HTTP/1.1\r\n\r\n", "POST / HTTP/1.1\r\nHost: x\r\n\r\na\nb\n\nc\r",
  ])
  func `a head whose lines all end properly is not marked as ambiguous, whatever the body has`(
    text: String
  ) {
    #expect(head(text)?.isUnclear == false)
  }

  @Test(arguments: ["X-Forwarded-For", "x-real-ip", "VIA", "Forwarded", "X-Forwarded-Proto"])
  func `a header that proxies add marks the request as forwarded`(name: String) {
    #expect(head("GET / HTTP/1.1\r\n\(name): 10.0.0.1\r\n\r\n")?.isForwarded == true)
  }

  @Test func `the addresses of forwarded headers keep their order`() {
    let head = head(
      "GET / HTTP/1.1\r\nX-Forwarded-For: 1.1.1.1\r\nX-Forwarded-For: 2.2.2.2\r\n\r\n")
    #expect(head?.forwardedFor == ["1.1.1.1", "2.2.2.2"])
  }

  @Test func `a request head over the size limit is reported as too long`() {
    let long = "GET /x HTTP/1.1\r\nCookie: a=b\r\nX: "
    let bytes = Array(long.utf8)
    let rest = [UInt8](repeating: 0x61, count: RequestHead.limit - bytes.count)
    #expect(RequestHead.read(bytes + rest.dropLast()) == .partial)
    guard case .whole(let head) = RequestHead.read(bytes + rest) else {
      Issue.record("the head is partial")
      return
    }
    #expect(head.isTooLong)
  }

  @Test func `bytes that are not an HTTP request are parsed as a head without method and path`() {
    var refused = RequestHead()
    refused.refusal = .request
    #expect(RequestHead.read([0x16, 3, 1]) == .whole(refused))
    #expect(head("GET\r\n\r\n")?.path == "")
  }
}
