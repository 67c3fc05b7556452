/// Functions for texts that all files generated from the schema share.
enum Prose {
  /// Returns words as a sentence, with a capital at the beginning and a full stop.
  static func sentence(_ words: String) -> String {
    words.prefix(1).uppercased() + words.dropFirst() + (words.hasSuffix(".") ? "" : ".")
  }

  /// Returns the lines of a comment, at most 100 columns wide.
  static func comment(_ words: String, indent: Int = 2) -> String {
    let margin = String(repeating: " ", count: indent) + "///"
    var lines = [margin]
    for word in words.split(separator: " ") {
      if lines[lines.count - 1].count + word.count + 1 > 100 { lines.append(margin) }
      lines[lines.count - 1] += " " + word
    }
    return lines.joined(separator: "\n")
  }

  /// Returns the form of a message as text, such as `[2, parent, before, html, from?]`.
  static func shape(marks: [String], _ fields: [WireSchema.Field]) -> String {
    let names = fields.map { $0.name + ($0.isOptional ? "?" : "") }
    return "[" + (marks + names).joined(separator: ", ") + "]"
  }
}
