import StrataKitTesting
import StrataWebServer
import Testing

/// Tests of the journal, which gives requests their IDs and records the responses.
struct JournalTests {
  private let answered = Recorded<AnsweredRequest>()

  /// A configuration whose journal makes each request's ID of its path.
  private func configuration() -> WebServer.Configuration {
    var configuration = WebServer.Configuration()
    configuration.journal = WebServer.Journal(
      id: { "ID of \($0.path)" }, answered: { [answered] in answered.record($0) })
    return configuration
  }

  @Test func `each response has a request ID in its header and is recorded with status and bytes`()
    async throws
  {
    let ids = try await withServer(configuration()) { request in
      .text(request.path, status: request.path == "/b" ? 404 : 200)
    } _: { _, port in
      try await talking(to: port) { client in
        let first = try client.get("/a?q=1")
        let second = try client.post("/b", Array("body".utf8))
        try client.send("HEAD /c HTTP/1.1\r\nHost: localhost\r\n\r\n")
        return [first, second, try client.readResponse(isHead: true)].map {
          $0.headers["x-request-id"]
        }
      }
    }
    #expect(ids == ["ID of /a", "ID of /b", "ID of /c"])
    #expect(answered.all.map(\.request.path) == ["/a", "/b", "/c"])
    #expect(answered.all.map(\.request.query) == ["q=1", nil, nil])
    #expect(answered.all.map(\.id) == ids.map { $0 ?? "" })
    #expect(answered.all.map(\.status) == [200, 404, 200])
    #expect(answered.all.map(\.bytes) == [2, 2, 0])
    #expect(answered.all.allSatisfy { $0.request.body.isEmpty })
  }

  @Test func `a request that the server refuses is recorded`() async throws {
    var configuration = configuration()
    configuration.maximumBodyBytes = 10
    try await withServer(configuration) { _, port in
      let large = try await talking(to: port) { client in
        try client.send("POST /a HTTP/1.1\r\nHost: a\r\nContent-Length: 11\r\n\r\n")
        return try client.readResponse()
      }
      #expect(large.headers["x-request-id"] == "ID of /a")
      let unclear = try await talking(to: port) { client in
        try client.send("GET /b HTTP/1.1\r\nHost: a\r\nHost: b\r\n\r\n")
        return try client.readResponse()
      }
      #expect(unclear.headers["x-request-id"] == "ID of /b")
      let unknown = try await talking(to: port) { client in
        try client.send("BREW /c?d HTTP/1.1\r\nHost: a\r\n\r\n")
        return try client.readResponse()
      }
      #expect(unknown.status == 501 && unknown.headers["x-request-id"] == "ID of /c")
    }
    #expect(answered.all.map(\.status) == [413, 400, 501])
    #expect(answered.all.last?.request.method == "BREW")
  }

  @Test
  func `a WebSocket is recorded with status 101 when it opens, or with 403 when it is refused`()
    async throws
  {
    let connect: WebServer.Connect = { request, connection in
      request.path == "/live" ? RecordingDelegate.echo(connection) : nil
    }
    let head = try await withServer(configuration(), connect: connect) { _, port in
      try await talking(to: port) { client in
        try client.upgrade("/live")
        try client.sendText("one")
        _ = try client.readMessage()
      }
      return try await talking(to: port) { try $0.upgrade("/other") }
    }
    #expect(head.contains("\r\nx-request-id: ID of /other\r\n"))
    #expect(answered.all.map(\.status) == [101, 403])
    #expect(answered.all.map(\.request.path) == ["/live", "/other"])
  }

  @Test func `a request that is never answered is recorded as lost, with 0 bytes`() async throws {
    let (asked, late) = (Gate(), Gate())
    try await withServer(configuration()) { _ in
      asked.open()
      await late.wait()
      return .text("late")
    } _: { server, port in
      try await talking(to: port) { try $0.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n") }
      await asked.wait()
      await server.stop(within: .zero)
      late.open()
    }
    #expect(answered.all.map(\.status) == [AnsweredRequest.lost])
    #expect(answered.all.map(\.bytes) == [0])
  }

  @Test func `durations are those of the configuration's clock`() async throws {
    let clock = ManualClock()
    var configuration = configuration()
    configuration.clock = clock
    try await withServer(configuration) { _ in
      clock.advance(by: .milliseconds(1_500))
      return .text("done")
    } _: { _, port in
      _ = try await talking(to: port) { try $0.get("/") }
    }
    #expect(answered.all.map(\.duration) == [.milliseconds(1_500)])
  }

  @Test func `without a journal, responses have no request ID`() async throws {
    let answer = try await withServer { _, port in
      try await talking(to: port) { try $0.get("/a") }
    }
    #expect(answer.headers["x-request-id"] == nil)
  }
}
