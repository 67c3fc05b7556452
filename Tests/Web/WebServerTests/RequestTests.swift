import StrataKitTesting
import StrataWebServer
import Testing

struct RequestTests {
  @Test func `a response has status, headers and body`() async throws {
    let response = try await withServer { _ in
      HTTPResponse(status: 201, headers: ["X-Made": "yes"], body: .bytes(Array("made".utf8)))
    } _: { _, port in
      try await talking(to: port) { try $0.get("/") }
    }
    #expect(response.status == 201)
    #expect(response.headers == ["x-made": "yes", "content-length": "4"])
    #expect(response.text == "made")
  }

  @Test func `the handler receives method, path, query, headers and address`() async throws {
    let seen = Recorded<HTTPRequest>()
    try await withServer { request in
      seen.record(request)
      return .text("ok")
    } _: { _, port in
      _ = try await talking(to: port) {
        try $0.get("/city/s%C3%A3o?q=a%20b&lang=pt&q=c%26d", headers: "Accept: text/html\r\n")
      }
    }
    let request = try #require(seen.all.first)
    #expect(request.method == "GET")
    #expect(request.path == "/city/s%C3%A3o")
    #expect(request.query == "q=a%20b&lang=pt&q=c%26d")
    #expect(request.queryItems().map(\.name) == ["q", "lang", "q"])
    #expect(request.queryItems().map(\.value) == ["a b", "pt", "c&d"])
    #expect(request.headers["ACCEPT"] == "text/html")
    #expect(request.headers["host"] == "localhost")
    #expect(request.remoteAddress == "127.0.0.1")
    #expect(!request.isSecure)
    #expect(request.body.isEmpty)
  }

  @Test func `a request body of 200,000 bytes reaches the handler complete`() async throws {
    let body = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let echoed = try await withServer {
      HTTPResponse(body: .bytes($0.body))
    } _: { _, port in
      try await talking(to: port) { try $0.post("/", body) }
    }
    #expect(echoed.body == body)
  }

  @Test(arguments: [1, 1_400, 5_000, 17_000, 300_000, 5_000_000])
  func `a response is sent whole when the connection closes after it`(_ size: Int) async throws {
    let body = (0..<size).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let response = try await withServer { _ in
      HTTPResponse(body: .bytes(body))
    } _: { _, port in
      try await talking(to: port) { try $0.get("/", headers: "Connection: close\r\n") }
    }
    #expect(response.body == body)
  }

  @Test func `HEAD is answered with the header of GET and no body`() async throws {
    let (head, next) = try await withServer { _ in
      .text("hello")
    } _: { _, port in
      try await talking(to: port) { client in
        try client.send("HEAD / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return (try client.readResponse(isHead: true), try client.get("/"))
      }
    }
    #expect(head.status == 200)
    #expect(head.headers["content-length"] == "5")
    #expect(next.text == "hello")
  }

  @Test func `a large body is sent whole to a slow reader`() async throws {
    let body = [UInt8](repeating: 7, count: 8 << 20)
    let count = try await withServer { _ in
      HTTPResponse(body: .bytes(body))
    } _: { _, port in
      try await RawClient.onThread {
        try RawClient(port: port, receiveBuffer: 4096).get("/").body.count
      }
    }
    #expect(count == body.count)
  }

  @Test(.thorough) func `ten thousand requests use one connection`() async throws {
    let (total, statistics) = try await withServer {
      .text($0.path)
    } _: { server, port in
      let total = try await talking(to: port) { client in
        try (0..<10_000).reduce(0) { total, number in
          total + (try client.get("/\(number)").text == "/\(number)" ? 1 : 0)
        }
      }
      return (total, server.statistics)
    }
    #expect(total == 10_000)
    #expect(statistics.connections == 1)
    #expect(statistics.requests == 10_000)
  }

  @Test func `a body that ends early ends the connection`() async throws {
    let bytes = try await withServer { _ in
      HTTPResponse(body: .cut(Array("half".utf8), declaredLength: 8))
    } _: { _, port in
      try await talking(to: port) { client in
        try client.send("GET / HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return try client.readToEnd()
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("content-length: 8\r\n"))
    #expect(text.hasSuffix("\r\n\r\nhalf"))
  }

  @Test(arguments: ["GET", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"])
  func `every method reaches the handler with its body`(method: String) async throws {
    let response = try await withServer {
      .text("\($0.method) \(String(decoding: $0.body, as: UTF8.self))")
    } _: { _, port in
      try await talking(to: port) { client in
        try client.send("\(method) / HTTP/1.1\r\nHost: a\r\nContent-Length: 4\r\n\r\nbody")
        return try client.readResponse()
      }
    }
    #expect(response.text == "\(method) body")
  }

  @Test(
    arguments: [
      ("/a%2Fb", "/a/b", nil), ("/a//b", "/a/b", nil), ("/a/./b/../c", "/a/c", nil),
      ("/%7Ea", "/~a", nil), ("/?", "/", nil), ("/a?", "/a", nil),
      ("/?a=", "/", "a="), ("/?a&b=1=2", "/", "a&b=1%3D2"), ("/?a+b=c%2Bd;e", "/", "a%20b=c%2Bd&e"),
      ("/café", "/caf%C3%A9", nil),
    ] as [(String, String, String?)])
  func `dot segments, empty segments and escapes in a request target are normalised`(
    target: String, path: String, query: String?
  ) async throws {
    let response = try await withServer {
      .text("\($0.path) \($0.query ?? "none")")
    } _: { _, port in
      try await talking(to: port) { try $0.get(target) }
    }
    #expect(response.text == "\(path) \(query ?? "none")")
  }

  @Test
  func `repeated headers all reach the handler, and custom ones only if they are configured`()
    async throws
  {
    var configuration = WebServer.Configuration()
    configuration.extraHeaders = ["X-Reason"]
    let response = try await withServer(configuration) { request in
      let names = ["accept", "cookie", "x-reason", "x-other"]
      return .text(names.map { request.headers.values(for: $0).joined(separator: "|") }.description)
    } _: { _, port in
      try await talking(to: port) {
        try $0.get(
          "/", headers: "Accept: a\r\nAccept: b\r\nCookie: c=1\r\nx-reason: why\r\nX-Other: no\r\n")
      }
    }
    #expect(response.text == #"["a|b", "c=1", "why", ""]"#)
  }

  @Test func `pipelined requests are answered in order`() async throws {
    let answers = try await withServer { _, port in
      try await talking(to: port) { client in
        try client.send(
          (0..<50).map { "GET /\($0) HTTP/1.1\r\nHost: a\r\n\r\n" }.joined())
        return try (0..<50).map { _ in try client.readResponse().text }
      }
    }
    #expect(answers == (0..<50).map { "/\($0)" })
  }

  @Test func `a pipelined request with a body does not stop the server`() async throws {
    let answer = try await withServer { _, port in
      try await talking(to: port) { client in
        try client.send(
          "GET / HTTP/1.1\r\nHost: a\r\n\r\nPOST / HTTP/1.1\r\nHost: a\r\n"
            + "Content-Length: 2\r\n\r\nzz")
        _ = try client.readToEnd()
      }
      return try await talking(to: port) { try $0.get("/still-there").text }
    }
    #expect(answer == "/still-there")
  }

  @Test func `a client that shuts down sending still gets its response`() async throws {
    let answer = try await withServer { _, port in
      try await talking(to: port) { client in
        try client.send("GET /x HTTP/1.1\r\nHost: a\r\n\r\n")
        client.finishSending()
        return try client.readResponse().text
      }
    }
    #expect(answer == "/x")
  }

  @Test func `a header that arrives byte by byte is read`() async throws {
    let answer = try await withServer { _, port in
      try await talking(to: port) { client in
        for byte in "GET /slow HTTP/1.1\r\nHost: a\r\n\r\n".utf8 { try client.send([byte]) }
        return try client.readResponse().text
      }
    }
    #expect(answer == "/slow")
  }

  @Test func `a request with Expect is answered with 100 Continue`() async throws {
    let (go, answer) = try await withServer {
      .text("\($0.body.count)")
    } _: { _, port in
      try await talking(to: port) { client in
        try client.send(
          "POST / HTTP/1.1\r\nHost: a\r\nExpect: 100-continue\r\nContent-Length: 3\r\n\r\n")
        let go = try client.readHead()
        try client.send("abc")
        return (go, try client.readResponse().text)
      }
    }
    #expect(go.hasPrefix("HTTP/1.1 100 "))
    #expect(answer == "3")
  }

  @Test func `a handler that does not return delays no request on another connection`() async throws
  {
    let gate = Gate()
    let (fast, slow) = try await withServer { request in
      if request.path == "/slow" { await gate.wait() }
      return .text(request.path)
    } _: { _, port in
      async let slow = talking(to: port) { try $0.get("/slow").text }
      let fast = try await talking(to: port) { try $0.get("/fast").text }
      gate.open()
      return (fast, try await slow)
    }
    #expect(fast == "/fast")
    #expect(slow == "/slow")
  }

  @Test func `a header value cannot add a header`() async throws {
    let response = try await withServer { _ in
      HTTPResponse(headers: ["X-A": "a\r\nX-B: b"])
    } _: { _, port in
      try await talking(to: port) { try $0.get("/") }
    }
    #expect(response.headers["x-a"] == "a  X-B: b")
    #expect(response.headers["x-b"] == nil)
  }

  @Test(arguments: [204, 304])
  func `a response with status 204 or 304 has no Content-Length header`(
    status: Int
  ) async throws {
    let (response, next) = try await withServer { request in
      request.path == "/" ? .text("ignored", status: status) : .text("next")
    } _: { _, port in
      try await talking(to: port) { (try $0.get("/"), try $0.get("/next")) }
    }
    #expect(response.status == status)
    #expect(response.headers["content-length"] == nil)
    #expect(next.text == "next")
  }

  @Test func `a connection is closed if the client asks for it`() async throws {
    let bytes = try await withServer { _ in
      .text("bye")
    } _: { _, port in
      try await talking(to: port) { client in
        try client.send("GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
        return try client.readToEnd()
      }
    }
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(text.contains("\r\nconnection: close\r\n"))
    #expect(text.hasSuffix("bye"))
  }
}
