import Foundation
import StrataKitTesting
import StrataLayerRules
import Testing

@testable import StrataCommands

/// Tests of fixes that change the line of a declaration.
@Suite struct LineReplacementTests {
  private func fixed(_ line: String, _ wanted: String, of name: String = "City") -> String? {
    let found =
      wanted == "final" ? "\(name) is not final" : "\(name) does not conform to \(wanted)"
    let violation = Violation(
      path: "a", line: 1, symbol: "\(name) without \(wanted)", found: found, rule: "r", why: "w")
    return LineReplacement(of: violation, line: line)?.text
  }

  @Test(arguments: [
    ("struct City {\n", "struct City: Sendable {\n"),
    ("struct City{}\r\n", "struct City: Sendable{}\r\n"),
    ("  public enum City: String {", "  public enum City: String, Sendable {"),
    ("@frozen struct City: A { let a: Int }", "@frozen struct City: A, Sendable { let a: Int }"),
    ("protocol City {", "protocol City: Sendable {"),
  ])
  func `a missing conformance is added behind the others`(line: String, wanted: String) {
    #expect(fixed(line, "Sendable") == wanted)
    #expect(fixed(line.replacing("City", with: "Town"), "Sendable") == nil)
  }

  @Test(arguments: [
    "struct City<Value> {", "struct City where A: B {", "struct City // {", "struct City",
    "final class City {", "struct CityList {", "extension City {", "actor City {",
    "let a = 1; struct City {",
  ])
  func `a declaration that needs a decision, or several lines, gets no conformance`(line: String) {
    #expect(fixed(line, "Sendable") == nil)
  }

  @Test func `only conformances that the compiler derives are added`() {
    #expect(fixed("struct City {", "Identifiable") == nil)
    #expect(fixed("protocol City {", "Codable") == nil)
    #expect(fixed("struct City {", "Codable") == "struct City: Codable {")
    #expect(fixed("  struct City {", "Equatable", of: "Map.City") == "  struct City: Equatable {")
  }

  @Test(
    arguments: [
      ("class City {", "final class City {"),
      ("@MainActor public class City: A {", "@MainActor public final class City: A {"),
      ("open class City {", nil), ("final class City {", nil), ("struct City {", nil),
    ] as [(String, String?)])
  func `a class that nothing inherits from becomes final`(line: String, wanted: String?) {
    #expect(fixed(line, "final") == wanted)
  }

  // MARK: - The command

  @Test func `a fix adds what several rules require in one line, and a dry run prints it`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "strata.json",
      """
      {"layers": [{"name": "Core", "folder": "Core", "module": "Core", "layers": [], "modules": [], "why": "w"}],
       "rules": [{"id": "values", "kind": "conformances", "types": {"in": "Core", "kinds": "struct"},
                  "require": ["Equatable", "Sendable"], "says": "s", "why": "w"},
                 {"id": "ends", "kind": "attributes", "types": {"in": "Core", "kinds": "class"},
                  "require": "final", "says": "s", "why": "w"}]}
      """)
    try folder.write("Core/City.swift", "struct City {\n}\nclass Map {}\n")
    let tool = StrataTool(folder: folder.url)
    let diff = """
      --- a/Core/City.swift
      +++ b/Core/City.swift
      @@ -1,3 +1,3 @@
      -struct City {
      +struct City: Equatable, Sendable {
       }
      -class Map {}
      +final class Map {}

      """
    #expect(tool.run(["check", "--fix", "--dry-run"]).text == diff)
    let outcome = tool.run(["check", "--fix"])
    #expect(outcome.text.hasPrefix("\(diff)fixed 3 violations in 1 file\n"), "\(outcome.text)")
    #expect(outcome.exitCode == 0)
    let text = String(decoding: try Data(contentsOf: folder.file("Core/City.swift")), as: UTF8.self)
    #expect(text == "struct City: Equatable, Sendable {\n}\nfinal class Map {}\n")
  }
}
