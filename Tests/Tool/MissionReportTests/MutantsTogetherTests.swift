import Foundation
import StrataKitTesting
import Testing

@testable import MissionReport

/// Tests of `Scripts/mission-mutants --together` with a replacement for `swift`.
@Suite struct MutantsTogetherTests {
  /// A replacement for `swift`. Each source has a test, which fails if the source says 30. If the
  /// rain says 60, the test of the snow fails. Each build adds a line to a file, and makes the
  /// program that tries texts.
  private static let swift = """
    #!/usr/bin/env bash
    issue() { echo "✘ Test \\"$1\\" recorded an issue at T.swift:7:3: no"; failed=1; }
    case "$*" in
      'run --skip-build mission --mutants') cat plans.json ;;
      'build --build-tests')
        cat S/*.swift | grep -c -e 30 -e 60 -e 70 >>.build/builds
        mkdir -p .build/debug
        cat >.build/debug/StrataPackageTests.xctest <<'PROGRAM'
    #!/usr/bin/env bash
    cat S/Words.swift S/Sum.swift |
      sed -n "/mutants:$STRATA_MUTANT$/,/mutants/p" | grep -q 30 || exit 0
    echo '✘ Test "it speaks" recorded an issue at T.swift:8:3: no'
    exit 1
    PROGRAM
        chmod +x .build/debug/StrataPackageTests.xctest
        ! grep -q broken S/*.swift ;;
      test*)
        grep -q 30 S/Rain.swift && issue 'it rains'
        grep -q 30 S/Snow.swift && issue 'it snows'
        grep -q 60 S/Rain.swift && issue 'it snows'
        [ -z "$failed" ] || { echo '✘ Test run with 2 tests in 1 suite failed'; exit 1; }
        for name in 'it rains' 'it snows' 'it speaks'; do
          echo "✔ Test \\"$name\\" passed after 0.1 seconds."
        done ;;
    esac
    """
  /// The texts with alternatives: a text of several lines and the body of a function have them, the
  /// value of an enumeration's case does not.
  private static let copied = [
    "S/Words.swift": "let words = #\"\"\"\n  10\n  20\n  \"\"\"#\n",
    "S/Sum.swift": "func sum() -> Int {\n  let first = 10\n  return first + 20\n}\n",
  ]

  private let script: MutantScript

  init() throws {
    script = try MutantScript(
      swift: Self.swift,
      sources: [
        "S/Rain.swift": "enum Rain: Int {\n  case drops = 20\n}\n",
        "S/Snow.swift": "enum Snow: Int {\n  case flakes = 20\n}\n",
      ].merging(Self.copied) { $1 })
    try FileManager.default.createDirectory(
      at: script.copy.file(".build"), withIntermediateDirectories: true)
  }

  private func mutate(_ plans: String...) throws -> (status: Int32, text: String) {
    try script.write(plans)
    return try script.run("Scripts/mission-mutants", "--together", "4", "--write")
  }

  private func rain(_ text: String) -> String {
    MutantScript.plan("A-1", "S/Rain.swift", with: text, test: "it rains")
  }

  private func snow(_ text: String) -> String {
    MutantScript.plan("A-2", "S/Snow.swift", with: text, test: "it snows")
  }

  /// Returns the number of changed sources in each build.
  private func builds() throws -> [Int] {
    try String(contentsOf: script.copy.file(".build/builds"), encoding: .utf8)
      .split(separator: "\n").compactMap { Int($0) }
  }

  @Test func `two mutants are built together, and then each alone to confirm that a test fails`()
    throws
  {
    let answer = try mutate(rain("30"), snow("30"))
    #expect(answer.status == 0, "\(answer.text)")
    #expect(answer.text.hasSuffix("mission-mutants: 2 of 2 mutants noticed\n"))
    // One build without a mutant, one with both, and one for each, since they had met.
    #expect(try builds() == [0, 2, 1, 1])
  }

  @Test func `a mutant whose test only failed because of a companion survives`() throws {
    let answer = try mutate(rain("60"), snow("70"))
    #expect(answer.status == 1)
    #expect(answer.text.contains("A-1     survived "), "\(answer.text)")
    #expect(answer.text.contains("A-2     survived "), "\(answer.text)")
  }

  @Test func `members of a group that does not build are applied alone`() throws {
    let answer = try mutate(rain("broken"), snow("30"))
    #expect(answer.text.contains("A-1     does not build "), "\(answer.text)")
    #expect(answer.text.contains("A-2     noticed "), "\(answer.text)")
  }

  @Test(arguments: ["S/Words.swift", "S/Sum.swift"])
  func `mutants of one string or function share one build, and the tests run for each`(file: String)
    throws
  {
    let plans = [("10", "30"), ("20", "30"), ("20", "70")].map {
      MutantScript.plan("A-3", file, replacing: $0, with: $1, test: "it speaks")
    }
    let answer = try mutate(plans[0], plans[1], plans[2])
    let lines = answer.text.split(separator: "\n").filter { $0.hasPrefix("A-3") }
    #expect(lines.count(where: { $0.contains(" noticed ") }) == 2, "\(answer.text)")
    #expect(lines.contains { $0.contains("survived ") && $0.hasSuffix("'20' → '70'") })
    // One build without a mutant, one whose alternatives have all three, and one of the survivor.
    #expect(try builds() == [0, 3, 1])
    let text = try String(contentsOf: script.copy.file(file), encoding: .utf8)
    #expect(text == Self.copied[file])
  }

  @Test
  func `the option --write lists the mutants that a test noticed, and removes those that survived`()
    throws
  {
    _ = try mutate(rain("30"), snow("30"))
    let written = try NoticedMutants(
      table: String(
        contentsOf: script.folder.file(NoticedMutants.path), encoding: .utf8))
    let mutants = [("A-1", "S/Rain.swift"), ("A-2", "S/Snow.swift")].map { row, file in
      Mutant(row: row, file: file, find: "20", replace: "30", tests: ["RainTests.Drops"])
    }
    #expect(written.kept(of: MutantBook(mutants)).all == mutants)
    _ = try mutate(rain("30"), snow("70"))
    let later = try NoticedMutants(
      table: String(
        contentsOf: script.folder.file(NoticedMutants.path), encoding: .utf8))
    #expect(later.all.map(\.row) == ["A-1"])
  }
}
