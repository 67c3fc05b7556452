import Dispatch
import StrataKitTesting
import StrataWebServer
import Testing

struct WebSocketTests {
  static let echo: WebServer.Connect = { _, connection in
    RecordingDelegate.echo(connection)
  }

  @Test func `text and bytes are received and sent in order`() async throws {
    let answers = try await withServer(connect: Self.echo) { _, port in
      try await talking(to: port) { client in
        try client.upgrade("/live")
        try client.sendText("grüß")
        try client.sendFrame(2, [0, 255])
        try client.sendText("")
        return try (0..<3).map { _ in try client.readMessage() }
      }
    }
    #expect(answers.map(\.opcode) == [1, 2, 1])
    #expect(answers.map(\.payload) == [Array("grüß".utf8), [0, 255], []])
  }

  @Test func `a handler receives the request and can refuse it with 403`() async throws {
    let requests = Recorded<HTTPRequest>()
    let connect: WebServer.Connect = { request, connection in
      requests.record(request)
      return request.path == "/live" ? RecordingDelegate() : nil
    }
    let heads = try await withServer(connect: connect) { _, port in
      try await talking(to: port) {
        try $0.upgrade("/live?t=1", headers: "Origin: http://localhost\r\n")
      } + talking(to: port) { try $0.upgrade("/other") }
    }
    #expect(heads.contains("HTTP/1.1 101 "))
    #expect(heads.contains("HTTP/1.1 403 "))
    #expect(requests.all.map(\.path) == ["/live", "/other"])
    #expect(requests.all.first?.query == "t=1")
    #expect(requests.all.first?.headers["origin"] == "http://localhost")
    #expect(requests.all.first?.method == "GET")
  }

  @Test func `without a handler every WebSocket is refused`() async throws {
    let head = try await withServer { _, port in
      try await talking(to: port) { try $0.upgrade() }
    }
    #expect(head.hasPrefix("HTTP/1.1 403 "))
  }

  @Test func `frames of one message are joined, with a ping between them`() async throws {
    let frames = try await withServer(connect: Self.echo) { _, port in
      try await talking(to: port) { client in
        try client.upgrade()
        try client.sendFrame(1, Array("gr".utf8) + [0xC3], isFinal: false)
        try client.sendFrame(9, [7])
        try client.sendFrame(0, [0xBC] + Array("ß".utf8))
        return [try client.readFrame(), try client.readFrame()]
      }
    }
    // libwebsockets sends a pong when the socket is reported as writable; an answer may precede it.
    #expect(frames.contains(RawFrame(opcode: 10, payload: [7])))
    #expect(frames.contains(RawFrame(opcode: 1, payload: Array("grüß".utf8))))
  }

  @Test(.thorough) func `a message of five megabytes is received and sent`() async throws {
    var configuration = WebServer.Configuration()
    configuration.maximumFrameBytes = 8 << 20
    let text = String(repeating: "0123456789", count: 500_000)
    let answer = try await withServer(configuration, connect: Self.echo) { _, port in
      try await talking(to: port) { client in
        try client.upgrade()
        try client.sendText(text)
        return try client.readMessage().text
      }
    }
    #expect(answer == text)
  }

  @Test(
    arguments: [
      (1, [UInt8](repeating: 65, count: 1025), 1009), (1, [0xFF, 0xFE], 1007),
      (2, [UInt8](repeating: 0, count: 60_000), 1009), (1, [0xC3], 1007),
    ] as [(UInt8, [UInt8], Int)])
  func `an invalid message closes the socket with its code`(
    opcode: UInt8, payload: [UInt8], code: Int
  ) async throws {
    var configuration = WebServer.Configuration()
    configuration.maximumFrameBytes = 1024
    let delegate = RecordingDelegate()
    let frame = try await withServer(configuration, connect: { _, _ in delegate }) { _, port in
      try await talking(to: port) { client in
        try client.upgrade()
        try client.sendFrame(opcode, payload)
        return try client.readFrame()
      }
    }
    #expect(frame.opcode == 8)
    #expect(frame.closeCode == code)
    #expect(await delegate.all() == [.closed])
  }

  @Test func `frames whose sum is too long close with 1009`() async throws {
    var configuration = WebServer.Configuration()
    configuration.maximumFrameBytes = 1024
    let frame = try await withServer(configuration, connect: Self.echo) { _, port in
      try await talking(to: port) { client in
        try client.upgrade()
        try client.sendFrame(1, [UInt8](repeating: 65, count: 600), isFinal: false)
        try client.sendFrame(0, [UInt8](repeating: 65, count: 600))
        return try client.readFrame()
      }
    }
    #expect(frame.closeCode == 1009)
  }

  @Test(
    arguments: [[0x83, 0x80, 0, 0, 0, 0], [0x81, 0x01, 65], [0xF1, 0x80, 0, 0, 0, 0]] as [[UInt8]])
  func `invalid frames end the connection, not the server`(
    bytes: [UInt8]
  ) async throws {
    let delegate = RecordingDelegate()
    let next = try await withServer(connect: { _, _ in delegate }) { _, port in
      _ = try await talking(to: port) { client in
        try client.upgrade()
        try client.send(bytes)
        client.finishSending()
        return try client.readToEnd()
      }
      return try await talking(to: port) { try $0.get("/next").text }
    }
    #expect(next == "/next")
    #expect(await delegate.all().last == .closed)
  }

  /// A text, an empty one, bytes, one with a longer length, and a ping in front.
  @Test(
    arguments: [
      [0x81, 0x01, 65], [0x81, 0x00], [0x82, 0x01, 65],
      [0x81, 0x7E, 0, 200] + [UInt8](repeating: 65, count: 200), [0x89, 0x00, 0x81, 0x01, 65],
    ] as [[UInt8]])
  func `a frame without a mask closes the socket with 1002, and is not received`(
    frame: [UInt8]
  ) async throws {
    for isSplit in [false, true] {
      let delegate = RecordingDelegate()
      let close = try await withServer(connect: { _, _ in delegate }) { _, port in
        try await talking(to: port) { client in
          try client.upgrade()
          for part in isSplit ? frame.map({ [$0] }) : [frame] { try client.send(part) }
          return try client.readFrame(where: { $0.opcode == 8 })
        }
      }
      #expect(close.closeCode == 1002)
      #expect(await delegate.all() == [.closed])
    }
  }

  @Test func `a first frame with a mask is received, also if it arrives byte by byte`() async throws
  {
    let texts = try await withServer(connect: Self.echo) { _, port in
      try await talking(to: port) { client in
        try client.upgrade()
        for byte in [0x81, 0x81, 1, 2, 3, 4, 65 ^ 1] as [UInt8] { try client.send([byte]) }
        let first = try client.readMessage().text
        try client.sendText("b")
        return [first, try client.readMessage().text]
      }
    }
    #expect(texts == ["A", "b"])
  }

  @Test func `a close is sent after earlier messages, with code and reason`() async throws {
    let connect: WebServer.Connect = { _, connection in
      connection.send("first")
      connection.close(code: 4001, reason: "because")
      connection.send("never")
      return RecordingDelegate()
    }
    let (first, close) = try await withServer(connect: connect) { _, port in
      try await talking(to: port) { client in
        try client.upgrade()
        return (try client.readFrame(), try client.readFrame())
      }
    }
    #expect(first.text == "first")
    #expect(close.opcode == 8)
    #expect(close.closeCode == 4001)
    #expect(String(decoding: close.payload.dropFirst(2), as: UTF8.self) == "because")
  }

  @Test func `a peer's close is answered, and a broken connection is reported, too`() async throws {
    let delegates = [RecordingDelegate(), RecordingDelegate()]
    let connect: WebServer.Connect = { request, _ in delegates[request.path == "/0" ? 0 : 1] }
    let close = try await withServer(connect: connect) { server, port in
      let close = try await talking(to: port) { client in
        try client.upgrade("/0")
        try client.sendText("a")
        try client.sendFrame(8, [3, 232])
        return try client.readFrame()
      }
      try await talking(to: port) { _ = try $0.upgrade("/1") }
      #expect(await delegates[0].all() == [.text("a"), .closed])
      #expect(await delegates[1].all() == [.closed])
      return close
    }
    #expect(close.closeCode == 1000)
  }

  @Test func `any thread may send messages, and the messages of one thread stay in order`()
    async throws
  {
    let connected = Recorded<WebSocketConnection>()
    let connect: WebServer.Connect = { _, connection in
      connected.record(connection)
      return RecordingDelegate()
    }
    let texts = try await withServer(connect: connect) { _, port in
      async let texts = talking(to: port) { client in
        try client.upgrade()
        return try (0..<4000).map { _ in try client.readMessage().text }
      }
      await connected.wait(for: 1)
      let connection = connected.all[0]
      await withTaskGroup { group in
        for sender in 0..<4 {
          group.addTask { for number in 0..<1000 { connection.send("\(sender) \(number)") } }
        }
      }
      return try await texts
    }
    for sender in 0..<4 {
      let own = texts.filter { $0.hasPrefix("\(sender) ") }
      #expect(own == (0..<1000).map { "\(sender) \($0)" })
    }
  }

  @Test func `bytes that a slow peer has not read are counted, and then arrive`() async throws {
    let connected = Recorded<WebSocketConnection>()
    let sent = DispatchSemaphore(value: 0)
    let connect: WebServer.Connect = { _, connection in
      connected.record(connection)
      return RecordingDelegate()
    }
    let message = [UInt8](repeating: 5, count: 1 << 20)
    try await withServer(connect: connect) { _, port in
      async let total = RawClient.onThread {
        let client = try RawClient(port: port, receiveBuffer: 4096)
        try client.upgrade()
        sent.wait()
        return try (0..<40).reduce(0) { total, _ in total + (try client.readMessage().payload.count)
        }
      }
      await connected.wait(for: 1)
      let connection = connected.all[0]
      for _ in 0..<40 { connection.send(message) }
      // No more than the system's buffers can have been sent.
      #expect(connection.bufferedBytes > 20 << 20)
      sent.signal()
      let received = try await total
      #expect(received == 40 << 20)
      #expect(connection.bufferedBytes == 0)
    }
  }

  @Test func `two hundred sockets are served at once`() async throws {
    let (answers, statistics) = try await withServer(connect: Self.echo) { server, port in
      try await RawClient.onThread {
        let clients = try (0..<200).map { _ in
          let client = try RawClient(port: port)
          try client.upgrade()
          return client
        }
        for (number, client) in clients.enumerated() { try client.sendText("\(number)") }
        let answers = try clients.map { try $0.readMessage().text }
        return (answers, server.statistics)
      }
    }
    #expect(answers == (0..<200).map(String.init))
    #expect(statistics.openWebSockets == 200)
    #expect(statistics.messagesReceived == 200)
    #expect(statistics.messagesSent == 200)
  }

  @Test func `compression is not accepted, and a compressed frame ends its connection`()
    async throws
  {
    let (head, next) = try await withServer(connect: Self.echo) { _, port in
      let head = try await talking(to: port) { client in
        let head = try client.upgrade(
          headers: "Sec-WebSocket-Extensions: permessage-deflate; client_max_window_bits\r\n")
        try client.send([0xC1, 0x85, 0, 0, 0, 0, 0x4A, 0x4C, 0x1C, 0x05, 0])
        _ = try client.readToEnd()
        return head
      }
      return (head, try await talking(to: port) { try $0.get("/next").text })
    }
    #expect(!head.lowercased().contains("sec-websocket-extensions"))
    #expect(next == "/next")
  }
}
