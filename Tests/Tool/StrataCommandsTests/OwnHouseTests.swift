import Foundation
import ImportGraph
import LayerPresets
import LayerRules
import Testing

/// This repository under its own rule book, with breaches that nobody committed.
@Suite struct OwnHouseTests {
  private static let top = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The repository's files with some of them written over.
  private struct Planted: SourceTree {
    var disk = WholeDisk(top: OwnHouseTests.top)
    var files: [String: String]

    func paths() throws -> [String] { try Set(disk.paths()).union(files.keys).sorted() }
    func text(at path: String) throws -> String { try files[path] ?? disk.text(at: path) }
    func bytes(at path: String) throws -> [UInt8] {
      try files[path].map { Array($0.utf8) } ?? disk.bytes(at: path)
    }
  }

  @Test func `breaches planted in this repository are found, each by its rule and line`() throws {
    let json = try Data(contentsOf: Self.top.appendingPathComponent("strata.json"))
    let book = try LayerBook(json: json, presets: Preset.shelf)
    let tree = Planted(files: [
      "Apps/WeDa/Domain/Planted.swift": "import Foundation\nimport SwiftUI\n",
      "Apps/WeDa/Domain/PlantedModel.swift": "struct PlantedModel: Sendable, Codable {}\n",
      "Apps/WeDa/Presentation/Planted.swift":
        "func planted(_ text: String?) -> Int {\n  text!.count\n}\n",
      "Sources/Kits/PersistenceKit/Planted.swift": "\n\nimport SwiftUI\n",
    ])
    let found = try LayerCheck(book: book).breaches(in: tree)
      .filter { $0.path.contains("Planted") }.map { "\($0.id) \($0.path):\($0.line ?? 0)" }
    #expect(
      Set(found).isSuperset(of: [
        "floors Apps/WeDa/Domain/Planted.swift:2",
        "domain-not-codable Apps/WeDa/Domain/PlantedModel.swift:1",
        "no-force Apps/WeDa/Presentation/Planted.swift:2",
        "floors Sources/Kits/PersistenceKit/Planted.swift:3",
      ]), "\(found)")
  }
}
