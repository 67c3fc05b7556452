/// An element of an XML report.
struct XMLElement {
  var name: String
  var attributes: [(name: String, value: String)] = []
  var text = ""
  var children: [XMLElement] = []

  /// The element as a document, with its declaration.
  var document: String { #"<?xml version="1.0" encoding="UTF-8"?>"# + "\n" + lines("") }

  private func lines(_ indent: String) -> String {
    let names = attributes.map { " \($0.name)=\"\(Self.escaped($0.value, inAttribute: true))\"" }
    let start = "\(indent)<\(name)\(names.joined())"
    if children.isEmpty, text.isEmpty { return start + "/>" }
    if children.isEmpty { return "\(start)>\(Self.escaped(text))</\(name)>" }
    let inner = children.map { $0.lines(indent + "  ") }.joined(separator: "\n")
    return "\(start)>\n\(inner)\n\(indent)</\(name)>"
  }

  /// Returns a text that is valid in XML 1.0, which has no control characters except tab and line
  /// ends. A line end in an attribute is written as a reference, since a reader would replace it
  /// with a space.
  static func escaped(_ text: String, inAttribute: Bool = false) -> String {
    text.unicodeScalars.reduce(into: "") { result, scalar in
      switch scalar {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      case ">": result += "&gt;"
      case "\"": result += "&quot;"
      case "\n", "\r", "\t":
        result += inAttribute ? "&#\(scalar.value);" : String(Character(scalar))
      case _ where scalar.value < 0x20 || (0xFFFE...0xFFFF).contains(scalar.value):
        result += "\u{FFFD}"
      default: result.unicodeScalars.append(scalar)
      }
    }
  }
}
