import Foundation
import StrataKitTesting
import Testing

/// Tests of `Scripts/module-mutants` with a replacement for `swift`, whose builds depend on the sources
/// in the copy, and which makes a test program whose result depends on the fault that is on.
@Suite struct ModuleMutantsTests {
  private static let root = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL

  private static let manifest = """
    {"targets": [
      {"name": "StrataRain", "type": "regular", "path": "Sources/Sky/StrataRain",
        "dependencies": [], "exclude": [], "resources": [{"path": "Drops"}]},
      {"name": "Sky", "type": "regular", "path": "Sources/Sky/Sky",
        "dependencies": [{"byName": ["StrataRain", null]}], "exclude": [], "resources": []},
      {"name": "SkyTests", "type": "test", "path": "Tests/SkyTests", "exclude": [], "resources": [],
        "dependencies": [{"byName": ["Sky", null]}, {"byName": ["StrataRain", null]}]}OWN
    ]}
    """

  private static let ownTests = """
    , {"name": "RainTests", "type": "test", "path": "Tests/RainTests", "exclude": [],
      "resources": [], "dependencies": [{"byName": ["StrataRain", null]}]}
    """

  /// A replacement for `swift` that fails to build a switch in the line with `odd`, and otherwise
  /// makes the test program in `.build/debug`.
  private static let swift = """
    #!/usr/bin/env bash
    case "$*" in
      'package dump-package') cat manifest.json ;;
      'build --build-tests')
        echo "build of $STRATA_MODULES" >>"$LOG"
        file=$PWD/Sources/Sky/StrataRain/Rain.swift
        line=$(grep -n 'odd.*StrataMutant' "$file" | cut -d: -f1)
        [ -z "$line" ] || { echo "$file:$line:9: error: it is odd"; exit 1; }
        mkdir -p .build/debug
        cp "$PROGRAM" .build/debug/SkyPackageTests.xctest ;;
      *) echo "unexpected: swift $*"; exit 1 ;;
    esac
    """

  /// The test program: it fails with the faults in `noticed`.
  private static let program = """
    #!/usr/bin/env bash
    echo "tests $* with ${STRATA_MUTANT:-none}" >>"$LOG"
    case " $NOTICED " in
      *" ${STRATA_MUTANT:-none} "*) exit 1 ;;
    esac
    echo "✔ Test run with 2 tests in 1 suite passed after 0.1 seconds."
    """

  private static let rain = """
    func rain() {
      let one = low < high
      let odd = low > high
      let two = low == high
      let three = low && high
    }

    """

  private let folder: TemporaryFolder
  private let copy: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    copy = try TemporaryFolder()
    try folder.write("Sources/Sky/StrataRain/Rain.swift", Self.rain)
    try folder.write("Sources/Sky/StrataRain/Drops/Drop.swift", "func a() { call() }\n")
    try folder.write("CONTRIBUTING.md", "<!-- mutations -->\nnone\n<!-- /mutations -->\n")
    let mutation = ["workcopy", "swifttext", "structure", "points", "switches"]
      .map { "Scripts/mutation/\($0).py" }
    let figures = ["pages", "report"].map { "Benchmarks/Peers/\($0).py" }
    for name in ["Scripts/module-mutants"] + mutation + figures {
      let file = Self.root.appendingPathComponent(name)
      try folder.write(name, String(contentsOf: file, encoding: .utf8))
    }
    try folder.write("bin/swift", Self.swift)
    try folder.write("bin/program", Self.program)
    for program in ["Scripts/module-mutants", "bin/swift", "bin/program"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: folder.file(program).path)
    }
    _ = try run(["git", "init", "--quiet"])
  }

  private func run(
    _ words: [String], noticed: String = ""
  ) throws -> (status: Int32, text: String) {
    let process = Process()
    let pipe = Pipe()
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = folder.url
    process.environment = [
      "PATH": "\(folder.file("bin").path):/usr/bin:/bin:/usr/local/bin",
      "SCRATCH": copy.url.path, "NOTICED": noticed, "LOG": folder.file("log").path,
      "PROGRAM": folder.file("bin/program").path,
    ]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let data = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: data, as: UTF8.self))
  }

  /// Tries all faults of the module; its tests notice those with these numbers.
  private func mutate(
    noticed: String, hasOwnTests: Bool = true, _ arguments: String...
  ) throws -> (status: Int32, text: String) {
    let manifest = Self.manifest.replacing("OWN", with: hasOwnTests ? Self.ownTests : "")
    try folder.write("manifest.json", manifest)
    return try run(["Scripts/module-mutants"] + arguments + ["StrataRain"], noticed: noticed)
  }

  private func log() throws -> [String] {
    try String(contentsOf: folder.file("log"), encoding: .utf8).split(separator: "\n")
      .map(String.init)
  }

  @Test func `after one build each mutant of a module is tried once with the tests of that module`()
    throws
  {
    let answer = try mutate(noticed: "1 3 4")
    #expect(answer.status == 0, "\(answer.text)")
    let line = "| StrataRain | 4 | 3 | 3 | 0 | 1 | 100 % | 1 | 20"
    #expect(answer.text.contains(line), "\(answer.text)")
    let build = "build of StrataRain"
    let tests = ["none", "1", "3", "4"].map {
      "tests --testing-library swift-testing --filter ^RainTests\\. with \($0)"
    }
    #expect(try log() == [build, build] + tests)
  }

  @Test func `mutants that no test notices are printed and fail the run`() throws {
    let answer = try mutate(noticed: "1 4")
    #expect(answer.status == 1)
    #expect(
      answer.text.contains(
        "StrataRain: survived: Sources/Sky/StrataRain/Rain.swift:4: low == high  →  low != high\n"),
      "\(answer.text)")
    #expect(answer.text.contains("| StrataRain | 4 | 3 | 2 | 1 | 1 | 67 % |"))
    #expect(answer.text.hasSuffix("module-mutants: fewer than 85 % noticed in StrataRain\n"))
    #expect(try mutate(noticed: "1 4", "--least", "60").status == 0)
  }

  @Test func `mutants of a module without tests are tried with the tests of a module that uses it`()
    throws
  {
    let answer = try mutate(noticed: "1 3 4", hasOwnTests: false)
    #expect(answer.status == 0, "\(answer.text)")
    #expect(try log().first == "build of Sky,StrataRain")
    let last = try log().last
    #expect(last == "tests --testing-library swift-testing --filter ^SkyTests\\. with 4")
  }

  @Test
  func `a sample contains the requested number of mutants, and the same ones for the same seed`()
    throws
  {
    let runs = try ["5", "5", "6"].map { seed in
      try Data().write(to: folder.file("log"))
      let answer = try mutate(noticed: "1", "--sample", "2", "--seed", seed, "--least", "0")
      #expect(answer.status == 0, "\(answer.text)")
      return (table: answer.text, tried: try log().filter { $0.hasPrefix("tests ") }.count - 1)
    }
    #expect(runs[0] == runs[1])
    // One of those that 5 draws does not compile.
    #expect(runs[0].tried == 1 && runs[2].tried == 2)
  }

  @Test
  func `after a run with mutants the sources are unchanged, both in the copy and the repository`()
    throws
  {
    _ = try mutate(noticed: "1")
    for top in [folder, copy] {
      let file = top.file("Sources/Sky/StrataRain/Rain.swift")
      #expect(try String(contentsOf: file, encoding: .utf8) == Self.rain)
      let added = top.file("Sources/Sky/StrataRain/StrataMutant.swift")
      #expect(!FileManager.default.fileExists(atPath: added.path))
    }
  }

  @Test func `tests that already fail without a mutant stop the run`() throws {
    let answer = try mutate(noticed: "none")
    #expect(answer.status == 1)
    #expect(answer.text.contains("RainTests fails, or does not end, even without a fault"))
  }

  @Test
  func `the option --write adds the measured module's line to the page and keeps the other lines`()
    throws
  {
    let other = "| StrataSnow | 90 | 60 | 55 | 5 | 0 | 92 % | 1 | 2026-01-01 |"
    try folder.write("CONTRIBUTING.md", "A\n<!-- mutations -->\n\(other)\n<!-- /mutations -->\nB\n")
    #expect(try mutate(noticed: "1 3 4", "--write").status == 0)
    let page = try String(contentsOf: folder.file("CONTRIBUTING.md"), encoding: .utf8)
    let lines = page.split(separator: "\n").map(String.init)
    #expect(lines.count == 8 && lines.first == "A" && lines.last == "B")
    #expect(lines[2].hasPrefix("| module | points |"))
    #expect(lines[4].hasPrefix("| StrataRain | 4 | 3 | 3 | 0 | 1 | 100 % | 1 | "))
    #expect(lines[5] == other)
  }

  @Test func `an unknown module is reported`() throws {
    try folder.write("manifest.json", Self.manifest.replacing("OWN", with: ""))
    let answer = try run(["Scripts/module-mutants", "StrataHail"])
    #expect(answer.status == 1 && answer.text.contains("StrataHail is no module"))
  }
}
