import Foundation

/// A result as JSON: times in ISO 8601, keys in alphabetical order.
protocol JSONFile: Encodable {}

extension JSONFile {
  /// Returns one JSON object with sorted keys, and a line break.
  func text() throws -> String {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }
}
