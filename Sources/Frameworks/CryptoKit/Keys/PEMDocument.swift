import Foundation

/// A PEM document (RFC 7468): bytes in base 64, between two lines that name their type.
struct PEMDocument {
  let type: String
  let bytes: Data

  /// The number of characters of a line.
  private static let width = 64

  init(type: String, bytes: Data) {
    self.type = type
    self.bytes = bytes
  }

  /// Reads the bytes of a document.
  ///
  /// - Throws: `CryptoKitASN1Error.invalidPEMDocument` if the text is no PEM document, or one of a
  ///   type that is not in the list.
  init(_ text: String, types: [String]) throws {
    let lines = text.split(whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.isEmpty }
    let type = types.first { lines.first == "-----BEGIN \($0)-----" }
    guard let type, lines.last == "-----END \(type)-----",
      let bytes = Data(base64Encoded: lines.dropFirst().dropLast().joined()), !bytes.isEmpty
    else { throw CryptoKitASN1Error.invalidPEMDocument }
    self.init(type: type, bytes: bytes)
  }

  /// The document as text, without a line break at its end.
  var text: String {
    let letters = Array(bytes.base64EncodedString())
    let lines = stride(from: 0, to: letters.count, by: Self.width).map {
      String(letters[$0..<min($0 + Self.width, letters.count)])
    }
    return (["-----BEGIN \(type)-----"] + lines + ["-----END \(type)-----"])
      .joined(separator: "\n")
  }
}
