import SimulatorKit
import StrataWebServer
import Testing

@testable import RickMortySimulator

/// Tests of the command line.
struct ProgramTests {
  @Test func `without flags the simulator listens on port 8083 of this machine`() throws {
    let configuration = try RickMortyCommand.configuration([])
    #expect((configuration.host, configuration.port) == ("127.0.0.1", 8083))
  }

  @Test func `an unknown flag is reported in one sentence`() {
    #expect(throws: UsageError("Unknown flag --key: flags are --host, --port, --fault.")) {
      try RickMortyCommand.configuration(["--key", "x"])
    }
  }

  @Test func `a fault on the command line applies to the given number of requests`() async throws {
    let simulator = RickMortySimulator(
      try RickMortyCommand.configuration(
        ["--fault", #"{"path":"/api/character","fault":"status","status":429,"times":1}"#]))
    let request = HTTPRequest(path: "/api/character", headers: ["Host": "127.0.0.1:9"])
    #expect(await simulator.respond(to: request).status == 429)
    #expect(await simulator.respond(to: request).status == 200)
  }

  @Test func `a repeated port flag is an error`() {
    #expect(throws: UsageError("Flag --port is given twice.")) {
      try RickMortyCommand.configuration(["--port", "0", "--port", "1"])
    }
  }
}
