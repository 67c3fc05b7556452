import Foundation
import StrataImportGraph
import StrataLayerPresets
import StrataLayerRules
import StrataSwiftEdits
import Testing

@testable import StrataScaffold

extension ProjectSnapshot {
  /// Creates a new project in memory.
  init(
    new layout: ProjectLayout, _ name: String = "Trips", example: Bool = false,
    strata: String = "../strata"
  ) throws {
    let files = try NewProject(name: name, layout: layout, example: example).files(strata: strata)
    let texts = files.map { ($0.path, Data($0.text.utf8)) }
    self.init(files: Dictionary(uniqueKeysWithValues: texts))
  }

  /// Returns the rule book of the project.
  func ownBook() throws -> LayerBook {
    try LayerBook(
      json: files["strata.json"] ?? Data(), file: "strata.json", presets: Preset.shelf)
  }

  /// Returns the violations of a rule book, by default the project's.
  func violations(by book: LayerBook? = nil) throws -> [String] {
    let texts = files.mapValues { String(decoding: $0, as: UTF8.self) }
    let book = try book ?? ownBook()
    return try LayerCheck(book: book).violations(in: WrittenTree(texts)).map {
      "\($0.id) \($0.path):\($0.line ?? 0) \($0.found)"
    }
  }

  /// Expects that each Swift source can be parsed, and has no long line and no template tag.
  func expectSoundSources() {
    for (path, data) in files where path.hasSuffix(".swift") {
      let text = String(decoding: data, as: UTF8.self)
      let long = text.split(separator: "\n").filter { $0.count > 140 }.map(String.init)
      #expect(long.isEmpty, "\(path): \(long)")
      #expect(!text.contains("{{"), "\(path)")
      #expect(throws: Never.self) { try SwiftSource(path: path, text: text) }
    }
  }
}

extension AddRequest {
  private static let long = "AbcdefghijAbcd"

  /// One request of each kind, in an order in which each finds its prerequisites.
  static let oneOfEach = [
    AddRequest(.entity, name: "Customer", arguments: ["name:String", "born:Date?"]),
    AddRequest(
      .entity, name: long,
      arguments: [
        "title:String", "total:Double", "since:Date", "status:open|closed", "moods:[calm|wild]",
        "startPage:URL?", "by:Customer", "others:[Customer]?",
      ]),
    AddRequest(.feature, name: "\(long)Old", entity: long),
    AddRequest(.screen, name: "\(long)Info", entity: long),
    AddRequest(.endpoint, name: long), AddRequest(.module, name: "Design"),
    AddRequest(.string, name: "Common.Save.label"),
  ]
}
