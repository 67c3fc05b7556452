import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of `strata check` as a process that Ctrl-C ends while it works.
@Suite(.timeLimit(.minutes(2))) struct CheckInterruptionTests {
  private let folder: TemporaryFolder
  private let ends: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    ends = try TemporaryFolder()
    let book = """
      {"rules": [{"id": "no-force", "kind": "constructs", "forbid": "forceUnwrap",
                  "says": "no force", "why": "it ends the app"}]}
      """
    try Data(book.utf8).write(to: folder.file("strata.json"))
    try write(functions: 400)
  }

  private func write(functions count: Int) throws {
    let text = (0..<count).map { "func made\($0)() { b! }\n" }.joined()
    try Data(text.utf8).write(to: folder.file("A.swift"))
  }

  private static let accepting = [
    "check", "--baseline", "b.json", "--accept", "no-force:*", "--reason", "older",
  ]

  private func begun(_ arguments: [String]) throws -> SignalledProgram {
    try SignalledProgram(
      "strata", arguments + ["--no-cache"], in: folder.url, output: ends.file("said"),
      errors: ends.file("errors"))
  }

  private func text(_ end: String) throws -> String {
    try String(contentsOf: ends.file(end), encoding: .utf8)
  }

  /// Returns whether a child waits for a lock, from /proc/locks.
  private func isWaiting(_ child: SignalledProgram) -> Bool {
    // Files in /proc have no size.
    let locks = FileHandle(forReadingAtPath: "/proc/locks")?.readDataToEndOfFile() ?? Data()
    return String(decoding: locks, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: " ") }
      .contains { $0.contains("->") && $0.contains("\(child.pid)") }
  }

  private func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []).sorted()
  }

  /// A shell reports 130: the program is ended by the signal itself, so that a script ends, too.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `Ctrl-C ends a check at once and without output`(signal: Int32) throws {
    let lock = open(folder.url.path, O_RDONLY | O_CLOEXEC)
    #expect(flock(lock, LOCK_EX) == 0)
    let child = try begun(Self.accepting)
    child.send(signal) { isWaiting(child) }
    #expect(child.status() & 0x7F == signal)
    close(lock)
    #expect(try text("said") == "" && text("errors") == "")
    #expect(names() == ["A.swift", "strata.json"])
    #expect(try begun(Self.accepting).status() == 0)
    #expect(names() == ["A.swift", "b.json", "strata.json"])
  }

  /// The signals of a failed precondition (`SIGILL`, `SIGTRAP`), an invalid pointer and a full disk
  /// behind mapped memory (`SIGBUS`): a script must not take them for a verdict.
  @Test(arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE])
  func `a crash ends the tool with exit code 70 and a message that it is a bug of strata`(
    signal: Int32
  ) throws {
    let lock = open(folder.url.path, O_RDONLY | O_CLOEXEC)
    #expect(flock(lock, LOCK_EX) == 0)
    let child = try begun(Self.accepting)
    child.send(signal) { isWaiting(child) }
    #expect(child.status() == 70 << 8)
    close(lock)
    #expect(try text("said") == "")
    #expect(try text("errors").hasSuffix("strata: internal error, which is a bug of strata\n"))
    #expect(names() == ["A.swift", "strata.json"])
  }

  /// The two ways in which a check writes: a baseline grows on request, or shrinks because a
  /// violation was fixed.
  @Test(arguments: [true, false], 1...4)
  func `Ctrl-C while a baseline is written leaves the complete old file or the complete new one`(
    grows: Bool, round: Int
  ) throws {
    let line = grows ? Self.accepting : ["check", "--baseline", "b.json"]
    try begun(Self.accepting).status()
    let old = try Data(contentsOf: folder.file("b.json"))
    try write(functions: grows ? 800 : 380)
    let child = try begun(line)
    child.send(SIGINT) { names().count != 3 }
    child.status()
    #expect(names() == ["A.swift", "b.json", "strata.json"])
    let left = try Data(contentsOf: folder.file("b.json"))
    try old.write(to: folder.file("b.json"))
    try begun(line).status()
    #expect(try left == old || left == Data(contentsOf: folder.file("b.json")))
  }
}
