import Foundation

/// The files of a checkout that are generated from the schema.
struct WireFolder {
  let top: URL

  static let schema = "Sources/Web/StrataWire/wire.json"
  static let swift = "Sources/Web/StrataWire/WireSchema.swift"
  static let script = "Sources/Web/StrataBrowserClient/Client/shared/wire.js"
  static let page = "docs/internals/wire.md"

  /// Returns the path and the expected text of each generated file.
  func files() throws -> [(path: String, text: String)] {
    let schema = try WireSchema(Data(contentsOf: top.appending(path: Self.schema)))
    let page = try text(Self.page)
    return [
      (Self.swift, SwiftText(schema: schema).text), (Self.script, ScriptText(schema: schema).text),
      (Self.page, try PageText(schema: schema).filled(page)),
    ]
  }

  func write() throws {
    for (path, text) in try files() {
      try Data(text.utf8).write(to: top.appending(path: path))
    }
  }

  /// Returns the paths of the files that differ from what the schema generates.
  func stale() throws -> [String] {
    try files().filter { try text($0.path) != $0.text }.map(\.path)
  }

  private func text(_ path: String) throws -> String {
    try String(contentsOf: top.appending(path: path), encoding: .utf8)
  }
}
