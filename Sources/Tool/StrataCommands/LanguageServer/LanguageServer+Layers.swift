import Foundation
import StrataLayerRules
import StrataSwiftFacts

/// The layer of a module or file: as a hover text, and as a place in the rule book.
extension LanguageServer {
  /// A layer that a position of a document is about.
  private struct Meant {
    var project: ServedProject
    var layer: LayerBook.Layer?
    /// The sentence about the module or file.
    var sentence: String
  }

  mutating func hover(_ params: MessageValue) throws(LanguageServerFailure) -> MessageValue {
    guard let meant = try meant(params) else { return .null }
    let reason = meant.layer.map { "\n\nWhy: \($0.why)." } ?? ""
    let text = MessageValue.text(meant.sentence + reason)
    return .object(["contents": .object(["kind": .text("markdown"), "value": text])])
  }

  mutating func definition(_ params: MessageValue) throws(LanguageServerFailure) -> MessageValue {
    guard let meant = try meant(params), let layer = meant.layer,
      let line = meant.project.line(ofLayer: layer.name)
    else { return .null }
    let file = meant.project.top.appendingPathComponent(meant.project.book.file)
    let place = TextDocument.Position(line: line, character: 0).json
    return .object([
      "uri": .text(file.absoluteString), "range": .object(["start": place, "end": place]),
    ])
  }

  /// Returns the layer of the module that the line imports; the layer of the file on its first line.
  ///
  /// - Throws: a failure if the document is not open or the position is not valid.
  private mutating func meant(_ params: MessageValue) throws(LanguageServerFailure) -> Meant? {
    let document = try document(params)
    guard let position = TextDocument.Position(params["position"]) else {
      throw LanguageServerFailure(.invalidParams, "the position is not valid")
    }
    let imports = FactsReader.imports(of: document.bytes).imports
    let module = imports.first { $0.line - 1 == position.line }?.module
    guard module != nil || position.line == 0, let place = try? place(of: document.uri),
      let sources = try? place.project.sources(
        for: place.path, edited: edited(in: place.project))
    else { return nil }
    let book = place.project.book
    func layer(_ name: String?) -> LayerBook.Layer? { book.layers.first { $0.name == name } }
    guard let module else {
      let own = layer(sources.files.first { $0.path == place.path }?.layer)
      return Meant(
        project: place.project, layer: own,
        sentence: own.map { "This file is in the layer **\($0.name)**." }
          ?? "This file is in no layer.")
    }
    let its = layer(sources.modules.layers[module])
    return Meant(
      project: place.project, layer: its,
      sentence: its.map { "`\(module)` is in the layer **\($0.name)**." }
        ?? "`\(module)` is in no layer of this project.")
  }
}
