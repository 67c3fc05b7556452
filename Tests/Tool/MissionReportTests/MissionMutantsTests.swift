import Foundation
import StrataKitTesting
import Testing

/// Tests of `Scripts/mission-mutants` with a replacement for `swift`, whose builds and tests depend
/// on the text of one source.
@Suite struct MissionMutantsTests {
  /// A replacement for `swift` that builds unless the source is broken, and passes unless the
  /// source says 30 or 40.
  private static let swift = """
    #!/usr/bin/env bash
    case "$*" in
      'run --skip-build mission --mutants') cat plans.json ;;
      'build --build-tests') ! grep -q broken S/Rain.swift ;;
      test*)
        echo "swift $* of $STRATA_MODULES"
        case "$(cat S/Rain.swift 2>/dev/null || echo 30)" in
          *30*) echo '✘ Test "it rains" recorded an issue at T.swift:7:3: no'; exit 1 ;;
          *40*) echo '✘ Test "it snows" recorded an issue at T.swift:9:3: no'; exit 1 ;;
          *50*) exit 5 ;;
        esac
        echo '✔ Test "it rains" with 3 test cases passed after 0.1 seconds.' ;;
    esac
    """

  private let script: MutantScript

  init() throws {
    script = try MutantScript(swift: Self.swift, sources: ["S/Rain.swift": "let drops = 20\n"])
  }

  /// Runs the script with a mutant for each number that takes the place of 20.
  private func mutate(
    _ numbers: String..., names: String = "it rains"
  ) throws -> (status: Int32, text: String) {
    try script.write(
      numbers.map { MutantScript.plan("A-1", "S/Rain.swift", with: $0, test: names) })
    return try script.run("Scripts/mission-mutants")
  }

  @Test func `a mutant counts as noticed if a test of its requirement fails`() throws {
    let answer = try mutate("30")
    #expect(answer.status == 0, "\(answer.text)")
    #expect(answer.text.contains("A-1     noticed         S/Rain.swift: '20' → '30'\n"))
    #expect(answer.text.hasSuffix("mission-mutants: 1 of 1 mutants noticed\n"))
  }

  @Test(arguments: [
    ("25", "survived"), ("40", "survived"), ("50", "crashed"), ("broken", "does not build"),
  ])
  func `a mutant for which no test of its requirement fails makes the run fail`(
    replacement: String, end: String
  ) throws {
    let answer = try mutate("30", replacement)
    #expect(answer.status == 1)
    #expect(answer.text.contains("A-1     noticed "), "\(answer.text)")
    #expect(answer.text.contains("A-1     \(end) "), "\(answer.text)")
    #expect(answer.text.contains("mission-mutants: 1 of 2 mutants noticed\n"))
  }

  @Test(arguments: [[], ["--together", "4"]])
  func `a mutant that renames a file is tried without a build, and the file gets its name back`(
    words: [String]
  ) throws {
    try script.write([
      MutantScript.renaming("A-1", "S/Rain.swift", to: "S/Showers.swift", test: "it rains")
    ])
    let answer = try script.run("Scripts/mission-mutants", words)
    #expect(answer.status == 0, "\(answer.text)")
    #expect(answer.text.contains("A-1     noticed         S/Rain.swift → S/Showers.swift\n"))
    let names = try FileManager.default.contentsOfDirectory(atPath: script.copy.file("S").path)
    #expect(names == ["Rain.swift"])
  }

  @Test func `the source is restored in the copy, and never changed in the repository`() throws {
    _ = try mutate("30", "broken")
    for top in [script.folder, script.copy] {
      let text = try String(contentsOf: top.file("S/Rain.swift"), encoding: .utf8)
      #expect(text == "let drops = 20\n")
    }
  }

  @Test func `a test that fails or does not run without a mutant stops the run`() throws {
    #expect(try mutate("30", names: "it pours").text.contains("no test that names A-1 ran"))
    try script.folder.write("S/Rain.swift", "let drops = 20 // 40\n")
    let failing = try mutate("30")
    #expect(failing.status == 1 && failing.text.contains("without a mutant"))
  }

  @Test func `a mutant is not applied if its test fails on the unchanged source`() throws {
    try script.folder.write("S/Rain.swift", "let drops = 20 // 30\n")
    let answer = try mutate("broken")
    #expect(answer.status == 1)
    #expect(answer.text.contains("A-1     fails without "), "\(answer.text)")
  }

  @Test func `requesting a requirement that has no mutant is an error`() throws {
    _ = try mutate("30")
    let answer = try script.run("Scripts/mission-mutants", "A-2")
    #expect(answer.status == 1 && answer.text.contains("A-2 has no mutant"))
  }
}
