import Dispatch
import StrataBrowserTesting
import Testing

@Suite struct RawSocketTests {
  @Test func `resetting a socket is an error for the other side, and closing it is a normal end`()
    async throws
  {
    let (ends, report) = AsyncStream.makeStream(of: String.self)
    let listener = try RawListener { socket in
      do {
        while try !socket.readNow().isEmpty {}
        report.yield("end")
      } catch let error as RawSocketError {
        report.yield("\(error.kind)")
      }
    }
    var heard = ends.makeAsyncIterator()
    let polite = try await RawSocket.connect(port: listener.port)
    polite.close()
    #expect(await heard.next() == "end")
    let rude = try await RawSocket.connect(port: listener.port)
    try await rude.write([1])
    rude.reset()
    let end = await heard.next()
    #expect(end == "broken")
  }

  @Test func `writing to a peer that does not read throws a timeout`() async throws {
    let done = DispatchSemaphore(value: 0)
    let listener = try RawListener { _ in done.wait() }
    defer { done.signal() }
    let socket = try await RawSocket.connect(port: listener.port)
    let error = await #expect(throws: RawSocketError.self) {
      let much = [UInt8](repeating: 0, count: 64 << 20)
      try await socket.write(much, within: .milliseconds(300))
    }
    #expect(error?.kind == .timedOut)
  }

  @Test func `a stopped listener accepts no more connections`() async throws {
    let listener = try RawListener { socket in try socket.writeNow([1]) }
    let before = try await RawSocket.connect(port: listener.port)
    #expect(try await before.readToEnd() == [1])
    listener.stop()
    let after = try? await RawSocket.connect(port: listener.port)
    #expect((try? await after?.readToEnd())?.isEmpty != false)
  }

  @Test func `two listeners cannot have one port`() throws {
    let first = try RawListener { _ in }
    let error = #expect(throws: RawSocketError.self) { try RawListener(port: first.port) { _ in } }
    #expect(error?.description.contains("\(first.port)") == true)
  }
}
