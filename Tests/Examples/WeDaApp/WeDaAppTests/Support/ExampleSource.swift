import Foundation

/// The example's files, without their white space.
enum ExampleSource {
  static let top = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  static func names(in folder: String) throws -> [String] {
    try FileManager.default.contentsOfDirectory(
      atPath: top.appendingPathComponent(folder).path
    ).sorted()
  }

  static func squeeze(_ text: String) -> String { text.filter { !$0.isWhitespace } }

  static func missing(_ lines: [String], from path: String) throws -> [String] {
    let file = top.appendingPathComponent(path)
    let text = squeeze(try String(contentsOf: file, encoding: .utf8))
    return lines.filter { !text.contains(squeeze($0)) }
  }
}
