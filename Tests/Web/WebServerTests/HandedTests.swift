import Glibc
import StrataKitTesting
import Testing

@testable import StrataWebServer

/// Tests of a server whose connections another process has accepted.
@Suite(.timeLimit(.minutes(5))) struct HandedTests {
  /// Runs work with a listening socket as a front has it, and a server that does not listen.
  private func withFedServer(
    respond: @escaping WebServer.Respond = { .text($0.path + " " + $0.remoteAddress) },
    _ test: (WebServer, ListeningSocket) async throws -> Void
  ) async throws {
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    defer { close(socket.descriptor) }
    var configuration = WebServer.Configuration()
    configuration.isFed = true
    try await withServer(configuration, respond: respond) { server, port in
      #expect(port == 0, "a server that is fed has no port")
      try await test(server, socket)
    }
  }

  /// Accepts the connection that a client has just opened, as a front does: nothing is read.
  private static func accept(_ socket: ListeningSocket) -> Int32 {
    while true {
      let descriptor = Glibc.accept(socket.descriptor, nil, nil)
      guard descriptor < 0 else {
        _ = fcntl(descriptor, F_SETFL, fcntl(descriptor, F_GETFL) | O_NONBLOCK)
        return descriptor
      }
    }
  }

  @Test
  func `a server answers requests on a connection that was accepted elsewhere, and keeps it open`()
    async throws
  {
    try await withFedServer { server, socket in
      let answers = try await talking(to: socket.port) { client in
        try client.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n")
        server.adopt(Self.accept(socket))
        return [try client.readResponse().text, try client.get("/b").text]
      }
      #expect(answers == ["/a 127.0.0.1", "/b 127.0.0.1"])
    }
  }

  @Test func `a connection that was handed over for one request is closed after its response`()
    async throws
  {
    try await withFedServer { server, socket in
      let (answer, rest) = try await talking(to: socket.port) { client in
        try client.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n")
        server.adopt(Self.accept(socket), answersOnce: true)
        return (try client.readResponse(), try client.readToEnd())
      }
      #expect(answer.headers["connection"] == "close")
      #expect(rest == [])
    }
  }

  @Test func `after the server retires, each connection is closed after its next response`()
    async throws
  {
    try await withFedServer { server, socket in
      let (first, second, rest) = try await talking(to: socket.port) { client in
        try client.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n")
        server.adopt(Self.accept(socket))
        let first = try client.readResponse()
        server.retire()
        return (first, try client.get("/b"), try client.readToEnd())
      }
      #expect(first.headers["connection"] == nil)
      #expect(second.headers["connection"] == "close")
      #expect(rest == [])
    }
  }

  @Test func `a connection that was handed over right before the server stops is still answered`()
    async throws
  {
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    defer { close(socket.descriptor) }
    var configuration = WebServer.Configuration()
    configuration.isFed = true
    let server = WebServer(configuration, respond: { .text($0.path) })
    _ = try server.start()
    let answer = try await talking(to: socket.port) { client in
      try client.send("GET /a HTTP/1.1\r\nHost: localhost\r\n\r\n")
      let descriptor = Self.accept(socket)
      server.adopt(descriptor)
      Task { await server.stop(within: .seconds(60)) }
      return try client.readResponse()
    }
    // Whether the answer announces the end of the connection depends on which of both came first.
    #expect(answer.text == "/a")
    await server.stop(within: .seconds(60))
  }

  @Test func `a connection that is handed over to a stopped server is closed`() async throws {
    let socket = try ListeningSocket(host: "127.0.0.1", port: 0)
    defer { close(socket.descriptor) }
    var configuration = WebServer.Configuration()
    configuration.isFed = true
    let server = WebServer(configuration, respond: { .text($0.path) })
    _ = try server.start()
    await server.stop(within: .seconds(60))
    let rest = try await talking(to: socket.port) { client in
      server.adopt(Self.accept(socket))
      return try client.readToEnd()
    }
    #expect(rest == [])
  }

  @Test
  func `connections that came without a descriptor are counted, and reported in one sentence`()
    async throws
  {
    let told = Recorded<Bool>()
    var configuration = WebServer.Configuration()
    configuration.isFed = true
    configuration.shortage = { told.record(true) }
    let server = WebServer(configuration, respond: { .text($0.path) })
    _ = try server.start()
    for _ in 0..<3 { server.missConnection() }
    await server.stop(within: .seconds(60))
    #expect(server.statistics.refused == 3)
    #expect(told.all.count == 1)
  }
}
