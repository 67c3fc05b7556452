import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of SIGHUP after the program's file was replaced, as by an update.
@Suite(.timeLimit(.minutes(10))) struct NewerProgramTests {
  private let folder: TemporaryFolder
  private let program: URL

  init() async throws {
    folder = try TemporaryFolder()
    program = folder.file("counter")
    try await Self.copy(BuiltExecutable.url("Counter"), to: program)
  }

  /// Copies a program by another process: one that this process writes could not be started while
  /// a process that another test starts has the same descriptors.
  private static func copy(_ file: URL, to copy: URL) async throws {
    let (process, ended) = (Process(), Gate())
    process.executableURL = URL(fileURLWithPath: "/bin/cp")
    process.arguments = [file.path, copy.path]
    process.terminationHandler = { _ in ended.open() }
    try process.run()
    await ended.wait()
    try #require(process.terminationStatus == 0)
  }

  private func start() async throws -> ServedApp {
    let app = try await ServedApp.start(program.path, arguments: ["--workers", "2"])
    try await app.wait(for: "strata_workers", toBe: 2)
    return app
  }

  /// Replaces the program's file as an update does: by renaming.
  private func update(with next: URL) throws {
    try #require(rename(next.path, program.path) == 0)
  }

  /// Returns the number by which the system knows a file, or the file that a process runs.
  private func identity(of path: String) throws -> UInt64 {
    var facts = stat()
    try #require(stat(path, &facts) == 0, "\(path)")
    return UInt64(facts.st_ino)
  }

  @Test func `after SIGHUP newcomers are served by the newer program, and earlier visitors go on`()
    async throws
  {
    let app = try await start()
    let before = app.workers
    let earlier = try await CounterWindow(of: app)
    let next = folder.file("next")
    try await Self.copy(program, to: next)
    try update(with: next)
    kill(app.processID, SIGHUP)
    try await app.wait(for: "strata_workers_started_total", toBe: 4)
    try await app.wait(for: "strata_workers", toBe: 2)
    let newer = app.workers.subtracting(before)
    #expect(newer.count == 2)
    for pid in newer { #expect(try identity(of: "/proc/\(pid)/exe") == identity(of: program.path)) }
    BadDay("replaced-workers").record(done: ["workers of a newer program": newer.count])
    // The front keeps the earlier file open, so the system has not given its number to the newer.
    #expect(try identity(of: "/proc/\(app.processID)/exe") != identity(of: program.path))
    try await CounterWindow(of: app).exchange(tap: 1)
    try await earlier.exchange(tap: 1)
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
    #expect(app.errors == "")
  }

  @Test func `after SIGHUP the earlier program goes on if the newer one cannot start`()
    async throws
  {
    let app = try await start()
    let before = app.workers
    let window = try await CounterWindow(of: app)
    let next = folder.file("next")
    try Data("#!/bin/sh\nexit 1\n".utf8).write(to: next)
    try #require(chmod(next.path, 0o755) == 0)
    try update(with: next)
    kill(app.processID, SIGHUP)
    while !app.errors.contains("The new workers cannot start; the old ones keep serving.") {
      try Task.checkCancellation()
      await Task.yield()
    }
    try await window.exchange(tap: 1)
    #expect(app.workers == before)
    #expect(try await LoadedPage(of: app).token != "")
    #expect(try await app.stop(within: .seconds(10)) == .exited(0))
  }
}
