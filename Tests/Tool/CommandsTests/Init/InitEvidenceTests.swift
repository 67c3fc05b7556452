import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Tests of what `strata init` prints about its guesses, and of `--confidence`.
@Suite struct InitEvidenceTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("App/Domain/City.swift", "struct City {}\n")
    try folder.write(
      "App/Presentation/CityView.swift",
      "import SwiftUI\nstruct CityView {\n  let city: City? = nil\n}\n")
  }

  private func run(_ arguments: String...) -> Outcome {
    StrataTool(folder: folder.url).run(arguments)
  }

  private var wrote: Bool {
    FileManager.default.fileExists(atPath: folder.file("strata.json").path)
  }

  private static let evidence = """
      folder      **/Presentation: the name of the layer
      imports     1 of 1 files with such imports use frameworks for screens
      references  1 of 1 to or from other layers keep the rules
    """

  @Test func `init prints the evidence and the confidence of each layer that it writes`() {
    #expect(
      run("init")
        == Outcome(
          """
          Presentation: 93 % sure, no finding
          \(Self.evidence)
          Domain: 93 % sure, no finding
            folder      **/Domain: the name of the layer
            imports     1 of 1 files import no framework such as SwiftUI or CoreData
            references  1 of 1 to or from other layers keep the rules

          wrote strata.json: 2 layers, which hold 2 of 2 files (100 %)
          """))
    #expect(wrote && run("check").exitCode == 0)
  }

  @Test func `init writes only questions if no guess reaches the required confidence`() throws {
    let printed = run("init", "--confidence=94", "--print")
    #expect(printed.exitCode == 1 && !wrote)
    let outcome = run("init", "--confidence", "94")
    #expect(outcome.exitCode == 1)
    #expect(
      outcome.text.hasPrefix(
        "Presentation: 93 % sure, no finding; not written, since 94 % are required\n\(Self.evidence)\n"
      ))
    #expect(
      outcome.text.contains(
        "\n  references  none to or from other layers\n\nwrote strata.json without a layer, "))
    #expect(outcome.text.contains("questions under 'outside': Presentation, Domain; move their"))
    #expect(
      printed.text == """
        {
          "layers": [],
          "outside": [
            {"paths": ["**/Presentation/**"], "why": "is this the layer Presentation? 'strata init' is 93 % sure: imports of 1 of 1 files agree, 1 of 1 references to and from it agree"},
            {"paths": ["**/Domain/**"], "why": "is this the layer Domain? 'strata init' is 90 % sure: imports of 1 of 1 files agree"}
          ],
          "rules": []
        }

        """)
    #expect(try String(contentsOf: folder.file("strata.json"), encoding: .utf8) == printed.text)
  }

  @Test func `a check of a file with questions only tells what to do, until one is answered`()
    throws
  {
    _ = run("init", "--confidence", "94")
    let refused = run("check")
    #expect(refused.exitCode == 2)
    #expect(refused.text.contains("no layer and no rule; make layers of the paths under 'outside'"))
    try folder.write(
      "strata.json",
      """
      {"layers": [{"name": "Domain", "folder": "**/Domain", "layers": [], "why": "w"}],
       "outside": [{"paths": ["**/Presentation/**"], "why": "is this the layer Presentation?"}]}
      """)
    #expect(run("check").exitCode == 0, "\(run("check").text)")
  }

  @Test func `init without a sure layer does not replace a file`() throws {
    try folder.write("strata.json", "{}")
    #expect(run("init", "--confidence", "94").exitCode == 2)
    #expect(try String(contentsOf: folder.file("strata.json"), encoding: .utf8) == "{}")
  }

  @Test(arguments: ["x", "-1", "101", ""]) func `a confidence that is no percentage is refused`(
    text: String
  ) {
    #expect(
      run("init", "--confidence=\(text)")
        == Outcome(
          "strata: '--confidence' must be a number from 0 to 100, not '\(text)'\n"
            + "'strata help' lists the commands", exitCode: 2))
    #expect(!wrote)
  }

  @Test func `init writes a layer that most references contradict as a question in strata.json`()
    throws
  {
    try folder.write(
      "App/Data/CityStore.swift", "struct CityStore {\n  let view: CityView? = nil\n}\n")
    let outcome = run("init")
    #expect(
      outcome.text.contains(
        "\nData: 40 % sure, 1 finding; not written, since more than a fifth of the imports and references contradict this guess\n"
      ))
    #expect(
      outcome.text.hasSuffix(
        "(66 %); layers that strata is not sure of are questions under 'outside' in strata.json: Data"
      ))
    let book = try String(contentsOf: folder.file("strata.json"), encoding: .utf8)
    #expect(
      book.contains(
        #"{"paths": ["**/Data/**"], "why": "is this the layer Data? 'strata init' is 40 % sure: "#
          + #"0 of 1 references to and from it agree"}"#))
    #expect(run("check").exitCode == 0)
  }

  @Test func `init says how many findings the next check reports`() throws {
    for name in ["A", "B", "C", "D", "E"] {
      try folder.write(
        "App/Presentation/\(name).swift", "struct \(name) {\n  let city: City? = nil\n}\n")
    }
    try folder.write("App/Domain/Odd.swift", "struct Odd {\n  let view: CityView? = nil\n}\n")
    #expect(run("init").text.hasSuffix("(100 %); 'strata check' reports 1 finding"))
    #expect(run("check").exitCode == 1)
  }
}
