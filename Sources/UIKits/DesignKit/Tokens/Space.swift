public import Foundation

/// The distances between and around elements, in points.
///
///     VStack(spacing: Space.medium) { … }
///         .padding(Space.large)
///
/// Seven steps are enough for every screen; round other distances to one of them.
public enum Space {
  /// The distance between elements that touch: 0.
  public static let none: CGFloat = 0
  /// The distance between two lines of one element: 2.
  public static let hair: CGFloat = 2
  /// The distance between a title and its content: 4.
  public static let tiny: CGFloat = 4
  /// The distance between the parts of one line: 8.
  public static let small: CGFloat = 8
  /// The distance between elements beside each other: 12.
  public static let medium: CGFloat = 12
  /// The padding of a card and the margins of a page: 16.
  public static let large: CGFloat = 16
  /// The distance between the parts of a page: 24.
  public static let wide: CGFloat = 24
  /// The distance around a single element on a page: 48.
  public static let huge: CGFloat = 48
}
