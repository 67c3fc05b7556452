extension ClientFile {
  /// The text without indentation, empty lines, comments, needless blanks and line ends; the script
  /// also with shorter names of its own.
  ///
  /// Neither file has a string or template that goes over several lines, and in the script no string
  /// has two slashes between blanks; so nothing that looks like a comment is anything else.
  static func stripped(_ text: String, of name: BrowserClient.Name) -> String {
    var isComment = false
    var kept: [Substring] = []
    for line in text.split(separator: "\n") {
      let line = line.drop { $0 == " " }
      if isComment {
        isComment = !line.hasSuffix("*/")
      } else if line.hasPrefix("/*"), line.hasSuffix("*/") || !line.contains("*/") {
        isComment = !line.hasSuffix("*/")
      } else if !line.isEmpty, !name.isScript || !line.hasPrefix("//") {
        kept.append(name.isScript ? withoutRemark(line) : line)
      }
    }
    return name.isScript
      ? ScriptSqueezer.shortened(joined(kept))
      : StyleSqueezer.squeezed(kept.joined(separator: "\n"))
  }

  private static func withoutRemark(_ line: Substring) -> Substring {
    line.firstRange(of: " // ").map { line[..<$0.lowerBound] } ?? line
  }

  private static func joined(_ lines: [Substring]) -> String {
    lines.reduce(into: "") { text, line in
      text += line
      if let last = line.last, !"{,;".contains(last) { text += "\n" }
    }
  }
}

extension BrowserClient.Name {
  /// Whether it is a script rather than a style sheet or plain text.
  var isScript: Bool { rawValue.hasSuffix(".js") }
}
