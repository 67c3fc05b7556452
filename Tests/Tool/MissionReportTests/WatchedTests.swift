import Foundation
import StrataKitTesting
import Testing

/// Tests of the script that ends a test run in which a test waits forever.
@Suite struct WatchedTests {
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Scripts/watched")

  /// Runs shell commands below the script, with a file of events.
  private func watch(_ patience: String, _ commands: String, events: String = "") throws -> (
    status: Int32, text: String
  ) {
    let folder = try TemporaryFolder()
    try Data(events.utf8).write(to: folder.file("events"))
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.script
    process.arguments = [patience, folder.file("events").path, "sh", "-c", commands]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Returns an event of a test function.
  private func event(_ kind: String, _ test: String) -> String {
    """
    {"kind":"event","payload":{"kind":"\(kind)","testID":"A.B/\(test)/B.swift:7:4"}}

    """
  }

  @Test func `a run in which no test begins or ends is ended, and its unfinished tests are named`()
    throws
  {
    // Only tests with arguments have events of cases.
    let events =
      event("testStarted", "ended()") + event("testEnded", "ended()")
      + event("testStarted", "alone()") + event("testStarted", "stuck(_:)")
      + event("testCaseStarted", "stuck(_:)") + event("testCaseStarted", "stuck(_:)")
      + event("testCaseEnded", "stuck(_:)")
      + #"{"kind":"event","payload":{"kind":"testStarted","testID":"A.B"}}"# + "\n"
    // The last line is unfinished, as while a test runs.
    let answer = try watch("0.2", "tail -f /dev/null & wait", events: events + "{\"kind\"")
    #expect(answer.status == 1)
    let end = "for 0.2 s; unfinished were: A.B/stuck(_:), A.B/alone()\n"
    #expect(answer.text.hasSuffix(end), "\(answer.text)")
  }

  @Test(arguments: [("exit 0", 0), ("exit 3", 3), ("kill -9 $$", 137)])
  func `a run that ends by itself keeps its status`(commands: String, status: Int32) throws {
    let answer = try watch("60", commands)
    #expect(answer.status == status && answer.text.isEmpty, "\(answer.text)")
  }
}
