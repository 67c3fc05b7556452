import StrataBrowserTesting
import Testing

@Suite struct RawHTTPTests {
  /// Returns a server that answers every request with the given bytes, then closes.
  private func peer(_ answer: String) throws -> RawListener {
    try RawListener { socket in
      _ = try LocalSite.readHead(socket)
      try socket.writeNow(Array(answer.utf8))
    }
  }

  @Test func `a response header without a space after its colon is parsed`() async throws {
    let peer = try peer("HTTP/1.1 200 OK\r\nContent-Length:5\r\nX-A:  b\r\n\r\nhelloTOO MUCH")
    let response = try await RawHTTPClient(port: peer.port).get("/")
    #expect(response.text == "hello")
    #expect(response.headers["x-a"] == "b")
  }

  @Test func `a chunked body is put together`() async throws {
    let chunks = "4;x=y\r\nWiki\r\n5\r\npedia\r\n0\r\nTrailer: t\r\n\r\n"
    let peer = try peer("HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\n" + chunks)
    #expect(try await RawHTTPClient(port: peer.port).get("/").text == "Wikipedia")
  }

  @Test func `the body of a response without a length ends when the connection closes`()
    async throws
  {
    let peer = try peer("HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 201 Created\r\n\r\nto the end")
    let response = try await RawHTTPClient(port: peer.port).get("/")
    #expect(response.status == 201)
    #expect(response.text == "to the end")
  }

  @Test func `a truncated body is an error`() async throws {
    let peer = try peer("HTTP/1.1 200 OK\r\nContent-Length: 50\r\n\r\nhalf")
    let error = await #expect(throws: RawSocketError.self) {
      try await RawHTTPClient(port: peer.port).get("/")
    }
    #expect(error?.kind == .cut)
  }

  @Test(arguments: [
    "SPDY/9 200\r\n\r\n", "HTTP/1.1 200 OK\r\nContent-Length: -4\r\n\r\n",
    "HTTP/1.1 200 OK\r\n: nameless\r\n\r\n",
    "HTTP/1.1 200 OK\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
  ])
  func `a response that is not HTTP throws an error`(_ answer: String) async throws {
    let peer = try peer(answer)
    await #expect(throws: RawHTTPError.self) { try await RawHTTPClient(port: peer.port).get("/") }
  }

  @Test
  func `the HTTP client sends a request exactly as the test wrote it, odd characters included`()
    async throws
  {
    let site = try LocalSite([:])
    let client = RawHTTPClient(site.url, headers: ["Cookie": "a=b"])
    let sent = try await client.get("/request", headers: ["X-Odd": "%zz\u{7f}"]).text
    #expect(sent.hasPrefix("GET /request HTTP/1.1\r\nHost: 127.0.0.1:\(site.port)\r\n"))
    #expect(sent.contains("\r\nCookie: a=b\r\nX-Odd: %zz\u{7f}\r\n"))
    #expect(try await client.get("//request").status == 404)
  }

  @Test func `repeated header lines are all kept`() async throws {
    let peer = try peer("HTTP/1.1 204 No\r\nSet-Cookie: a=1; Path=/\r\nSet-Cookie: b=2\r\n\r\n")
    let response = try await RawHTTPClient(port: peer.port).get("/")
    #expect(response.headers.all("set-cookie") == ["a=1; Path=/", "b=2"])
    #expect(response.cookies == "a=1; b=2")
  }

  @Test func `several requests are sent on one connection that the server keeps open`() async throws
  {
    let peer = try RawListener { socket in
      var count = 0
      while try !LocalSite.readHead(socket).isEmpty {
        count += 1
        try socket.writeNow(Array("HTTP/1.1 200 OK\r\nContent-Length: 1\r\n\r\n\(count)".utf8))
      }
    }
    let connection = try await RawHTTPConnection.open(port: peer.port)
    #expect(try await connection.send("GET", "/").text == "1")
    #expect(try await connection.send("GET", "/").text == "2")
  }

  @Test func `a silent server times out at the deadline`() async throws {
    let peer = try RawListener { socket in while try !socket.readNow().isEmpty {} }
    let error = await #expect(throws: RawSocketError.self) {
      try await RawHTTPClient(port: peer.port).get("/", within: .milliseconds(20))
    }
    #expect(error?.kind == .timedOut)
  }

  @Test func `a port without a listener is unreachable`() async throws {
    let error = await #expect(throws: RawSocketError.self) {
      try await RawHTTPClient(port: 1).get("/")
    }
    #expect(error?.kind == .unreachable)
    #expect(error?.description.contains("127.0.0.1:1") == true)
  }
}
