import Foundation
import StrataImportGraph
import StrataKitTesting
import StrataLayerPresets
import StrataLayerRules
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

/// Tests of new projects by document 004.
@Suite struct ModulesProjectTests {
  static let names = ["Trips", "AbcdefghijAbcdefghijAbcdefghij"]

  private func files(_ name: String) throws -> [ProjectFile] {
    try NewProject(name: name, layout: .modules).files(strata: "../strata")
  }

  @Test(arguments: names)
  func `a project satisfies every rule of its preset, in its format`(name: String) throws {
    let files = try files(name)
    let json = files.first { $0.path == "strata.json" }?.text ?? ""
    let book = try LayerBook(json: Data(json.utf8), file: "strata.json", presets: Preset.shelf)
    let tree = WrittenTree(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
    let violations = try LayerCheck(book: book).violations(in: tree).map {
      "\($0.id) \($0.path):\($0.line ?? 0) \($0.found)"
    }
    #expect(violations == [])
    for file in files where file.path.hasSuffix(".swift") {
      let long = file.text.split(separator: "\n").filter { $0.count > 140 }.map(String.init)
      #expect(long.isEmpty, "\(file.path): \(long)")
      #expect(!file.text.contains("{{"), "\(file.path)")
      #expect(throws: Never.self) { try SwiftSource(path: file.path, text: file.text) }
    }
  }

  @Test func `each module is a package with sources and tests, in the workspace`() throws {
    let files = try files("Trips")
    let texts = Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) })
    let packages = texts.keys.filter { $0.hasSuffix("/Package.swift") }.map {
      String($0.dropLast("/Package.swift".count))
    }
    #expect(packages.count == 10)
    let workspace = texts["Trips.xcworkspace/contents.xcworkspacedata"] ?? ""
    for name in packages {
      #expect(workspace.contains("group:\(name)\""), "\(name)")
      #expect(texts["Package.swift"]?.contains(".package(path: \"\(name)\")") == true, "\(name)")
      for folder in ["Sources/\(name)/", "Tests/\(name)Tests/"] {
        #expect(texts.keys.contains { $0.hasPrefix("\(name)/\(folder)") }, "\(name)/\(folder)")
      }
    }
  }

  @Test func `removing a feature's builder violates the rule feature-builders`() throws {
    let files = try files("Trips").filter { !$0.path.hasSuffix("ItemListBuilder.swift") }
    let json = files.first { $0.path == "strata.json" }?.text ?? ""
    let book = try LayerBook(json: Data(json.utf8), file: "strata.json", presets: Preset.shelf)
    let tree = WrittenTree(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
    #expect(
      try LayerCheck(book: book).violations(in: tree).contains { $0.id == "feature-builders" })
  }

  private func grown(_ requests: AddRequest...) throws -> ProjectSnapshot {
    let start = ProjectSnapshot(
      files: Dictionary(
        uniqueKeysWithValues: try files("Trips").map { ($0.path, Data($0.text.utf8)) }))
    return try requests.reduce(start) { try $0.adding($1) }
  }

  @Test func `a package is added to manifest, rule book and workspace, once`() throws {
    let design = AddRequest(.module, name: "Design")
    let project = try grown(design, AddRequest(.string, name: "Common.Save.label"))
    func text(_ path: String) -> String {
      String(decoding: project.files[path] ?? Data(), as: UTF8.self)
    }
    #expect(text("Package.swift").contains(".package(path: \"Packages/Design\")"))
    #expect(text("strata.json").contains("\"folder\": \"Packages/Design/Sources/Design\""))
    #expect(text("Trips/Resources/Localizable.xcstrings").contains("Common.Save.label"))
    let workspace = text("Trips.xcworkspace/contents.xcworkspacedata")
    #expect(
      workspace.hasSuffix(
        "   <FileRef location=\"group:Packages/Design\"></FileRef>\n</Workspace>\n"))
    #expect(try design.changes(in: project) == [])
    let book = try LayerBook(
      json: Data(text("strata.json").utf8), file: "strata.json", presets: Preset.shelf)
    let tree = WrittenTree(project.files.mapValues { String(decoding: $0, as: UTF8.self) })
    #expect(try LayerCheck(book: book).violations(in: tree).map(\.id) == [])
  }
}
