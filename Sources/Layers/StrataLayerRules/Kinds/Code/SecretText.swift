/// Heuristics that find strings which look like secret keys, whatever their names are.
enum SecretText {
  private static let shortest = 16

  /// Returns where a key was found: in a header, in an address, under a name such as `key`, or in
  /// the text itself; `nil` if there is none.
  static func reason(_ text: String, name: String?) -> String? {
    for scheme in ["Bearer ", "Basic ", "Token "] where text.hasPrefix(scheme) {
      if isKey(text.dropFirst(scheme.count).prefix(while: isPart)) { return "a header" }
    }
    if isInAddress(text) { return "an address" }
    if let name, name.lowercased().hasSuffix("key"), text.allSatisfy(isPart), isKey(text[...]),
      !isReadable(text)
    {
      return "'\(name)'"
    }
    return isSealed(text, name: name ?? "") ? "a key or a certificate" : nil
  }

  /// Returns whether the text is a password, judged by its name and form: at least eight letters
  /// and digits, such as `hunter2a`.
  static func isPassword(_ text: String, name: String) -> Bool {
    let small = name.lowercased()
    return ["password", "passphrase", "passwd", "pwd"].contains { small.hasSuffix($0) }
      && text.count >= 8 && !text.contains(where: \.isWhitespace) && !text.contains("\\(")
      && text.contains(where: \.isNumber) && text.contains(where: \.isLetter) && !isReadable(text)
  }

  /// Returns whether a text is a placeholder for a key: the name of an environment variable, or a
  /// hint to replace it.
  static func isStandIn(_ text: String, name: String) -> Bool {
    let small = name.lowercased()
    let endings = ["name", "placeholder", "label", "title", "header", "hint"]
    if endings.contains(where: { small.hasSuffix($0) }) {
      return !isSealed(text, name: name)
    }
    return text.contains("_") && text.allSatisfy { $0 == "_" || $0.isLetter && $0.isUppercase }
  }

  /// Returns whether the text consists of words, short numbers and versions with separators:
  /// `weather-cache-v2`.
  private static func isReadable(_ text: String) -> Bool {
    let pieces = text.split { "-_./+=".contains($0) }
    return pieces.count > 1
      && pieces.allSatisfy { piece in
        let digits = piece.first == "v" ? piece.dropFirst() : piece
        return piece.allSatisfy(\.isLetter) || digits.count <= 4 && digits.allSatisfy(\.isNumber)
      }
  }

  private static let beginnings = [
    "sk_live_", "sk_test_", "ghp_", "github_pat_", "glpat-", "AKIA", "AIza", "xoxb-", "xoxp-",
  ]
  /// Parts of names whose values may be long hexadecimal numbers that are not secret, such as
  /// fingerprints.
  private static let prints = [
    "hash", "sum", "digest", "md5", "sha", "uuid", "commit", "revision", "print", "etag", "expect",
  ]

  /// Returns whether the text is a private key, a key with a known prefix, or 32, 40, 48 or 64
  /// hexadecimal digits.
  private static func isSealed(_ text: String, name: String) -> Bool {
    if text.contains("-----BEGIN "), text.contains("PRIVATE KEY-----") { return true }
    guard text.count >= shortest, text.allSatisfy(isPart) else { return false }
    if beginnings.contains(where: { text.hasPrefix($0) }) { return isKey(text[...]) }
    let small = name.lowercased()
    return [32, 40, 48, 64].contains(text.count) && text.allSatisfy(\.isHexDigit)
      && isKey(text[...]) && !prints.contains { small.contains($0) }
  }

  /// Returns whether an address has a key in its query: `?appid=3f2a…`.
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

  /// Returns whether the text is long and has both letters and digits, as keys do; words have no
  /// digits, and numbers no letters.
  private static func isKey(_ text: Substring) -> Bool {
    text.count >= shortest && text.contains(where: \.isNumber) && text.contains(where: \.isLetter)
  }

  private static func isPart(_ character: Character) -> Bool {
    character.isASCII && (character.isLetter || character.isNumber || "-_=+/.".contains(character))
  }
}
