import Foundation
import StrataKitTesting
import Testing

/// Tests of the filter for the tests that CI runs a second time.
@Suite struct FailedTestsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
  private static let end = """
    {"kind":"event","payload":{"kind":"runEnded"}}

    """

  /// Returns the event of an issue in a test.
  private func issue(_ number: Int, isKnown: Bool = false) -> String {
    """
    {"kind":"event","payload":{"kind":"issueRecorded","issue":{"isKnown":\(isKnown)},\
    "testID":"ATests.BTests/`it works, at \(number)`()/BTests.swift:7:4"}}

    """
  }

  /// Returns the record that a test will run, and the event that it ended.
  private func planned(_ number: Int, ends: Bool) -> String {
    let id = "ATests.BTests/`it works, at \(number)`()/BTests.swift:7:4"
    let plan = #"{"kind":"test","payload":{"kind":"function","id":"\#(id)"}}"# + "\n"
    let end = #"{"kind":"event","payload":{"kind":"testEnded","testID":"\#(id)"}}"# + "\n"
    return plan + (ends ? end : "")
  }

  /// Runs the script for at most two failed tests.
  private func filter(of events: String) throws -> (status: Int32, text: String) {
    let folder = try TemporaryFolder()
    let file = folder.url.appendingPathComponent("events")
    try Data(events.utf8).write(to: file)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.root.appendingPathComponent("Scripts/failed-tests")
    process.arguments = ["2", file.path]
    process.standardOutput = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  @Test func `a few failed tests of a run that ended become a filter`() throws {
    let found = try filter(of: issue(1) + issue(2) + issue(1) + Self.end)
    #expect(found.status == 0)
    #expect(
      found.text == "^ATests.BTests..it.works..at.1.../|^ATests.BTests..it.works..at.2.../\n")
  }

  @Test func `tests that a run left unfinished become a filter with the failed ones`() throws {
    let plan = (1...9).map { planned($0, ends: $0 != 2) }.joined()
    let found = try filter(of: plan + issue(1))
    #expect(found.status == 0)
    #expect(
      found.text == "^ATests.BTests..it.works..at.1.../|^ATests.BTests..it.works..at.2.../\n")
    // A crash leaves many.
    let crashed = try filter(of: (1...9).map { planned($0, ends: $0 < 5) }.joined())
    #expect(crashed.status == 1 && crashed.text.isEmpty)
  }

  @Test func `a run that broke off, without failed tests or with many becomes no filter`() throws {
    let many = issue(1) + issue(2) + issue(3) + Self.end
    for events in [issue(1), Self.end, issue(1, isKnown: true) + Self.end, many] {
      let found = try filter(of: events)
      #expect(found.status == 1 && found.text.isEmpty, "\(found.text)")
    }
  }
}
