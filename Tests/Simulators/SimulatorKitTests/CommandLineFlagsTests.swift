import SimulatorKit
import Testing

@Suite struct CommandLineFlagsTests {
  private func flags(_ arguments: String...) throws -> CommandLineFlags {
    try CommandLineFlags(arguments, known: ["port", "key"], repeated: ["key"])
  }

  @Test func `flags take a value after a space or an equals sign`() throws {
    let flags = try flags("--port", "90", "--key=a=b", "--key", "c")
    #expect(try flags.port(default: 1) == 90)
    #expect(flags.all("key") == ["a=b", "c"])
    #expect(flags["key"] == "c")
    #expect(try self.flags().port(default: 8081) == 8081)
  }

  @Test(arguments: [
    (["--prt", "1"], "Unknown flag --prt: flags are --port, --key."),
    (["serve"], "Unexpected argument \"serve\": flags are --port, --key."),
    (["--port", "0", "--port=1"], "Flag --port is given twice."),
    (["--port"], "Flag --port needs a value."), (["--port="], "Flag --port needs a value."),
  ])
  func `an invalid flag is refused in one sentence`(arguments: [String], sentence: String) {
    #expect(throws: UsageError(sentence)) {
      try CommandLineFlags(arguments, known: ["port", "key"])
    }
  }

  @Test(arguments: ["x", "-1", "65536", "80.5"])
  func `an invalid port is refused`(port: String) throws {
    let flags = try flags("--port", port)
    #expect(
      throws: UsageError("Flag --port is \"\(port)\", but must be a number from 0 to 65535.")
    ) { try flags.port(default: 1) }
  }

  private func faults(_ texts: String...) throws -> [Fault] {
    try CommandLineFlags(
      texts.flatMap { ["--fault", $0] }, known: ["fault"], repeated: ["fault"]
    ).faults()
  }

  @Test func `the flag for faults takes one fault or a list in the JSON of the control endpoint`()
    throws
  {
    let read = try faults(
      #"{"path":"/a","fault":"status","status":429,"times":2}"#, #"[{"fault":"drop"}]"#)
    #expect(read == [Fault(.status(429), at: "/a", times: 2), Fault(.drop)])
    #expect(try faults().isEmpty)
  }

  @Test(arguments: [
    (
      #"{"fault":"rain"}"#,
      "fault is \"rain\", but it must be one of status, delay, drop, malformed, types"
    ),
    ("500", "body is 500, but a fault must be a JSON object"),
    ("{", "body is 1 bytes, but it must be JSON"),
  ])
  func `an invalid fault is reported in one sentence`(text: String, reason: String) {
    #expect(throws: UsageError("Flag --fault: \(reason).")) { try faults(text) }
  }
}
