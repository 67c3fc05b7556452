import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the build's progress in `strata preview`.
@Suite(.timeLimit(.minutes(2))) struct ProgressTests {
  private let folder: TemporaryFolder

  /// Puts a `swift` before the toolchain's in the path, which records its arguments and fails.
  init() throws {
    folder = try TemporaryFolder()
    let swift = folder.url.appending(path: "swift")
    try Data("#!/bin/sh\necho \"$@\" >\"$ASKED\"\nexit 1\n".utf8).write(to: swift)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    try Data("// swift-tools-version: 6.2\n".utf8).write(
      to: folder.url.appending(path: "Package.swift"))
  }

  /// Returns the arguments of `swift`, with a pipe or, by `script`, with a terminal.
  private func asked(onTerminal: Bool) throws -> String {
    let file = folder.url.appending(path: "asked.txt")
    let tool = try BuiltExecutable.url("strata")
    let process = Process()
    process.executableURL = onTerminal ? URL(filePath: "/usr/bin/script") : tool
    let command = "'\(tool.path)' preview '\(folder.url.path)'"
    process.arguments =
      onTerminal ? ["-qec", command, "/dev/null"] : ["preview", folder.url.path]
    process.environment = ProcessInfo.processInfo.environment.merging([
      "PATH": "\(folder.url.path):/usr/bin:/bin", "ASKED": file.path,
    ]) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = Pipe()
    process.standardError = FileHandle.nullDevice
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    return try String(contentsOf: file, encoding: .utf8)
  }

  @Test func `the build of previews is quiet if standard error is a pipe`() throws {
    #expect(try asked(onTerminal: false) == "build --product previews --quiet\n")
  }

  @Test func `the build of previews shows its progress if standard error is a terminal`() throws {
    #expect(try asked(onTerminal: true) == "build --product previews\n")
  }
}
