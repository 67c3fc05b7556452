import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the tool from a shell: its two output channels, its exit code, and its files if it ends
/// early.
@Suite(.timeLimit(.minutes(2))) struct ProgramTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    let book = """
      {"rules": [{"id": "no-force", "kind": "constructs", "forbid": "forceUnwrap",
                  "says": "no force", "why": "it ends the app"}]}
      """
    try write("strata.json", book)
    try write("A.swift", "func a() { b! }\n")
  }

  private func write(_ name: String, _ text: String) throws {
    try Data(text.utf8).write(to: folder.file(name))
  }

  /// Returns the output of a shell command on both channels; `strata` is the built tool.
  private func shell(_ line: String) throws -> (code: Int32, said: String, errors: String) {
    let process = Process()
    process.executableURL = URL(filePath: "/bin/bash")
    let tool = try BuiltExecutable.url("strata").path
    let lines = "strata() { '\(tool)' \"$@\"; }; \(line)"
    let ends = ["said.txt", "errors.txt"].map(folder.file)
    for end in ends { try Data().write(to: end) }
    process.arguments = ["-c", lines]
    process.currentDirectoryURL = folder.url
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: ends[0])
    process.standardError = try FileHandle(forWritingTo: ends[1])
    try process.run()
    process.waitUntilExit()
    let texts = try ends.map { try String(contentsOf: $0, encoding: .utf8) }
    return (process.terminationStatus, texts[0], texts[1])
  }

  @Test(arguments: ["undo", "add entity Order", "new Trips", "check"])
  func `a command in a working folder that was deleted ends with exit code 2 and an error`(
    command: String
  ) throws {
    let run = try shell("mkdir gone; cd gone; rmdir ../gone; strata \(command)")
    #expect(run.code == 2 && run.said.isEmpty)
    #expect(run.errors == "strata: the current folder no longer exists; change to another one\n")
  }

  @Test
  func `the graph goes to standard output, and the names of unreadable files to standard error`()
    throws
  {
    try Data([0x89, 0, 0, 1]).write(to: folder.file("B.swift"))
    let drawn = try shell("strata graph --level file")
    #expect(drawn.code == 2 && drawn.said.hasPrefix("flowchart TD\n"))
    #expect(drawn.errors == "unread: B.swift contains zero bytes, so it is not a Swift source\n")
  }

  @Test func `results go to standard output and errors to standard error`() throws {
    let broken = try shell("strata check")
    #expect(broken.code == 1 && broken.errors.isEmpty)
    #expect(broken.said.contains("\nA.swift:1:13  force-unwraps a value with '!'"))
    let asked = try shell("strata check --formt json")
    #expect(asked.code == 2 && asked.said.isEmpty)
    #expect(asked.errors.contains("has no option '--formt'"))
    try write("A.swift", "func a() {}\n")
    #expect(try shell("strata check").code == 0)
  }

  @Test(arguments: ["json", "sarif"])
  func `a JSON or SARIF report is valid JSON if a file cannot be read, with exit code 2`(
    format: String
  ) throws {
    try Data([0, 1, 2]).write(to: folder.file("B.swift"))
    try write("A.swift", "func a() {}\n")
    let outcome = try shell("strata check --format \(format)")
    #expect(outcome.code == 2 && outcome.errors.isEmpty, "\(outcome.errors)")
    #expect(throws: Never.self) {
      try JSONSerialization.jsonObject(with: Data(outcome.said.utf8))
    }
    #expect(outcome.said.contains("B.swift"))
  }

  @Test func `a report that a full disk truncates is an error of the tool, not a result`() throws {
    let outcome = try shell("strata check >/dev/full")
    #expect(outcome.code == 2)
    #expect(outcome.errors == "strata: the report cannot be written to its output\n")
  }

  /// The system ends a process that exceeds its file size limit (`ulimit -f`), during the write.
  @Test func `a process killed during a write leaves the baseline as it was`() throws {
    #expect(
      try shell("strata check --baseline b.json --accept 'no-force:*' --reason old").code == 0)
    let before = try Data(contentsOf: folder.file("b.json"))
    try write("A.swift", "func a() { b! }\n" + (0..<90).map { "func f\($0)() { b! }\n" }.joined())
    let line = "strata check --no-cache --baseline b.json --accept 'no-force:*' --reason more"
    let ended = try shell("ulimit -c 0; ulimit -f 1; \(line)")
    #expect(ended.code != 0 && ended.code != 1, "\(ended)")
    #expect(try Data(contentsOf: folder.file("b.json")) == before)
    #expect(try shell(line).code == 0)
    #expect(
      try shell("strata check --baseline b.json").said.contains(" 91 kept, 0 expired"))
  }
}
