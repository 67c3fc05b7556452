import Foundation
import StrataKitTesting
import Testing

/// Tests of the second run of browser tests that failed on a busy machine.
@Suite struct TwiceTests {
  private static let script = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../../Scripts/twice")
    .standardizedFileURL
  private static let ended = "✘ Test run with 9 tests in 2 suites failed after 1 seconds."

  /// Runs the script with a `swift` that prints and exits as given, one round after the other.
  private func run(_ rounds: (words: String, status: Int)...) throws -> (
    status: Int32, text: String, asked: [String]
  ) {
    let folder = try TemporaryFolder()
    let asked = folder.file("asked")
    try Data().write(to: asked)
    for (number, round) in rounds.enumerated() {
      // The output of a page may be cut off in the middle of a character.
      let bytes = round.words.utf8.map { $0 == 1 ? 0xE2 : $0 }
      try Data(bytes).write(to: folder.file("said\(number + 1)"))
      try Data("\(round.status)".utf8).write(to: folder.file("status\(number + 1)"))
    }
    let fake = """
      #!/usr/bin/env bash
      cd '\(folder.url.path)'
      echo "$*" >>asked
      number=$(wc -l <asked)
      cat "said$number"
      exit "$(cat "status$number")"
      """
    try Data(fake.utf8).write(to: folder.file("swift"))
    try FileManager.default.setAttributes(
      [.posixPermissions: 0o755], ofItemAtPath: folder.file("swift").path)
    let process = Process()
    let pipe = Pipe()
    process.executableURL = Self.script
    process.arguments = ["^BrowserTests\\.", "--verbose"]
    process.environment = ["PATH": "\(folder.url.path):/usr/bin:/bin"]
    (process.standardOutput, process.standardError) = (pipe, pipe)
    try process.run()
    let text = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    let lines = try String(contentsOf: asked, encoding: .utf8).split(separator: "\n")
    return (process.terminationStatus, text, lines.map(String.init))
  }

  private func failing(_ suites: String...) -> String {
    "Its text: \u{1}\n"
      + (suites.map { "✘ Suite \($0) failed after 2 seconds with 1 issue.\n" } + [Self.ended])
      .joined()
  }

  @Test func `a passing run is not repeated`() throws {
    let answer = try run(("✔ Test run with 9 tests in 2 suites passed after 1 seconds.", 0))
    #expect(answer.status == 0)
    #expect(answer.asked == ["test --skip-build --filter ^BrowserTests\\. --verbose"])
  }

  @Test func `a few failed suites run again alone, and a pass then is reported`() throws {
    let answer = try run((failing("MapTests", "FeedTests"), 1), ("fine\n", 0))
    #expect(answer.status == 0)
    #expect(answer.asked.last == "test --skip-build --filter [./](FeedTests|MapTests)/")
    #expect(answer.text.contains("\ntwice: FeedTests MapTests failed first, and passed alone\n"))
  }

  @Test func `a suite that fails twice has failed`() throws {
    let answer = try run((failing("MapTests"), 1), (failing("MapTests"), 1))
    #expect(answer.status == 1 && answer.asked.count == 2)
    #expect(!answer.text.contains("twice:"))
  }

  @Test func `many failures, and a run that did not end, are not repeated`() throws {
    let many = try run((failing("A", "B", "C", "D"), 1))
    #expect(many.status == 1 && many.asked.count == 1)
    let ended = try run(("✘ Suite A failed after 2 seconds with 1 issue.\nsignal 11\n", 2))
    #expect(ended.status == 2 && ended.asked.count == 1)
  }
}
