import Foundation

/// Chooses the available language that suits a wanted language best.
enum LanguageMatch {
  /// Returns the same language and region; otherwise the language without a region; otherwise
  /// another region of the same language and script: `pt-PT` for `pt-BR`, but never `zh-Hans` for
  /// `zh-TW`. Returns `nil` if none suits.
  ///
  /// - Parameter available: Identifiers in a fixed order. If several suit equally, the first is
  ///   returned.
  static func best(for wanted: String, among available: [String]) -> String? {
    var parts = normal(wanted).split(separator: "-")
    while !parts.isEmpty {
      let candidate = parts.joined(separator: "-")
      if let match = available.first(where: { normal($0) == candidate }),
        haveSameScript(match, wanted)
      {
        return match
      }
      parts.removeLast()
    }
    return available.first { haveSameScript($0, wanted) }
  }

  private static func normal(_ identifier: String) -> String {
    identifier.replacing("_", with: "-").lowercased()
  }

  static func haveSameScript(_ left: String, _ right: String) -> Bool {
    let left = Locale.Language(identifier: left)
    let right = Locale.Language(identifier: right)
    return left.languageCode == right.languageCode && left.script == right.script
  }
}
