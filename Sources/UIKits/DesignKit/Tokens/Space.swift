public import Foundation

/// The distances between and around things, in points.
///
///     VStack(spacing: Space.medium) { … }
///         .padding(Space.large)
///
/// Seven steps are enough for every screen; a distance between two of them is one of the two.
public enum Space {
  /// Things that touch: 0.
  public static let none: CGFloat = 0
  /// Two lines of one thing: 2.
  public static let hair: CGFloat = 2
  /// A title and what it names: 4.
  public static let tiny: CGFloat = 4
  /// Parts of one line: 8.
  public static let small: CGFloat = 8
  /// Things beside each other: 12.
  public static let medium: CGFloat = 12
  /// Around the content of a card, and beside a page: 16.
  public static let large: CGFloat = 16
  /// Between the parts of a page: 24.
  public static let wide: CGFloat = 24
  /// Around what stands alone on a page: 48.
  public static let huge: CGFloat = 48
}
