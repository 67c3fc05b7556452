import Foundation

/// The example's files, as they lie in the package.
enum ExampleSource {
  static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  static let app = top.appendingPathComponent("Examples/StarterApp/StarterApp")
  static let tests = top.appendingPathComponent("Tests/Examples/StarterAppTests")

  /// Returns the sorted names of the entries of a folder of the app.
  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: app.appendingPathComponent(folder).path
    ).sorted()
  }

  /// Returns a file's text without white space: a listing may have other line breaks.
  static func squeezed(_ path: String, in folder: URL = app) throws -> String {
    let text = try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
    return squeeze(text)
  }

  static func squeeze(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  /// Returns the lines that a file lacks.
  static func missing(_ lines: [String], from path: String, in folder: URL = app) throws -> [String]
  {
    let text = try squeezed(path, in: folder)
    return lines.filter { !text.contains(squeeze($0)) }
  }
}
