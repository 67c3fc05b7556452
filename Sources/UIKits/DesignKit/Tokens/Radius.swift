public import Foundation

/// The radii of corners, in points.
public enum Radius {
  /// The radius of bars and other thin elements: 2.
  public static let bar: CGFloat = 2
  /// The radius of images in a row: 8.
  public static let picture: CGFloat = 8
  /// The radius of the corners of cards, 16 points.
  public static let card: CGFloat = 16
  /// The radius of a page's one large surface (``View/hero(_:)``): 24.
  public static let hero: CGFloat = 24
}
