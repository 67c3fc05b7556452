/// A key of the String Catalog with its English text.
public struct Word: Equatable, Sendable {
  /// The key, as `{Feature}.{Context}.{type}`.
  public let key: String
  /// The English text.
  public let text: String
  /// The English text for the number one, if the text has a number; `nil` if it has none.
  let one: String?

  init(key: String, text: String, one: String? = nil) {
    self.key = key
    self.text = text
    self.one = one
  }

  /// Validates the key of a string and its text.
  ///
  /// - Throws: ``InputError`` for a key of another form, and for an empty text or one with control
  ///   characters.
  public init(checking key: String, text: String) throws(InputError) {
    let parts = key.split(separator: ".", omittingEmptySubsequences: false)
    let isPlain = parts.allSatisfy { part in
      part.first?.isLetter == true && part.unicodeScalars.allSatisfy(Self.isPlain)
    }
    guard parts.count == 3, isPlain, key.count <= 90 else {
      throw InputError(
        "key", key, "does not have the form {Feature}.{Context}.{type}, such as Common.Save.label")
    }
    guard !text.isEmpty, !text.unicodeScalars.contains(where: { $0.value < 32 }) else {
      throw InputError("text", text, "must be words in one line")
    }
    self.init(key: key, text: text)
  }

  private static func isPlain(_ sign: Unicode.Scalar) -> Bool {
    sign.isASCII && (sign.properties.isAlphabetic || ("0"..."9").contains(sign))
  }

  /// The symbol of a key, as templates name it: `commonRetryLabel` for `Common.Retry.label`, and
  /// `urlListEmptyTitle` for `URLList.Empty.title`.
  var symbol: String {
    let parts = key.split(separator: ".").map(String.init)
    return TypeName.lowered(parts[0])
      + parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The text escaped for a JSON string.
  var quoted: String { Self.quoted(text) }

  /// Returns a text escaped for a JSON string.
  static func quoted(_ text: String) -> String {
    text.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }

  /// Returns the symbol's declaration, as `swift format` lays it out at an indentation of four.
  ///
  /// A text with a number is a function of the number. Its default is the number alone, since the
  /// catalog has a text for each plural.
  func declaration(width: Int) -> String {
    guard one == nil else {
      return """
        static func \(symbol)(_ value: Int) -> Self {
            .init("\(key)", defaultValue: "\\(value)", bundle: .atURL(Bundle.module.bundleURL))
        }
        """
    }
    let value = ".init(\"\(key)\", bundle: .atURL(Bundle.module.bundleURL))"
    let line = "static var \(symbol): Self { \(value) }"
    guard line.count + 4 > width else { return line }
    return "static var \(symbol): Self {\n    \(value)\n}"
  }
}
