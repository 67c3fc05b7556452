import Foundation

/// What a person calls a favourite, such as "Grandma".
///
///     try FavoriteLabel("  Grandma ")?.text    // "Grandma"
///     try FavoriteLabel("   ")                 // nil: the place's own name serves
public struct FavoriteLabel: Hashable, Sendable {
  /// How many characters it may have.
  public static let longest = 60

  public let text: String

  /// - Parameter text: Blanks at both ends do not count.
  /// - Throws: ``InvalidValue`` naming `label` where it is too long or has what no name has.
  public init?(_ text: String) throws(InvalidValue) {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return nil }
    self.text = try PlainText.checked(text, field: "label", longest: Self.longest)
  }
}
