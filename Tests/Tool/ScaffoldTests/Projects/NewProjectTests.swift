import Foundation
import StrataImportGraph
import StrataLayerPresets
import StrataLayerRules
import Testing

@testable import StrataScaffold

@Suite struct NewProjectTests {
  /// App names of typical and maximum length, with and without the example.
  static let kinds = [
    ("MyApp", false), ("MyApp", true), ("AbcdefghijAbcdefghijAbcdefghij", false),
    ("AbcdefghijAbcdefghijAbcdefghij", true),
  ]

  private func files(_ name: String, _ example: Bool) throws -> [ProjectFile] {
    try NewProject(name: name, example: example).files(strata: "..")
  }

  private func book() throws -> LayerBook {
    try LayerBook(
      json: Data("{}".utf8), file: "strata.json", presets: Preset.shelf, adding: ["template"])
  }

  @Test(arguments: kinds)
  func `a new project satisfies every rule of its preset`(name: String, example: Bool) throws {
    let files = try files(name, example)
    let tree = WrittenTree(Dictionary(uniqueKeysWithValues: files.map { ($0.path, $0.text) }))
    let violations = try LayerCheck(book: book()).violations(in: tree).map {
      "\($0.id) \($0.path):\($0.line ?? 0) \($0.found)"
    }
    #expect(!files.isEmpty)
    #expect(violations == [])
  }

  @Test(arguments: kinds)
  func `no template tag is left, and no line is longer than the format allows`(
    name: String, example: Bool
  )
    throws
  {
    let files = try files(name, example)
    for file in files {
      #expect(!file.text.contains("{{") && !file.path.contains("{{"), "\(file.path)")
      let longest = file.text.split(separator: "\n").map(\.count).max() ?? 0
      if file.path.hasSuffix(".swift") { #expect(longest <= 140, "\(file.path)") }
    }
  }

  @Test(arguments: kinds)
  func `JSON files can be parsed`(name: String, example: Bool) throws {
    let files = try files(name, example)
    let endings = [".json", ".xcstrings"]
    for file in files where endings.contains(where: file.path.hasSuffix) {
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(file.text.utf8)) }
    }
  }

  @Test func `a new project without the example has items, but no local repository`() throws {
    let paths = try NewProject(name: "Trips").files(strata: "..").map(\.path)
    #expect(paths.contains("Trips/Domain/Models/Item.swift"))
    #expect(!paths.contains("Trips/Data/Repositories/ItemLocalRepository.swift"))
  }

  @Test(arguments: ["Trips", "com.Trips", "com..Trips", "org.acme.Trips", "com.ac me.Trips", ""])
  func `a bundle identifier in another format is refused`(id: String) {
    #expect(throws: InputError("bundle identifier", id, "must have the form com.company.Name")) {
      try NewProject(name: "Trips", bundleId: id)
    }
  }

  @Test(arguments: [("Item", false), ("Employee", true)])
  func `an app cannot have the name of its entity`(name: String, example: Bool) {
    #expect(
      throws: InputError(
        "app's name", name, "is also the name of an entity that is generated; choose another name")
    ) {
      try NewProject(name: name, example: example)
    }
  }

  @Test
  func `a name that ends in Tests is refused for apps and modules, whose files would be tests`()
    throws
  {
    let rule = "ends like that of a folder of tests; choose another name"
    #expect(throws: InputError("app's name", "BloodTests", rule)) {
      try NewProject(name: "BloodTests")
    }
    #expect(throws: InputError("module", "BloodTests", rule)) {
      try AddRequest(.module, name: "BloodTests").changes(in: SampleProject.trips)
    }
  }
}
