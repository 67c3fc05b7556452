import Foundation

extension String {
  /// Without the blanks at both ends.
  var trimmingBlanks: String { trimmingCharacters(in: .whitespacesAndNewlines) }

  /// Whether it begins with another text, accents and case aside.
  func begins(with other: String) -> Bool { folded.hasPrefix(other.folded) }

  /// At most so many characters: what is left out is told by an ellipsis.
  func shortened(to limit: Int) -> String {
    count > limit ? prefix(limit - 1) + "…" : self
  }

  private var folded: String {
    folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
  }
}
