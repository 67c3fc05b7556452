public import Foundation

/// How round corners are, in points.
public enum Radius {
  /// Bars and other thin things: 2.
  public static let bar: CGFloat = 2
  /// Pictures in a row: 8.
  public static let picture: CGFloat = 8
  /// Cards: 16.
  public static let card: CGFloat = 16
  /// The one large surface of a page: 24.
  public static let hero: CGFloat = 24
}
