import Foundation
import FoundationNetworking
import SimulatorKit
import Testing

@testable import OpenMeteoSimulator

/// Tests of the simulator over a socket, with faults and its command line.
struct SimulatorLifeTests {
  @Test func `the simulator answers over a socket, and with status 503 for an injected fault`()
    async throws
  {
    let simulator = try OpenMeteoSimulator()
    let base = try simulator.start()
    let url = try #require(URL(string: "\(base.absoluteString)/v1/search?name=Bonn"))
    let (data, _) = try await URLSession.shared.data(from: url)
    #expect(String(decoding: data, as: UTF8.self).contains("\"Bonn\""))
    await simulator.faults.add(Fault(.status(500), times: 1))
    let (refusal, response) = try await URLSession.shared.data(from: url)
    #expect((response as? HTTPURLResponse)?.statusCode == 503)
    #expect(
      String(decoding: refusal, as: UTF8.self)
        == #"{"error":true,"reason":"The service is overloaded"}"#)
    await simulator.stop()
  }

  @Test func `the simulator's command accepts a host and a port, and refuses other options`() throws
  {
    #expect(try OpenMeteoCommand.configuration([]).port == 8082)
    #expect(try OpenMeteoCommand.configuration(["--port", "9", "--host=::1"]).host == "::1")
    #expect(throws: UsageError.self) { try OpenMeteoCommand.configuration(["--key", "x"]) }
  }
}
