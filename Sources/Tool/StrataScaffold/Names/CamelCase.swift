/// Functions for names in camel case, which Swift uses.
enum CamelCase {
  /// Returns a name as words for a sentence: `line item` for `lineItem`. Abbreviations keep their
  /// capitals, as in `URL item` for `URLItem`.
  static func words(of name: String) -> String {
    parts(of: name).map { isAbbreviation($0) ? $0 : $0.lowercased() }.joined(separator: " ")
  }

  /// Returns the parts of a name; each but the first begins with a capital.
  private static func parts(of name: String) -> [String] {
    let letters = Array(name)
    return letters.indices.reduce(into: []) { parts, index in
      let next = index + 1 < letters.count ? letters[index + 1] : nil
      let begins =
        index == 0
        || letters[index].isUppercase
          && (!letters[index - 1].isUppercase || next?.isLowercase == true)
      if begins { parts.append("") }
      parts[parts.count - 1].append(letters[index])
    }
  }

  private static func isAbbreviation(_ part: String) -> Bool {
    part.count { $0.isUppercase } > 1 && !part.contains { $0.isLowercase }
  }
}
