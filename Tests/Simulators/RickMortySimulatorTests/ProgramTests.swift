import SimulatorKit
import Testing

@testable import RickMortySimulator

/// The command line.
struct ProgramTests {
  @Test func `without flags it listens on port 8083 of this machine`() throws {
    let configuration = try RickMortyCommand.configuration([])
    #expect((configuration.host, configuration.port) == ("127.0.0.1", 8083))
  }

  @Test func `a flag that nobody knows is one sentence`() {
    #expect(throws: UsageError("Unknown flag --key: flags are --host, --port.")) {
      try RickMortyCommand.configuration(["--key", "x"])
    }
  }
}
