import Foundation
import StrataLayerPresets
import StrataLayerRules
import StrataSwiftEdits

extension ProjectChanges {
  /// Adds a package in `Packages`, which the app may import and which can be built and tested
  /// alone, with its layer in the rule book.
  mutating func addModule(_ request: AddRequest) throws {
    let name = try TypeName(request.name, field: "module", isKnown: request.isRepeated)
    guard request.isRepeated || !name.text.hasSuffix("Tests") || name.text == "\(app)Tests" else {
      throw InputError(
        "module", name.text, "ends like that of a folder of tests; choose another name")
    }
    guard ![app, "\(app)Tests"].contains(name.text) else {
      throw InputError(
        "module", name.text, "is already the name of the app or of its tests; choose another name")
    }
    guard request.arguments.isEmpty else {
      throw InputError("field", request.arguments[0], "is not allowed: a module has no fields")
    }
    try checkLayer(name)
    let values = ["Module": Mustache.Value.text(name.text)]
    for file in try TemplateFolder(name: layout.folder(.module)).files(with: values) {
      try create(layout.dressed(file, app: app))
    }
    let app = app
    try edit("Package.swift") { (source) throws(EditConflict) in
      try source.addPackage(name.text, at: "Packages/\(name.text)", usedBy: app)
    }
    try addLayer(name.text)
    if layout == .modules { try addToWorkspace("Packages/\(name.text)") }
  }

  /// Adds a package to the workspace, since Xcode does not build packages that are not in it.
  mutating func addToWorkspace(_ folder: String) throws {
    let path = "\(app).xcworkspace/contents.xcworkspacedata"
    guard var text = try text(path) else {
      throw EditConflict(path, line: 1, "the file does not exist")
    }
    guard !text.contains("\"group:\(folder)\"") else { return }
    guard let end = text.range(of: "</Workspace>", options: .backwards) else {
      throw EditConflict(path, line: 1, "this is not an Xcode workspace")
    }
    text.insert(
      contentsOf: "   <FileRef location=\"group:\(folder)\"></FileRef>\n", at: end.lowerBound)
    replace(path, with: text)
  }

  /// Checks that the module's layer replaces no other one in the rule book and its presets, unless
  /// that one's files may be outside of all layers. A rule book that cannot be read is reported
  /// where the layer is added.
  ///
  /// - Throws: ``InputError`` if there is another layer of the module's name.
  private func checkLayer(_ name: TypeName) throws(InputError) {
    let text = try text("strata.json") ?? ""
    let book = try? LayerBook(
      json: Data(text.utf8), file: "strata.json", presets: Preset.shelf)
    let outside = Set(book?.outside.flatMap(\.paths).map(\.text) ?? [])
    let layer = book?.layers.first { $0.name == name.text }
    guard let layer, layer.module != name.text,
      !layer.folders.allSatisfy({ outside.contains($0.text) })
    else { return }
    throw InputError(
      "module", name.text,
      "is already the name of a layer of the rule book; choose another name")
  }

  private mutating func addLayer(_ name: String) throws {
    let path = "strata.json"
    guard let text = try text(path) else {
      throw EditConflict(path, line: 1, "the file does not exist")
    }
    var book = RuleBookText(path: path, text: text)
    try book.addLayer(name)
    replace(path, with: book.text)
  }
}
