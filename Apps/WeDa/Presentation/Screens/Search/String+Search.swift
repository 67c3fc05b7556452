import Foundation

extension String {
  /// The text without whitespace at both ends.
  var trimmingBlanks: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Returns whether it begins with another text, regardless of accents and case.
  func begins(with other: String) -> Bool { folded.hasPrefix(other.folded) }

  /// Returns at most `limit` characters, ending with an ellipsis if it was shortened.
  func shortened(to limit: Int) -> String {
    count > limit ? prefix(limit - 1) + "…" : self
  }

  private var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
