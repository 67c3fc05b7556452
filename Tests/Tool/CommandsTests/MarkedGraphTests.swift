import Foundation
import StrataKitTesting
import Testing

@testable import StrataCommands

/// Tests of `strata graph --page`: the drawings in a page of Markdown.
@Suite struct MarkedGraphTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(
      "strata.json",
      """
      {"layers": [
        {"name": "Screens", "folder": "Sources/{module}", "module": "{module}",
         "is": {"Home": "the first page"}, "why": "w"}]}
      """)
    // A name that only evaluating the manifest reveals.
    try folder.write(
      "Package.swift",
      """
      // swift-tools-version: 6.0
      import PackageDescription
      let names = ["Home"]
      let package = Package(name: "Shop", targets: names.map { .target(name: $0) })
      """)
    try folder.write("Sources/Home/Home.swift", "let home = 1\n")
    try folder.write(
      "MAP.md",
      """
      # The project
      <!-- strata graph --level group -->
      <!-- /strata graph -->
      <!-- strata graph --level group --format table -->
      <!-- /strata graph -->

      """)
  }

  private func run(_ line: String) -> Outcome {
    StrataTool(folder: folder.url).run(line.split(separator: " ").map(String.init))
  }

  @Test
  func `strata graph --page prints a Markdown page with a graph and a table between its markers`() {
    let page = """
      # The project
      <!-- strata graph --level group -->
      ```mermaid
      flowchart TD
        n0["Screens<br/>1 module"]
      ```
      <!-- /strata graph -->
      <!-- strata graph --level group --format table -->
      ### Screens

      Imports nothing of the project.

      | module | what it is |
      |---|---|
      | `Home` | the first page |
      <!-- /strata graph -->

      """
    #expect(run("graph --page MAP.md") == Outcome(page, end: ""))
  }

  @Test func `the graph fails with exit code 2 if strata.json does not describe a module`() throws {
    let text = try String(contentsOf: folder.file("strata.json"), encoding: .utf8)
    try folder.write("strata.json", text.replacing("\"Home\"", with: "\"Gone\""))
    #expect(
      run("graph --page MAP.md")
        == Outcome(
          """
          strata: the module Home has no description: add one to 'is' of the layer Screens
          strata: the layer Screens describes the module Gone, which it does not contain
          """, exitCode: 2))
  }

  @Test(arguments: [
    ("NONE.md", "strata: 'NONE.md' cannot be read"),
    (
      "strata.json",
      "strata: strata.json: the page has no mark '<!-- strata graph -->': add one where the graph should be"
    ),
  ])
  func `a page that cannot be read or has no marker for a graph ends with exit code 2`(
    page: String, sentence: String
  ) {
    #expect(run("graph --page \(page)") == Outcome(sentence, exitCode: 2))
  }

  @Test func `a marker in a Markdown page cannot request SVG`() throws {
    try folder.write("MAP.md", "<!-- strata graph --format svg -->\n<!-- /strata graph -->\n")
    #expect(
      run("graph --page MAP.md")
        == Outcome(
          "strata: a Markdown page cannot contain SVG: choose another --format", exitCode: 2))
  }
}
