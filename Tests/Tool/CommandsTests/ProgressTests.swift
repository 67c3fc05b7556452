import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// What `strata preview` lets one see of the build in front of it.
@Suite(.timeLimit(.minutes(2))) struct ProgressTests {
  private let folder: TemporaryFolder

  /// In front of the toolchain's stands a `swift` that writes down what it is asked, and fails.
  init() throws {
    folder = try TemporaryFolder()
    let swift = folder.url.appending(path: "swift")
    try Data("#!/bin/sh\necho \"$@\" >\"$ASKED\"\nexit 1\n".utf8).write(to: swift)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: swift.path)
    try Data("// swift-tools-version: 6.2\n".utf8).write(
      to: folder.url.appending(path: "Package.swift"))
  }

  /// What the tool asks of `swift`, run by itself or, for a terminal, by `script`.
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

  @Test func `a pipe is spared the build's progress`() throws {
    #expect(try asked(onTerminal: false) == "build --product previews --quiet\n")
  }

  @Test func `a terminal shows it`() throws {
    #expect(try asked(onTerminal: true) == "build --product previews\n")
  }
}
