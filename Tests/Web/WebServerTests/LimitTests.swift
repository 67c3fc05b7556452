import StrataWebServer
import Testing

struct LimitTests {
  @Test func `a body over the limit is answered with 413, however much is sent`() async throws {
    var configuration = WebServer.Configuration()
    configuration.maximumBodyBytes = 1000
    let (over, within, refused) = try await withServer(configuration) {
      .text("\($0.body.count)")
    } _: { server, port in
      let over = try await talking(to: port) { client in
        try client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 2000000\r\n\r\n")
        let answer = try client.readResponse()
        // Sending on is no error, so a client that reads only afterwards finds the answer.
        for _ in 0..<20 { try client.send([UInt8](repeating: 1, count: 100_000)) }
        return answer
      }
      let within = try await talking(to: port) {
        try $0.post("/", [UInt8](repeating: 1, count: 1000))
      }
      return (over, within, server.statistics.refused)
    }
    #expect(over.status == 413)
    #expect(over.text == "the body is 2000000 bytes; the limit is 1000\n")
    #expect(within.text == "1000")
    #expect(refused == 1)
  }

  @Test(arguments: [
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: x\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: -1\r\n\r\n", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\nab", 400),
    ("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n", 411),
    ("GET /%zz HTTP/1.1\r\nHost: a\r\n\r\n", 400),
    ("GET / HTTP/1.1\r\nHost: a\r\nConnection: Upgrade\r\nUpgrade: h2c\r\n\r\n", 501),
    ("GET / HTTP/2.0\r\nHost: a\r\n\r\n", 505), ("GET / HTTP/0.9\r\nHost: a\r\n\r\n", 505),
    ("\u{0}\u{1}\u{2} garbage\r\n\r\n", 400), ("PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n", 501),
  ])
  func `an invalid request is refused with a status`(
    request: String, status: Int
  ) async throws {
    let (bytes, next) = try await withServer { _, port in
      let bytes = try await talking(to: port) { client in
        try client.send(request)
        client.finishSending()
        return try client.readToEnd()
      }
      return (bytes, try await talking(to: port) { try $0.get("/next").text })
    }
    #expect(String(decoding: bytes.prefix(12), as: UTF8.self) == "HTTP/1.1 \(status)")
    #expect(next == "/next")
  }

  @Test func `another version in a later request of a connection is refused, too`() async throws {
    let statuses = try await withServer { _, port in
      try await talking(to: port) { client in
        try ["HTTP/1.1", "HTTP/2.0"].map { version in
          try client.send("GET / \(version)\r\nHost: a\r\n\r\n")
          return try client.readResponse().status
        }
      }
    }
    #expect(statuses == [200, 505])
  }

  @Test(arguments: [
    "GET /?\(String(repeating: "a&", count: 1000)) HTTP/1.1\r\nHost: a\r\n\r\n",
    "GET / HTTP/1.1\r\nHost: a\r\nUpgrade: websocket\r\n\r\n",
  ])
  func `the connection of a request that libwebsockets rejects is closed, and the server continues`(
    request: String
  ) async throws {
    let next = try await withServer { _, port in
      _ = try await talking(to: port) { client in
        try client.send(request)
        return try client.readToEnd()
      }
      return try await talking(to: port) { try $0.get("/next").text }
    }
    #expect(next == "/next")
  }

  @Test func `a header of 20 KB passes, and one over the limit is answered with 431`()
    async throws
  {
    var configuration = WebServer.Configuration()
    configuration.maximumHeaderBytes = 24 << 10
    let statuses = try await withServer(configuration) { _, port in
      try await talking(to: port) { client in
        try [20_000, 60_000].map { count in
          try client.get("/", headers: "Cookie: \(String(repeating: "c", count: count))\r\n").status
        }
      }
    }
    #expect(statuses == [200, 431])
  }

  @Test func `a connection whose header never ends is closed`() async throws {
    let (bytes, next) = try await withServer { _, port in
      let bytes = try await talking(to: port) { client in
        try? client.send("GET / HTTP/1.1\r\nCookie: \(String(repeating: "c", count: 3_000_000))")
        return try client.readToEnd()
      }
      return (bytes, try await talking(to: port) { try $0.get("/next").text })
    }
    #expect(bytes.isEmpty)
    #expect(next == "/next")
  }

  @Test func `a connection whose header or body does not arrive in time is closed`() async throws {
    var configuration = WebServer.Configuration()
    configuration.requestSeconds = 1
    let ends = try await withServer(configuration) { _, port in
      try await withThrowingTaskGroup(of: Int.self) { group in
        for start in ["", "GET / HT", "POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 9\r\n\r\nab"] {
          group.addTask {
            try await talking(to: port) { client in
              try client.send(start)
              return try client.readToEnd().count
            }
          }
        }
        return try await group.reduce(into: []) { $0.append($1) }
      }
    }
    #expect(ends == [0, 0, 0])
  }

  @Test func `an idle connection is closed`() async throws {
    var configuration = WebServer.Configuration()
    configuration.keepAliveSeconds = 1
    let rest = try await withServer(configuration) { _, port in
      try await talking(to: port) { client in
        _ = try client.get("/")
        return try client.readToEnd().count
      }
    }
    #expect(rest == 0)
  }

  @Test func `a connection over the limit is answered with 503`() async throws {
    var configuration = WebServer.Configuration()
    configuration.maximumConnections = 2
    let (statuses, statistics) = try await withServer(configuration) { server, port in
      let statuses = try await RawClient.onThread {
        let clients = try (0..<3).map { _ in try RawClient(port: port) }
        // All send before the first answer is read: a silent connection would be closed.
        for client in clients { try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
        return try clients.map { try $0.readResponse().status }
      }
      return (statuses, server.statistics)
    }
    #expect(statuses == [200, 200, 503])
    #expect(statistics.connections == 3)
  }
}
