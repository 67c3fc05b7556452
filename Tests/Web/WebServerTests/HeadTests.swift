import Foundation
import StrataWebServer
import Testing

/// Tests of request heads that a proxy may parse in another way than the server.
struct HeadTests {
  private func answer(to request: String) async throws -> String {
    let bytes = try await withServer { _, port in
      try await talking(to: port) { client in
        try client.send(request)
        client.finishSending()
        return try client.readToEnd()
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  @Test(arguments: [
    "Content-Length: 1\r\nContent-Length: 2", "Content-Length: 2\r\nContent-Length: 1",
    "Content-Length: 0\r\nContent-Length: 2", "Content-Length: 2\r\nContent-Length: 0",
    "Content-Length: 1\r\ncontent-length: 2", "Content-Length: 1, 2",
  ])
  func `a request with two different content lengths is refused`(_ lines: String) async throws {
    for method in ["GET", "POST", "DELETE"] {
      let text = try await answer(to: "\(method) / HTTP/1.1\r\nHost: a\r\n\(lines)\r\n\r\nab")
      #expect(text.hasPrefix("HTTP/1.1 400 "), "\(method): \(text.prefix(60))")
      #expect(text.count(of: "HTTP/1.1 ") == 1, "the bytes after it are not read as a request")
    }
  }

  @Test(arguments: [
    "Content-Length : 2", "Content-Length\t: 2", "content-length  : 2", "Content-Length   : 2",
    "Content-Length \t : 2", "Content-Length \t \t\t  : 2", "Transfer-Encoding : chunked",
    "Host : b",
    "Cookie : device=x", "Connection : close", "X-Foo : 2", "X-Foo\t:2", "Accept-Language : de",
    "X-Forwarded-For : 9.9.9.9", "X-One: 1\r\nX-Foo : 2\r\nX-B: 3", "HTTP/1.1 : 2", " : 2",
    "X-One: 1\r\nContent-Length\(String(repeating: " ", count: 300)): 2",
    "Content-Length\(String(repeating: " ", count: 70_000)): 2",
  ])
  func `a request with a blank before the colon of a header is refused`(_ line: String) async throws
  {
    try await expectRefusal(of: line)
  }

  @Test(arguments: [
    " Content-Length: 2", "\tContent-Length: 2", "   Content-Length: 2", " X-Foo: 2",
    "X-One: 1\r\n Content-Length: 2", "X-One: 1\r\n \tfolded", "Accept: a\r\n b: c",
    " Content-Length : 2",
  ])
  func `a header line that starts with a blank is refused`(_ line: String) async throws {
    try await expectRefusal(of: line)
  }

  @Test(arguments: [
    "Content-Length 2", "nothing", "nothing\r\nContent-Length: 2", ": 2\r\nContent-Length: 2",
    "Content: 2\r\nContent-Length: 2", "X: 1\r\nContent-Length: 2", "Content Length: 2",
    "X-One\u{0}: 2", "X-A: 1\r\nContent-Length: 2",
    "Cookie: \u{0}\u{0}\u{2}b\u{0}\u{1}\u{0}\u{0}\u{0}\u{0}b:\r\nb: 2",
  ])
  func `a header line without a name or a colon is refused, and so is a zero byte`(_ line: String)
    async throws
  {
    try await expectRefusal(of: line)
  }

  /// libwebsockets does not notice the end of such a head.
  @Test(arguments: [
    "User: a", "Auth: a", "If: a", "Proxy: a", "X-Auth: a", "A: a", "Get: a", "nothing", ":a",
    " folded", "User: a\r\nAuth: a\r\nProxy: a",
  ])
  func `a last header line whose end would be missed is refused at once`(_ line: String)
    async throws
  {
    for end in ["\r\n", "\n"] {
      let text = try await answer(to: "GET /a HTTP/1.1\r\nHost: a\(end)\(line)\(end)\(end)")
      #expect(text.hasPrefix("HTTP/1.1 400 "), "\(text.prefix(60))")
      #expect(text.contains("\r\nconnection: close\r\n"))
      #expect(text.count(of: "HTTP/1.1 ") == 1)
    }
  }

  @Test(arguments: [
    ("BREW / HTTP/1.1", 501), ("TRACE / HTTP/1.1", 501), ("CONNECT a:1 HTTP/1.1", 501),
    ("GET http://a/b HTTP/1.1", 400), ("OPTIONS * HTTP/1.1", 400), ("GET /%zz HTTP/1.1", 400),
    ("GET /a?b=%1 HTTP/1.1", 400), ("GET /% HTTP/1.1", 400), ("GET /%00 HTTP/1.1", 400),
    ("GET", 400), ("GET\t/ HTTP/1.1", 400),
  ])
  func `an unknown method and a target that cannot be decoded get an answer of this server`(
    line: String, status: Int
  ) async throws {
    let text = try await answer(to: "\(line)\r\nHost: a\r\n\r\n")
    #expect(text.hasPrefix("HTTP/1.1 \(status) "), "\(text.prefix(60))")
    #expect(text.contains("\r\ncontent-type: text/plain; charset=utf-8\r\n"))
  }

  @Test(arguments: [
    "/?text=%00", "/?a%00=b", "/a%00", "/?text=%0a", "/?text=%0D%0A", "/?%0aCookie:a=b",
    "/a%0d%0aCookie:a=b", "/?a=%0aHTTP/1.1",
  ])
  func `a zero byte or a line break in an address gets an answer, and adds no header`(
    _ target: String
  ) async throws {
    let text = try await answer(to: "GET \(target) HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(text.hasPrefix("HTTP/1.1 400 "), "\(text.prefix(60))")
    #expect(text.contains("escaped zero byte, line feed or carriage return"))
  }

  @Test(arguments: ["/?%0aCookie:a=b", "/a%0d%0aCookie:a=b", "/?b=%0d", "/?b=%0A"])
  func `a line break in an address adds no header to a later request of a connection`(
    _ target: String
  ) async throws {
    let answer = try await withServer { _, port in
      try await talking(to: port) { client in
        #expect(try client.get("/first").status == 200)
        return try client.get(target)
      }
    }
    #expect(answer.status == 400 && answer.text.contains("the first line"), "\(answer.text)")
  }

  @Test(arguments: ["%01", "%09", "%1b", "%7f", "%C2%85", "%ff"])
  func `another control character in an address is passed on escaped`(_ escape: String)
    async throws
  {
    let text = try await answer(to: "GET /fine?a=\(escape) HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(text.hasPrefix("HTTP/1.1 200 "), "\(text.prefix(60))")
  }

  @Test(arguments: [
    "Age: 1", "Host: a\r\nHost: b", "Host: a\r\nhost: a", "Host:", "Host: ", "Host: \t",
    "Host:\r\nHost: a", "Host: a\r\nHost:", "Host: a b", "Host: a, b", "Host: a/b", "Host: u@a",
    "Host: \u{e9}",
  ])
  func `a request without exactly one Host is refused`(_ lines: String) async throws {
    for method in ["GET", "POST"] {
      let text = try await answer(to: "\(method) / HTTP/1.1\r\n\(lines)\r\nX-One: 1\r\n\r\n")
      #expect(text.hasPrefix("HTTP/1.1 400 "), "\(method): \(text.prefix(60))")
      #expect(text.contains("\r\nconnection: close\r\n"))
    }
  }

  @Test(arguments: [
    "a.example:8080", "[::1]:80", "127.0.0.1", " a", "a ", "\ta \t", "A_b-c.~x%41",
    "xn--e1afmkfd.x",
  ])
  func `a name or an address is accepted as the host`(_ host: String) async throws {
    let text = try await answer(to: "GET /fine HTTP/1.1\r\nHost:\(host)\r\nX-One: 1\r\n\r\n")
    #expect(text.hasPrefix("HTTP/1.1 200 "), "\(text.prefix(60))")
  }

  @Test(arguments: [("", 200), ("Host: a\r\n", 200), ("Host: a\r\nHost: b\r\n", 400)])
  func `HTTP 1.0 may leave out the host`(lines: String, status: Int) async throws {
    let text = try await answer(to: "GET /fine HTTP/1.0\r\n\(lines)\r\n")
    #expect(text.hasPrefix("HTTP/1.1 \(status) "), "\(text.prefix(60))")
  }

  @Test(arguments: [
    "GET /a HTTP/1.1\nHost: a\n\n", "GET /a HTTP/1.1\r\nHost: a\nAge: 1\r\n\r\n",
    "GET /a HTTP/1.1\r\nHost: a\r\n\n", "POST /a HTTP/1.1\r\nHost: a\nContent-Length: 1\r\n\r\na",
    "GET /a HTTP/1.0\n\r\n",
  ])
  func `a line that ends without a carriage return is refused`(_ head: String) async throws {
    let text = try await answer(to: head + "GET /b HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(text.hasPrefix("HTTP/1.1 400 "), "\(text.prefix(60))")
    #expect(text.contains("\r\nconnection: close\r\n"))
    #expect(text.count(of: "HTTP/1.1 ") == 1, "the bytes after it are not read as a request")
  }

  @Test(arguments: [
    "GET /a HTTP/1.1\r\nHost: a\r\nX-One: 1\rContent-Length: 5\r\n\r\n",
    String(repeating: "\r\n", count: 5) + "GET /a HTTP/1.1\nHost: a\n\n",
  ])
  func `a request with a lone carriage return, or after many empty lines, is not answered with 200`(
    _ head: String
  ) async throws {
    let text = try await answer(to: head)
    #expect(!text.contains("HTTP/1.1 200 "), "\(text.prefix(60))")
  }

  @Test func `a lone line feed is refused in a head that arrives byte by byte`() async throws {
    let heads = [
      "GET /a HTTP/1.1\r\nHost: a\r\n\r\n": 200, "GET /a HTTP/1.1\r\nHost: a\n\r\n": 400,
    ]
    for (head, expected) in heads {
      let status = try await withServer { _, port in
        try await talking(to: port) { client in
          for byte in head.utf8 { try client.send([byte]) }
          return try client.readResponse().status
        }
      }
      #expect(status == expected, "\(head)")
    }
  }

  @Test func `the connection of a request that a proxy forwarded is closed after its response`()
    async throws
  {
    for line in ["X-Forwarded-For: 9.9.9.9", "Via: 1.1 a", "forwarded: for=9.9.9.9"] {
      let (answer, rest) = try await withServer { _, port in
        try await talking(to: port) { client in
          (try client.get("/a", headers: line + "\r\n"), try client.readToEnd())
        }
      }
      #expect(answer.status == 200 && answer.headers["connection"] == "close", "\(line)")
      #expect(rest.isEmpty)
    }
  }

  @Test
  func `a client that stops sending in the middle of a head gets no response`()
    async throws
  {
    let next = try await withServer { _, port in
      for start in ["", "G", "GET /a HTTP/1.1\r\nHost: a"] {
        let rest = try await talking(to: port) { client in
          try client.send(start)
          client.finishSending()
          return try client.readToEnd()
        }
        #expect(rest.isEmpty)
      }
      return try await talking(to: port) { try $0.get("/next").text }
    }
    #expect(next == "/next")
  }

  @Test func `a server stops while heads are arriving`() async throws {
    let server = WebServer(respond: { .text($0.path) })
    let port = try server.start()
    let rests = try await withThrowingTaskGroup(of: Int.self) { group in
      let sent = AsyncStream<Void>.makeStream()
      for start in ["", "GET /a HT"] {
        group.addTask {
          try await talking(to: port) { client in
            try client.send(start)
            // Answered after the connections of this client and before it were accepted.
            _ = try RawClient(port: port).get("/b")
            sent.continuation.yield()
            return try client.readToEnd().count
          }
        }
      }
      var arrived = sent.stream.makeAsyncIterator()
      for _ in 0..<2 { await arrived.next() }
      await server.stop(within: .seconds(60))
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(rests == [0, 0])
    #expect(server.statistics.openConnections == 0)
  }

  /// libwebsockets accepts a header before the request line.
  @Test(arguments: ["Host", "Cookie", "Accept", "User-Agent", "Content-Length"])
  func `a header before the request line is refused, and the server continues`(_ name: String)
    async throws
  {
    let statuses = try await withServer { _, port in
      var statuses: [Int] = []
      for length in [1, 200, 8_000] {
        let value = String(repeating: "1", count: length)
        let pairs = String(repeating: String(repeating: "b", count: 60) + ":", count: 60)
        statuses.append(
          try await talking(to: port) { client in
            try client.send(
              "\(name): \(value)\r\nGET / HTTP/1.1\r\nHost: a\r\nCookie: \(pairs)\r\n\r\n")
            return try client.readResponse().status
          })
      }
      statuses.append(
        try await talking(to: port) { try $0.get("/", headers: "X-One: 1\r\n").status })
      return statuses
    }
    #expect(statuses == [400, 400, 400, 200])
  }

  /// A name and the same without its first letter, so that the record of the one looks like a
  /// record of the other, one byte further in; and a value full of bytes that look like records.
  @Test
  func `bytes in a header that imitate the parser's records do not hide an invalid header`()
    async throws
  {
    let name = String(repeating: "q", count: 255)
    let forged = "\0\u{2}\0\u{1}\0\0\0\0k:v"
    for shift in 0..<forged.utf8.count {
      let fill = String(repeating: "z", count: shift) + String(repeating: forged, count: 8_500)
      let lines = "a\(name): v\r\nContent-Length : 5\r\n\(name): w\r\nFill: \(fill)"
      let text = try await answer(to: "GET / HTTP/1.1\r\nHost: a\r\n\(lines)\r\n\r\n")
      #expect(text.hasPrefix("HTTP/1.1 400 "), "\(shift): \(text.prefix(60))")
    }
  }

  private func expectRefusal(of line: String) async throws {
    for method in ["GET", "POST"] {
      let text = try await answer(
        to: "\(method) / HTTP/1.1\r\nHost: a\r\n\(line)\r\nAge: 1\r\n\r\nab: c\r\n\r\n")
      #expect(text.hasPrefix("HTTP/1.1 400 "), "\(method): \(text.prefix(60))")
      #expect(text.count(of: "HTTP/1.1 ") == 1, "the bytes after it are not read as a request")
    }
  }

  @Test func `later requests of a connection are checked, too`() async throws {
    let good = "GET /fine HTTP/1.1\r\nHost: a\r\nX-One: b : c\r\nSec-Fetch-Mode: cors\r\n\r\n"
    let bad = "GET /bad HTTP/1.1\r\nHost: a\r\nX-One: b\r\nX-Foo   : 2\r\n\r\n"
    for isSentAhead in [true, false] {
      let answers = try await withServer { _, port in
        try await talking(to: port) { client in
          if isSentAhead { try client.send(good + good + bad + good) }
          let answers = try [good, good, bad].map { request in
            if !isSentAhead { try client.send(request) }
            return try client.readResponse()
          }
          #expect(try client.readToEnd().isEmpty, "the bytes after it are not read as a request")
          return answers
        }
      }
      #expect(answers.map(\.status) == [200, 200, 400])
      #expect(answers.map(\.text).prefix(2) == ["/fine", "/fine"])
    }
  }

  @Test func `a head that arrives byte by byte is checked as a whole one`() async throws {
    let lines = [
      "X-One: 1\r\nX-B: 2", "X-One: \(String(repeating: " : ", count: 300))", "X-Foo \t: 2",
      " X-Foo: 2",
    ]
    var statuses: [Int] = []
    for line in lines {
      statuses += try await withServer { _, port in
        try await talking(to: port) { client in
          let request = "POST /slow HTTP/1.1\r\nHost: a\r\n\(line)\r\nContent-Length: 2\r\n\r\n"
          for byte in request.utf8 { try client.send([byte]) }
          try client.send("ab")
          return [try client.readResponse().status]
        }
      }
    }
    #expect(statuses == [200, 200, 400, 400])
  }

  @Test func `a refused head does not affect later requests`() async throws {
    let statuses = try await withServer { _, port in
      var statuses: [Int] = []
      let many = (0..<5_000).map { "x\($0) : 1\r\n" }.joined()
      for lines in [many, "", "X-One: 1\r\n", many, "Accept: a:b\r\nX-One: 1\r\nX-One: 2\r\n"] {
        statuses.append(
          try await talking(to: port) { try $0.get("/", headers: lines).status })
      }
      return statuses
    }
    #expect(statuses == [400, 200, 200, 400, 200])
  }

  @Test func `every valid header name is accepted`() async throws {
    let names = [
      "x-foo", "X_Foo", "Sec-CH-UA", "Forwarded", "X-Real-IP", "~!#$%&'*+.^`|-9",
      "Upgrade-Insecure",
    ]
    let lines = names.map { "\($0):v: w \r\n\($0): \t : \r\n" }.joined()
    let text = try await answer(to: "GET /fine HTTP/1.1\r\nHost: a\r\n\(lines)\r\n")
    #expect(text.hasPrefix("HTTP/1.1 200 "), "\(text.prefix(60))")
    let none = try await answer(to: "GET /fine HTTP/1.1\r\nHost: a\r\n\r\n")
    #expect(none.hasPrefix("HTTP/1.1 200 "), "\(none.prefix(60))")
  }

  @Test(arguments: ["Content-Length:2", "Content-Length:  2", "CONTENT-LENGTH:\t2"])
  func `blanks after the colon are accepted`(_ line: String) async throws {
    let text = try await answer(
      to: "POST /fine HTTP/1.1\r\nHost: a\r\n\(line)\r\nX-Other: a : b\r\n\r\nab")
    #expect(text.hasPrefix("HTTP/1.1 200 "), "\(text.prefix(60))")
  }

  @Test func `a WebSocket upgrade with an ambiguous head, such as two content lengths, is refused`()
    async throws
  {
    let lines = [
      "Content-Length: 1\r\nContent-Length: 2", "Content-Length : 2", "Cookie : a=b", "X-Foo   : 2",
      " X-Foo: 2", "Host: b", "X-Foo: 2\nX-One: 1",
    ]
    for line in lines {
      let text = try await withServer(connect: { RecordingDelegate.echo($1) }) { _, port in
        try await talking(to: port) { client in
          try client.send(
            "GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
              + "Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n"
              + "\(line)\r\n\r\n")
          client.finishSending()
          return String(decoding: try client.readToEnd(), as: UTF8.self)
        }
      }
      #expect(text.hasPrefix("HTTP/1.1 400 "), "\(line): \(text.prefix(60))")
    }
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
