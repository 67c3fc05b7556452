import Foundation
import StrataKitTesting
import Testing

/// Tests of the output of `Scripts/coverage`, for a program that the real compiler and its tools
/// process.
@Suite(.timeLimit(.minutes(5))) struct CoverageTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

  /// A replacement for `swift test`: a program of two functions, of which one is called.
  private static let swift = """
    #!/usr/bin/env bash
    set -euo pipefail
    made=.build/coverage/debug
    mkdir -p "$made/codecov"
    TOOLS/swiftc -profile-generate -profile-coverage-mapping -o "$made/TripPackageTests.xctest" \
      "$PWD/Sources/Web/main.swift" "$PWD/Sources/Web/MockTrip.swift"
    LLVM_PROFILE_FILE="$made/raw" "$made/TripPackageTests.xctest"
    TOOLS/llvm-profdata merge "$made/raw" -o "$made/codecov/default.profdata"
    """

  private func tools() throws -> String {
    let text = try Self.run(["bash", "-c", "dirname \"$(readlink -f \"$(command -v swift)\")\""])
    return text.trimmingCharacters(in: .whitespacesAndNewlines)
  }

  /// Runs a command. A process that another test starts in the moment in which a script is written has
  /// the file open for a moment longer, in which the system does not run it: then it is run once more.
  private static func run(
    _ words: [String], in folder: URL = root, path: String = ""
  ) throws -> String {
    var (status, text) = try attempt(words, in: folder, path: path)
    if status == 126 { (status, text) = try attempt(words, in: folder, path: path) }
    #expect(status == 0, "\(text)")
    return text
  }

  private static func attempt(
    _ words: [String], in folder: URL, path: String
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder
    var environment = ProcessInfo.processInfo.environment
    environment["PATH"] = path + (environment["PATH"] ?? "")
    process.environment = environment
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  private func plant(_ text: String, _ path: String, in folder: TemporaryFolder) throws {
    let url = folder.file(path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: url.path)
  }

  @Test(.mission("W-114"))
  func `coverage writes the file that CI sends to Codecov, with the repository's paths`()
    throws
  {
    let folder = try TemporaryFolder()
    let tools = try tools()
    try plant(Self.swift.replacing("TOOLS", with: tools), "bin/swift", in: folder)
    try FileManager.default.createSymbolicLink(
      atPath: folder.file("bin/llvm-cov").path, withDestinationPath: tools + "/llvm-cov")
    let script = Self.root.appendingPathComponent("Scripts/coverage")
    try plant(String(contentsOf: script, encoding: .utf8), "Scripts/coverage", in: folder)
    try plant(
      "func go() {\n  print(1)\n}\nfunc stay() {\n  print(2)\n}\ngo()\n",
      "Sources/Web/main.swift", in: folder)
    try plant("func mock() {\n  print(3)\n}\n", "Sources/Web/MockTrip.swift", in: folder)
    let said = try Self.run(
      ["Scripts/coverage"], in: folder.url, path: folder.file("bin").path + ":")
    let workflow = try String(
      contentsOf: Self.root.appendingPathComponent(".github/workflows/ci.yml"), encoding: .utf8)
    let named = try #require(workflow.firstMatch(of: #/\n +files: (\S+)\n/#)).output.1
    let sent = try String(contentsOf: folder.file(String(named)), encoding: .utf8)
    let lines = sent.split(separator: "\n").map(String.init)
    #expect(lines.filter { $0.hasPrefix("SF:") } == ["SF:Sources/Web/main.swift"])
    #expect(lines.contains("DA:2,1") && lines.contains("DA:5,0"), "\(sent)")
    #expect(lines.last == "end_of_record")
    #expect(said.contains("Sources/Web") && said.contains(" of ") && said.contains(" %"))
  }
}
