import Foundation
import StrataKitTesting
import Testing

/// Tests of `Scripts/five-minutes --archive`, with an archive whose program makes an app that needs
/// no build.
@Suite struct FiveMinutesTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("Makefile", Self.makefile)
    try folder.write(
      "strata-1/bin/strata",
      "#!/bin/sh\necho \"$@\" >>'\(folder.file("told").path)'\n"
        + "mkdir \"$4/$2\"; cp '\(folder.file("Makefile").path)' \"$4/$2\"\n")
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("strata-1/bin/strata").path)
  }

  /// The commands of an app, as the generated one has them.
  private static let makefile = """
    add test:
    \ttrue
    run:
    \techo "Item 1" >index.html; exec python3 -m http.server --bind 127.0.0.1 $(PORT)

    """

  private func run(_ program: String, _ arguments: [String]) throws -> (status: Int32, text: String)
  {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: program)
    process.arguments = arguments
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private func follow(_ archive: String) throws -> (status: Int32, text: String) {
    try run(
      Self.root.appending(path: "Scripts/five-minutes").path,
      ["--archive", folder.file(archive).path])
  }

  @Test func `each line of the README is run with the program of the archive`() throws {
    let made = try run(
      "/usr/bin/env",
      ["tar", "-cf", folder.file("a.tar").path, "-C", folder.url.path, "strata-1"])
    #expect(made.status == 0, "\(made.text)")
    let followed = try follow("a.tar")
    #expect(followed.status == 0, "\(followed.text)")
    let told = try String(contentsOf: folder.file("told"), encoding: .utf8)
    #expect(told.hasPrefix("new Trips --path ..\n"))
    for line in ["bin/strata new Trips", "make add WHAT=", ": make test\n", ": make run\n"] {
      #expect(followed.text.contains(line), "\(line) is not in: \(followed.text)")
    }
  }

  @Test func `a file that is no archive of strata is refused by its name`() throws {
    let refused = try follow("Makefile")
    #expect(refused.status == 1)
    #expect(
      refused.text
        == "five-minutes: '\(folder.file("Makefile").path)' has no strata-VERSION/bin/strata\n")
  }
}
