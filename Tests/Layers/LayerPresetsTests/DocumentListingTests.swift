import Foundation
import StrataImportGraph
import StrataLayerPresets
import StrataLayerRules
import Testing

/// Tests of the code in document 001 with the preset of its rules.
@Suite struct DocumentListingTests {
  /// Returns each listing by the file that its first line names: `=== path`, then the code.
  private static func listing() throws -> [String: String] {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("Fixtures/listing-template.txt")
    let parts = try String(contentsOf: file, encoding: .utf8).split(separator: "=== ")
    return Dictionary(
      uniqueKeysWithValues: parts.map { part in
        let lines = part.split(separator: "\n", maxSplits: 1, omittingEmptySubsequences: false)
        return (String(lines[0]), String(lines[1]))
      })
  }

  private func violations(_ files: [String: String]) throws -> [Violation] {
    let book = try LayerBook(
      json: Data("{}".utf8), file: "strata.json", presets: Preset.shelf, adding: ["template"])
    return try LayerCheck(book: book).violations(in: WrittenTree(files))
  }

  private func places(_ violations: [Violation]) -> [String] {
    violations.map { "\($0.id) \($0.path)\($0.line.map { ":\($0)" } ?? "")" }
  }

  /// The document requires texts in the String Catalog (T-141), but its first view has three
  /// literals.
  @Test
  func `the template document's code violates its preset only by three string literals in a view`()
    throws
  {
    let files = try Self.listing()
    #expect(files.count == 15)
    let inCode = try violations(files).filter { files[$0.path] != nil }
    let view = "AppName/UI/Feature/FeatureView.swift"
    #expect(
      places(inCode) == [
        "typed-words \(view):7", "typed-words \(view):12", "typed-words \(view):32",
      ])
  }

  /// The document mentions without printing: the catalogs, a response, the settings, a modifier.
  @Test
  func `the other violations of the template document are about files that it does not contain`()
    throws
  {
    let files = try Self.listing()
    let others = try violations(files).filter { files[$0.path] == nil }
    #expect(
      Set(others.map { $0.id == "empty-rule" ? $0.symbol : "\($0.id) \($0.path)" }) == [
        "step-responses **/Mocks/Responses/*.json",
        "resources-folder **/Resources/Assets.xcassets/**",
        "resources-folder **/Resources/Localizable.xcstrings",
        "modifier-file", "catalog-keys", "bundle-id", "approachable-concurrency",
        "default-isolation", "strict-concurrency", "swiftui-settings",
      ])
  }

  @Test func `using SwiftUI or a view in the template document's domain code is a violation`()
    throws
  {
    var files = try Self.listing()
    let model = "AppName/Domain/Models/Entity.swift"
    files[model]? += "import SwiftUI\nstruct Shown { let view: FeatureView }\n"
    let found = try violations(files).filter { $0.path == model }.map(\.id)
    #expect(Set(found).isSuperset(of: ["domain-without-ui-frameworks", "domain-knows-no-ui"]))
  }
}
