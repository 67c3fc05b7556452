import Foundation
import StrataKitTesting
import StrataWebServer
import Testing

struct StartStopTests {
  @Test func `a busy port throws an error that names it`() async throws {
    try await withServer { _, port in
      let second = WebServer(.init(port: port)) { _ in .text("second") }
      #expect(throws: WebServerError.portInUse(host: "127.0.0.1", port: port)) {
        try second.start()
      }
      let words = WebServerError.portInUse(host: "127.0.0.1", port: port).description
      #expect(
        words == "Port \(port) on 127.0.0.1 is in use by another program; choose another port.")
      // The first server is not disturbed.
      let answer = try await talking(to: port) { try $0.get("/a").text }
      #expect(answer == "/a")
    }
  }

  @Test(arguments: ["no.such.host.invalid", "", "203.0.113.7", "300.1.1.1"])
  func `an unknown or foreign host throws an error that names it`(host: String) throws {
    let server = WebServer(.init(host: host)) { _ in .text("") }
    let error = #expect(throws: WebServerError.self) { try server.start() }
    guard case .badHost(host, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test(arguments: [-1, 65_536]) func `an invalid port throws an error that names it`(port: Int) {
    #expect(throws: WebServerError.badPort(port)) {
      try WebServer(.init(port: port)) { _ in .text("") }.start()
    }
  }

  @Test func `a limit out of range is reported with its bounds`() {
    var configuration = WebServer.Configuration()
    configuration.maximumHeaderBytes = 4096
    let error = #expect(throws: WebServerError.self) {
      try WebServer(configuration) { _ in .text("") }.start()
    }
    #expect(error?.description == "maximumHeaderBytes is 4096, but must be from 16384 to 1048576.")
  }

  @Test func `starting a running server again throws an error`() async throws {
    try await withServer { server, _ in
      #expect(throws: WebServerError.alreadyStarted) { try server.start() }
    }
  }

  @Test func `a server can listen on a host name instead of an address`() async throws {
    try await withServer(.init(host: "localhost")) { _, port in
      let answer = try await talking(to: port, at: "localhost") { try $0.get("/a").text }
      #expect(answer == "/a")
    }
  }

  @Test func `a server serves a listening socket that another program has opened`() async throws {
    let opened = try ListeningSocket(host: "127.0.0.1", port: 0)
    var configuration = WebServer.Configuration(host: "nowhere.invalid", port: 1)
    configuration.listener = opened.descriptor
    try await withServer(configuration) { _, port in
      #expect(port == opened.port)
      let answer = try await talking(to: port) { try $0.get("/a").text }
      #expect(answer == "/a")
    }
  }

  @Test func `an inherited descriptor that is no listening socket ends the start with a sentence`()
  {
    var configuration = WebServer.Configuration()
    configuration.listener = 0
    #expect(
      throws: WebServerError.system("the inherited descriptor 0 is no TCP socket that listens")
    ) {
      try WebServer(configuration) { .text($0.path) }.start()
    }
  }

  @Test(.enabled(if: RawClient.hasIPv6), arguments: ["::1", "[::1]", "::"])
  func `a server can listen on an IPv6 address`(host: String) async throws {
    try await withServer(.init(host: host)) { request in
      .text(request.remoteAddress)
    } _: { _, port in
      let peer = try await talking(to: port, at: "::1") { try $0.get("/").text }
      #expect(peer == "::1")
    }
  }

  @Test func `stopping frees the port, can be repeated, and needs no start`() async throws {
    let port = try await withServer { _, port in port }
    let second = WebServer(.init(port: port)) { _ in .text("second") }
    #expect(try second.start() == port)
    await second.stop(within: .seconds(5))
    await second.stop(within: .zero)
    let third = WebServer { _ in .text("third") }
    await third.stop(within: .zero)
    #expect(throws: WebServerError.alreadyStarted) { try third.start() }
  }

  @Test func `stopping lets a request finish and closes idle connections`() async throws {
    let (entered, gate) = (Gate(), Gate())
    let server = WebServer { request in
      if request.path == "/busy" {
        entered.open()
        await gate.wait()
      }
      return .text(request.path)
    }
    let port = try server.start()
    let idle = try await RawClient.onThread { () -> Idle in
      let client = try RawClient(port: port)
      _ = try client.get("/")
      return Idle(client: client)
    }
    async let busy = talking(to: port) { client in
      (try client.get("/busy"), try client.readToEnd())
    }
    await entered.wait()
    async let stopped: Void = server.stop(within: .seconds(60))
    let rest = try await RawClient.onThread { try idle.client.readToEnd() }
    #expect(rest.isEmpty)
    gate.open()
    let (response, after) = try await busy
    await stopped
    #expect(response.text == "/busy")
    #expect(response.headers["connection"] == "close")
    #expect(after.isEmpty)
    #expect(server.statistics.openConnections == 0)
  }

  @Test
  func `a request that outlasts the time limit of a stop is cancelled, and its connection ends`()
    async throws
  {
    let (clock, entered, cancelled) = (ManualClock(), Gate(), Gate())
    var configuration = WebServer.Configuration()
    configuration.clock = clock
    let server = WebServer(configuration) { _ in
      await withTaskCancellationHandler {
        entered.open()
        await cancelled.wait()
      } onCancel: {
        cancelled.open()
      }
      return .text("late")
    }
    let port = try server.start()
    async let bytes = talking(to: port) { client in
      try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n")
      return try client.readToEnd()
    }
    await entered.wait()
    async let stopped: Void = server.stop(within: .seconds(3))
    await clock.waitForSleepers()
    clock.advance(by: .seconds(3))
    await stopped
    await cancelled.wait()
    #expect(try await bytes.isEmpty)
  }

  @Test func `stopping closes WebSockets with 1001`() async throws {
    let opened = Gate()
    let server = WebServer(respond: { _ in .text("") }) { _, connection in
      connection.send("hello")
      return RecordingDelegate()
    }
    let port = try server.start()
    async let close = talking(to: port) { client in
      try client.upgrade()
      _ = try client.readFrame()
      opened.open()
      let close = try client.readFrame()
      try client.sendFrame(8, close.payload)
      return close
    }
    await opened.wait()
    await server.stop(within: .seconds(60))
    #expect(try await close.closeCode == 1001)
  }

  @Test func `a server that is released closes its connections`() async throws {
    var configuration = WebServer.Configuration()
    // The connection may end only by the server's end.
    configuration.requestSeconds = 3600
    var server: WebServer? = WebServer(configuration) { _ in .text("") }
    let port = try #require(try server?.start())
    let client = try await RawClient.onThread { Idle(client: try RawClient(port: port)) }
    server = nil
    _ = try await RawClient.onThread { try client.client.readToEnd() }
  }

  @Test func `many servers run in one process`() async throws {
    let answers = try await withThrowingTaskGroup(of: Bool.self) { group in
      for number in 0..<20 {
        group.addTask {
          try await withServer { _ in
            .text("\(number)")
          } _: { _, port in
            try await talking(to: port) { try $0.get("/").text == "\(number)" }
          }
        }
      }
      return try await group.reduce(into: []) { $0.append($1) }
    }
    #expect(answers == Array(repeating: true, count: 20))
  }

  /// A holder that passes a client from one of the test's threads to the next; they take turns.
  private final class Idle: @unchecked Sendable {
    let client: RawClient
    init(client: RawClient) { self.client = client }
  }
}
