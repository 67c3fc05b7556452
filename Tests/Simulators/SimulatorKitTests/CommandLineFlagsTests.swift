import SimulatorKit
import Testing

@Suite struct CommandLineFlagsTests {
  private func flags(_ arguments: String...) throws -> CommandLineFlags {
    try CommandLineFlags(arguments, known: ["port", "key"])
  }

  @Test func `flags take a value after a blank or an equals sign`() throws {
    let flags = try flags("--port", "90", "--key=a=b", "--key", "c")
    #expect(try flags.port(default: 1) == 90)
    #expect(flags.all("key") == ["a=b", "c"])
    #expect(flags["key"] == "c")
    #expect(try self.flags().port(default: 8081) == 8081)
  }

  @Test(arguments: [
    (["--prt", "1"], "Unknown flag --prt: flags are --port, --key."),
    (["serve"], "Unexpected argument \"serve\": flags are --port, --key."),
    (["--port"], "Flag --port needs a value."), (["--port="], "Flag --port needs a value."),
  ])
  func `a bad flag is refused in one sentence`(arguments: [String], sentence: String) {
    #expect(throws: UsageError(sentence)) {
      try CommandLineFlags(arguments, known: ["port", "key"])
    }
  }

  @Test(arguments: ["x", "-1", "65536", "80.5"])
  func `a bad port is refused`(port: String) throws {
    let flags = try flags("--port", port)
    #expect(
      throws: UsageError("Flag --port is \"\(port)\", but must be a number from 0 to 65535.")
    ) { try flags.port(default: 1) }
  }
}
