/// Texts that look like keys, whatever they are called.
enum SecretText {
  private static let shortest = 16

  /// Where a key was found: in a header, in an address, or under a name such as `key`; else `nil`.
  static func reason(_ text: String, name: String?) -> String? {
    for scheme in ["Bearer ", "Basic ", "Token "] where text.hasPrefix(scheme) {
      if isKey(text.dropFirst(scheme.count).prefix(while: isPart)) { return "a header" }
    }
    if isInAddress(text) { return "an address" }
    if let name, name.lowercased().hasSuffix("key"), text.allSatisfy(isPart), isKey(text[...]) {
      return "'\(name)'"
    }
    return nil
  }

  /// `?appid=3f2a…` and the like.
  private static func isInAddress(_ text: String) -> Bool {
    let queries = text.split(separator: "?").dropFirst().flatMap { $0.split(separator: "&") }
    return queries.contains { query in
      let sides = query.split(separator: "=", maxSplits: 1)
      guard sides.count == 2 else { return false }
      let name = sides[0].lowercased()
      let isSecret = ["appid", "key", "token", "secret", "password"].contains { name.hasSuffix($0) }
      return isSecret && isKey(sides[1].prefix(while: isPart))
    }
  }

  /// Long, with letters and digits: words have no digits, and numbers no letters.
  private static func isKey(_ text: Substring) -> Bool {
    text.count >= shortest && text.contains(where: \.isNumber) && text.contains(where: \.isLetter)
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_=+/.".contains(character))
  }
}
