import Foundation
import StrataBrowserTesting
import Testing

@Suite struct SlowLinkTests {
  private func echo() throws -> RawListener {
    try RawListener { socket in
      while case let bytes = try socket.readNow(), !bytes.isEmpty { try socket.writeNow(bytes) }
    }
  }

  private func link(_ echo: RawListener) throws -> SlowLink {
    try SlowLink(to: try #require(URL(string: "http://127.0.0.1:\(echo.port)/path?a=b")))
  }

  private func connect(_ link: SlowLink) async throws -> RawSocket {
    try await RawSocket.connect(port: try #require(link.url.port))
  }

  @Test func `the URL of a slow connection differs from the server's in the port only`() throws {
    let echo = try echo()
    let url = try link(echo).url
    #expect(url.path == "/path" && url.query == "a=b" && url.port != echo.port)
  }

  @Test func `a slow connection with jitter delivers bytes in order`() async throws {
    let echo = try echo()
    let link = try link(echo)
    link.delay(.milliseconds(2), jitter: .milliseconds(20))
    let socket = try await connect(link)
    for number in 0..<20 { try await socket.write(Array("\(number),".utf8)) }
    socket.finishWriting()
    let all = String(decoding: try await socket.readToEnd(), as: UTF8.self)
    #expect(all == (0..<20).map { "\($0)," }.joined())
  }

  @Test func `no byte passes a slow link before its delay`() async throws {
    let echo = try echo()
    let link = try link(echo)
    link.delay(.seconds(3_600))
    let socket = try await connect(link)
    try await socket.write([1])
    let error = await #expect(throws: RawSocketError.self) {
      try await socket.read(within: .milliseconds(100))
    }
    #expect(error?.kind == .timedOut)
  }

  @Test func `cutting the connection drops sockets until it is restored`() async throws {
    let echo = try echo()
    let link = try link(echo)
    let socket = try await connect(link)
    try await socket.write([1])
    #expect(try await socket.read() == [1])
    link.cut()
    #expect((try? await socket.read())?.isEmpty != false)
    let refused = try await connect(link)
    #expect((try? await refused.read())?.isEmpty != false)
    link.restore()
    let again = try await connect(link)
    try await again.write([2])
    #expect(try await again.read() == [2])
  }
}
