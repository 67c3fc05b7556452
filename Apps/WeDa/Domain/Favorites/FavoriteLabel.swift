import Foundation

/// A person's label for a favourite, such as "Grandma".
///
///     try FavoriteLabel("  Grandma ")?.text    // "Grandma"
///     try FavoriteLabel("   ")                 // nil: the place's name is used
public struct FavoriteLabel: Hashable, Sendable {
  /// The maximum number of characters in a label.
  public static let longest = 60

  /// The trimmed text.
  public let text: String

  /// Creates a label from typed text; `nil` if the text is blank.
  ///
  /// - Parameter text: The label, which is trimmed.
  /// - Throws: ``InvalidValue`` for `label` if it is too long or has invalid characters.
  public init?(_ text: String) throws(InvalidValue) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return nil }
    self.text = try PlainText.checked(text, field: "label", longest: Self.longest)
  }
}
