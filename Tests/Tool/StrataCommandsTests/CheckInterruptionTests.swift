import Foundation
import KitTesting
import Testing

@testable import BrowserTesting
@testable import StrataCommands

/// `strata check` as a process that Ctrl-C ends while it works.
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

  /// The built tool, begun with every signal as a shell hands it on. Foundation's `Process` would hand
  /// on what the test's own thread blocks, which is every one.
  private func begun(_ arguments: [String]) throws -> pid_t {
    for name in ["said", "errors"] { try Data().write(to: ends.file(name)) }
    let descriptors = [
      open("/dev/null", O_RDONLY | O_CLOEXEC),
      open(ends.file("said").path, O_WRONLY | O_CLOEXEC),
      open(ends.file("errors").path, O_WRONLY | O_CLOEXEC),
    ]
    defer { for one in descriptors { close(one) } }
    let launch = Launch(
      executable: try BuiltExecutable.url("strata").path, arguments: arguments + ["--no-cache"],
      environment: ProcessInfo.processInfo.environment, folder: folder.url.path)
    return try launch.spawn(
      StandardDescriptors(input: descriptors[0], output: descriptors[1], errors: descriptors[2]))
  }

  /// Whether a child still runs; who has ended is left for ``status(of:)``.
  private func isRunning(_ child: pid_t) -> Bool {
    var known = siginfo_t()
    return waitid(P_PID, id_t(child), &known, WEXITED | WNOHANG | WNOWAIT) == 0
      && known.si_signo == 0
  }

  /// How a child ended: the low seven bits are its signal, what is above its exit code.
  private func status(of child: pid_t) -> Int32 {
    var status: Int32 = 0
    while waitpid(child, &status, 0) < 0, errno == EINTR {}
    return status
  }

  private func text(_ end: String) throws -> String {
    try String(contentsOf: ends.file(end), encoding: .utf8)
  }

  /// Whether a child waits for a lock, as the kernel tells it.
  private func isWaiting(_ child: pid_t) -> Bool {
    // What the kernel makes up as it is read has no size that one could ask for.
    let locks = FileHandle(forReadingAtPath: "/proc/locks")?.readDataToEndOfFile() ?? Data()
    return String(decoding: locks, as: UTF8.self).split(separator: "\n")
      .map { $0.split(separator: " ") }
      .contains { $0.contains("->") && $0.contains("\(child)") }
  }

  private func names() -> [String] {
    ((try? FileManager.default.contentsOfDirectory(atPath: folder.url.path)) ?? []).sorted()
  }

  /// What a shell makes 130 of: the program ends by the signal itself, so that a script ends, too.
  @Test(arguments: [SIGINT, SIGTERM, SIGHUP])
  func `Ctrl-C ends a check at once and without a word`(signal: Int32) throws {
    let lock = open(folder.url.path, O_RDONLY | O_CLOEXEC)
    #expect(flock(lock, LOCK_EX) == 0)
    let child = try begun(Self.accepting)
    while isRunning(child), !isWaiting(child), !Task.isCancelled {}
    kill(child, signal)
    #expect(status(of: child) & 0x7F == signal)
    close(lock)
    #expect(try text("said") == "" && text("errors") == "")
    #expect(names() == ["A.swift", "strata.json"])
    #expect(status(of: try begun(Self.accepting)) == 0)
    #expect(names() == ["A.swift", "b.json", "strata.json"])
  }

  /// What a broken precondition (`SIGILL`, `SIGTRAP`), a wild pointer and a full disk behind mapped
  /// memory (`SIGBUS`) send: no script takes it for a verdict.
  @Test(arguments: [SIGILL, SIGTRAP, SIGSEGV, SIGBUS, SIGABRT, SIGFPE])
  func `a breakdown is the tool's own fault`(signal: Int32) throws {
    let lock = open(folder.url.path, O_RDONLY | O_CLOEXEC)
    #expect(flock(lock, LOCK_EX) == 0)
    let child = try begun(Self.accepting)
    while isRunning(child), !isWaiting(child), !Task.isCancelled {}
    kill(child, signal)
    #expect(status(of: child) == 70 << 8)
    close(lock)
    #expect(try text("said") == "")
    #expect(try text("errors").hasSuffix("strata: this is the tool's own fault\n"))
    #expect(names() == ["A.swift", "strata.json"])
  }

  /// Both ways in which a check writes: a baseline that grows because it was asked to, and one that
  /// shrinks because something was mended.
  @Test(arguments: [true, false], 1...4)
  func `Ctrl-C amid writing leaves the old baseline or the new`(grows: Bool, round: Int) throws {
    let line = grows ? Self.accepting : ["check", "--baseline", "b.json"]
    _ = status(of: try begun(Self.accepting))
    let old = try Data(contentsOf: folder.file("b.json"))
    try write(functions: grows ? 800 : 380)
    let child = try begun(line)
    while isRunning(child), names().count == 3, !Task.isCancelled {}
    kill(child, SIGINT)
    _ = status(of: child)
    #expect(names() == ["A.swift", "b.json", "strata.json"])
    let left = try Data(contentsOf: folder.file("b.json"))
    try old.write(to: folder.file("b.json"))
    _ = status(of: try begun(line))
    #expect(try left == old || left == Data(contentsOf: folder.file("b.json")))
  }
}
