import Foundation
import FoundationNetworking
import SimulatorKit
import StrataWebServer
import Testing

@Suite struct SimulatorTests {
  @Test func `a simulator answers on a free port until it is stopped`() async throws {
    let simulator = Simulator(service: EchoService())
    let url = try simulator.start()
    let (data, _) = try await URLSession.shared.data(from: url.appendingPathComponent("echo"))
    #expect(String(decoding: data, as: UTF8.self) == EchoService.answer)
    #expect(await simulator.requests.entries.map(\.path) == ["/echo"])
    await simulator.stop()
    await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }
  }

  @Test func `a busy port throws an error that names the port`() async throws {
    let first = Simulator(service: EchoService())
    let port = try #require(try first.start().port)
    let second = Simulator(service: EchoService(), port: port)
    #expect(throws: WebServerError.portInUse(host: "127.0.0.1", port: port)) {
      try second.start()
    }
    await first.stop()
  }

  @Test func `an injected fault drop makes the client lose the connection`() async throws {
    let simulator = Simulator(service: EchoService(), faults: [Fault(.drop)])
    let url = try simulator.start().appendingPathComponent("echo")
    await #expect(throws: URLError.self) { try await URLSession.shared.data(from: url) }
    await simulator.stop()
  }
}
