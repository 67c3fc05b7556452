import Foundation
import Testing

/// A secret that a test puts into the app, with its encodings.
///
///     let key = Planted("key", "5eed…")
///     #expect(key.isFound(in: log) == nil)
struct Planted {
  let name: String
  let forms: [(name: String, text: String)]
  /// The base64 encodings of the secret. They are compared with case, which matters in base64.
  private let base64: [String]

  init(_ name: String, _ value: String) {
    self.name = name
    let bytes = Data(value.utf8)
    // The base64 of a text depends on the number of bytes before it, modulo three.
    let inside = (0..<3).map { shift in
      let text = (Data(repeating: 0, count: shift) + bytes).base64EncodedString()
      return String(text.dropFirst(shift == 0 ? 0 : 4).prefix((bytes.count - 3) / 3 * 4))
    }
    // Four letters occur by chance in large files; for a short secret only its whole base64 counts.
    base64 = [bytes.base64EncodedString()] + inside.filter { $0.count >= 8 }
    let hexadecimal = bytes.map { String(format: "%02x", $0) }.joined()
    let escaped = value.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? value
    forms =
      [
        ("as it is", value), ("backwards", String(value.reversed())),
        ("percent-encoded", escaped), ("in hexadecimal", hexadecimal),
      ]
  }

  /// Returns the encoding in which the secret occurs in a text; `nil` if it does not.
  func form(in text: String) -> String? {
    forms.first { text.localizedCaseInsensitiveContains($0.text) }?.name
      ?? (base64.contains { text.contains($0) } ? "in base 64" : nil)
  }
}

/// Everything that an app has written or sent, each piece with its name.
struct Seen {
  private(set) var pieces: [(name: String, text: String)] = []

  mutating func add(_ name: String, _ text: String) { pieces.append((name, text)) }

  /// Adds the files of a folder recursively, except the host's secret, which signs the cookies.
  mutating func add(folder: URL) throws {
    let names = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    for name in names where name != "host.key" {
      let file = folder.appendingPathComponent(name)
      guard let bytes = try? Data(contentsOf: file) else { continue }  // a folder
      add("the file \(name)", String(decoding: bytes, as: UTF8.self))
    }
  }

  /// Expects that nothing contains the secret.
  func expectNone(
    of secret: Planted, except allowed: (String) -> Bool = { _ in false },
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    for leak in leaks(of: secret, except: allowed) {
      Issue.record("\(leak)", sourceLocation: sourceLocation)
    }
  }

  func leaks(of secret: Planted, except allowed: (String) -> Bool = { _ in false }) -> [String] {
    pieces.filter { !allowed($0.name) }.compactMap { piece in
      secret.form(in: piece.text).map { "the \(secret.name) stands \($0) in \(piece.name)" }
    }
  }
}
