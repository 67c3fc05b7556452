import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Tests of `strata why`, on modules of which two lead to a third.
@Suite struct WhyCommandTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write("strata.json", Self.book)
    try folder.write("Screens/Home.swift", "import Left\nimport Right\n")
    try folder.write("Screens/Detail.swift", "import Foundation\nimport Left\n")
    try folder.write("Left/A.swift", "import Store\n")
    try folder.write("Right/A.swift", "\nimport Store\n")
    try folder.write("Store/A.swift", "import SQLite3\n")
  }

  private static let book = """
    {"layers": [
       {"name": "UI", "folder": "Screens", "module": "Screens", "why": "w"},
       {"name": "Services", "folder": "{module}", "module": "{module}", "why": "w"}]}
    """

  private func run(_ line: String) -> Outcome {
    StrataTool(folder: folder.url).run(line.split(separator: " ").map(String.init))
  }

  @Test func `strata why prints every shortest chain of imports between two modules, with lines`() {
    #expect(
      run("why Screens Store")
        == Outcome(
          """
          Screens imports Store through a chain of 2 imports, in 2 ways

          Screens imports Left
            Screens/Detail.swift:2
            Screens/Home.swift:1
          Left imports Store
            Left/A.swift:1

          Screens imports Right
            Screens/Home.swift:2
          Right imports Store
            Right/A.swift:2
          """))
  }

  @Test func `strata why prints a direct import as a chain of one step`() {
    #expect(
      run("why Store SQLite3")
        == Outcome("Store imports SQLite3 directly\n\nStore imports SQLite3\n  Store/A.swift:1"))
  }

  @Test func `strata why with a layer's name prints the chains from all modules of the layer`() {
    let outcome = run("why UI SQLite3")
    #expect(
      outcome.text.hasPrefix("UI imports SQLite3 through a chain of 3 imports, in 2 ways\n"))
  }

  @Test func `modules without a chain of imports are reported as such`() {
    #expect(
      run("why Store Screens")
        == Outcome("Store does not import Screens, neither directly nor through other modules"))
  }

  @Test func `a layer's module pattern with an asterisk stands for each module that matches it`()
    throws
  {
    try folder.write(
      "strata.json",
      """
      {"layers": [
         {"name": "Top", "folder": "Screens", "module": "Screens", "layers": ["Mid"],
          "modules": ["Foundation"], "why": "w"},
         {"name": "Mid", "folder": ["*eft", "R*"], "module": "*t", "why": "w"},
         {"name": "Store", "folder": "Store", "module": "Store", "why": "w"}]}
      """)
    #expect(run("why Mid Store").text.hasPrefix("Mid imports Store directly, in 2 ways\n"))
    #expect(run("why Top Mid").text.hasPrefix("Top imports Mid directly, in 2 ways\n"))
    #expect(run("check").exitCode == 0, "\(run("check").text)")
  }

  @Test func `an unknown name is an error with the most similar one`() {
    #expect(
      run("why Screen Store")
        == Outcome(
          "strata: no module or layer is named 'Screen', and no source imports one; did you mean 'Screens'?",
          exitCode: 2))
  }
}
