import Foundation
import StrataImportGraph
import StrataLayerRules
import Testing

/// Tests that sources without a layer are reported in every kind of project, unless `outside` names
/// them.
@Suite struct HomelessTests {
  private func told(
    _ files: [String: String], outside: String = "[]"
  ) throws -> [String] {
    let book = try LayerBook(
      json: Data(
        """
        {"layers": [{"name": "Domain", "folder": "**/Domain", "why": "w"}], "outside": \(outside)}
        """.utf8))
    return try LayerCheck(book: book).violations(in: WrittenTree(files))
      .map { "\($0.path) \($0.id): \($0.found)" }
  }

  private static let kept = ["App/Domain/City.swift": "struct City {}\n"]

  @Test(arguments: ["Other/X.swift", "top.swift", "Sources/Feat/X.swift", "App/Helpers/H.swift"])
  func `a source in a folder that no layer contains is reported`(path: String) throws {
    let files = Self.kept.merging([path: "import UIKit\n"]) { $1 }
    #expect(try told(files) == ["\(path) homeless: belongs to no layer"])
  }

  @Test func `a source outside of the layers of a layered module is reported`() throws {
    let files = Self.kept.merging([
      "Package.swift": "let p = Package(targets: [.target(name: \"App\", path: \"App\")])",
      "App/Helpers/H.swift": "",
    ]) { $1 }
    #expect(try told(files) == ["App/Helpers/H.swift homeless: belongs to no layer"])
  }

  @Test func `a module without any layer is reported once`() throws {
    let files = Self.kept.merging([
      "Package.swift": "let p = Package(targets: [.target(name: \"Far\", path: \"Far\")])",
      "Far/A.swift": "", "Far/B.swift": "",
    ]) { $1 }
    #expect(try told(files) == ["Far/A.swift homeless: the module Far belongs to no layer"])
  }

  @Test func `tests may be outside of all layers`() throws {
    #expect(try told(Self.kept.merging(["AppTests/A.swift": ""]) { $1 }) == [])
  }

  @Test func `an 'outside' entry needs a reason and an existing file`() throws {
    let outside = "[{\"paths\": [\"App/*.swift\"], \"why\": \"it starts the app\"}]"
    #expect(try told(Self.kept.merging(["App/Main.swift": ""]) { $1 }, outside: outside) == [])
    #expect(
      try told(Self.kept, outside: outside) == [
        "strata.json empty-layer: 'outside' lists App/*.swift, but no source is there"
      ])
    #expect(throws: RuleProblems(all: ["strata.json: outside[0]: 'why' is missing"])) {
      try told(Self.kept, outside: "[{\"paths\": []}]")
    }
  }
}
