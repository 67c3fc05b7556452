import Foundation
import StrataKitTesting

/// A small repository with `Scripts/mission-mutants` and a replacement for `swift`.
struct MutantScript {
  let folder: TemporaryFolder
  let copy: TemporaryFolder

  /// Creates the repository.
  ///
  /// - Parameters:
  ///   - swift: the text of the replacement, a shell script that prints `plans.json` if it is asked
  ///     for the mutants.
  ///   - sources: the texts of the sources by their paths.
  init(swift: String, sources: [String: String]) throws {
    folder = try TemporaryFolder()
    copy = try TemporaryFolder()
    let root = URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
    for (path, text) in sources { try folder.write(path, text) }
    let modules = ["alternatives", "noticed", "structure", "swifttext", "together", "workcopy"]
    for name in ["mission-mutants"] + modules.map({ "mutation/\($0).py" }) {
      let file = root.appendingPathComponent("Scripts/\(name)")
      try folder.write("Scripts/\(name)", String(contentsOf: file, encoding: .utf8))
    }
    try folder.write("bin/swift", swift)
    for program in ["Scripts/mission-mutants", "bin/swift"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.file(program).path)
    }
    _ = try run("git", "init", "--quiet")
  }

  /// Runs a command in the repository and returns its status and all that it printed.
  func run(_ words: String...) throws -> (status: Int32, text: String) { try run(words) }

  /// Runs a command with further words.
  func run(_ word: String, _ more: [String]) throws -> (status: Int32, text: String) {
    try run([word] + more)
  }

  private func run(_ words: [String]) throws -> (status: Int32, text: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": "\(folder.file("bin").path):/usr/bin:/bin:/usr/local/bin",
      "SCRATCH": copy.url.path, "PYTHONDONTWRITEBYTECODE": "1",
    ]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Returns the plan of a mutant of the suite RainTests.Drops, as `mission --mutants` prints it.
  static func plan(
    _ row: String, _ file: String, replacing text: String = "20", with other: String, test: String
  ) -> String {
    """
    {"mutant": {"row": "\(row)", "file": "\(file)", "find": "\(text)", "replace": "\(other)",
      "tests": ["RainTests.Drops"]}, "names": ["\(test)"],
      "filters": ["^RainTests.Drops/.?\(test)"], "takesWholeSuite": false}
    """
  }

  /// Returns the plan of a mutant that renames a file.
  static func renaming(_ row: String, _ file: String, to path: String, test: String) -> String {
    """
    {"mutant": {"row": "\(row)", "file": "\(file)", "renamed": "\(path)", "find": "",
      "replace": "", "tests": ["RainTests.Drops"]}, "names": ["\(test)"],
      "filters": ["^RainTests.Drops/.?\(test)"], "takesWholeSuite": false}
    """
  }

  /// Writes the plans that the replacement for `swift` prints.
  func write(_ plans: [String]) throws {
    try folder.write("plans.json", "[\(plans.joined(separator: ","))]")
  }
}
