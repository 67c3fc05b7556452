import Foundation
import StrataKitTesting
import Testing

/// Tests of the script that ends a test run in which a test waits forever.
@Suite struct WatchedTests {
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Scripts/watched")

  /// Runs shell commands below the script, with the file of events as `$1`.
  private func watch(_ patience: String, _ commands: String) throws -> (
    status: Int32, text: String
  ) {
    let folder = try TemporaryFolder()
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.script
    let file = folder.file("events").path
    process.arguments = [patience, file, "sh", "-c", commands, "sh", file]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Returns a shell command that writes the event of a test's case.
  private func event(_ kind: String, _ test: String) -> String {
    """
    echo '{"kind":"event","payload":{"kind":"testCase\(kind)","testID":"A.B/\(test)/B.swift:7:4"}}' \
    >> "$1"

    """
  }

  @Test func `a run in which no test begins or ends is ended, and its running tests are named`()
    throws
  {
    let ended = event("Started", "ended()") + event("Ended", "ended()")
    let answer = try watch("0.2", ended + event("Started", "stuck()") + "tail -f /dev/null & wait")
    #expect(answer.status == 1)
    #expect(answer.text.hasSuffix("for 0.2 s; running were: A.B/stuck()\n"), "\(answer.text)")
  }

  @Test(arguments: [("exit 0", 0), ("exit 3", 3), ("kill -9 $$", 137)])
  func `a run that ends by itself keeps its status`(commands: String, status: Int32) throws {
    let answer = try watch("60", commands)
    #expect(answer.status == status && answer.text.isEmpty, "\(answer.text)")
  }
}
