extension ClientFile {
  /// The text without indentation, empty lines and comments that stand on lines of their own.
  ///
  /// Neither file has a string or template that goes over several lines; so no line that looks like
  /// a comment is anything else.
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
        kept.append(line)
      }
    }
    return kept.joined(separator: "\n") + "\n"
  }
}

extension BrowserClient.Name {
  fileprivate var isScript: Bool { rawValue.hasSuffix(".js") }
}
