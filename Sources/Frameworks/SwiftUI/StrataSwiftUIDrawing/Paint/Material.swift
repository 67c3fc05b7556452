public import StrataRendering
public import SwiftUICore

/// A translucent background that blurs the content behind it.
///
/// Same as Apple's.
public struct Material: ShapeStyle, Equatable {
  public typealias Resolved = Never
  let name: String

  /// A mostly transparent material.
  public static let ultraThin = Material(name: "ultraThinMaterial")
  /// A more transparent than opaque material.
  public static let thin = Material(name: "thinMaterial")
  /// A material of medium transparency.
  public static let regular = Material(name: "regularMaterial")
  /// A more opaque than transparent material.
  public static let thick = Material(name: "thickMaterial")
  /// A mostly opaque material.
  public static let ultraThick = Material(name: "ultraThickMaterial")
  /// The material of the page's bars.
  public static let bar = Material(name: "barMaterial")

  public func _paint(in environment: EnvironmentValues) -> Paint { .named(name) }
}

extension ShapeStyle where Self == Material {
  /// A mostly transparent material.
  public static var ultraThinMaterial: Material { .ultraThin }
  /// A more transparent than opaque material.
  public static var thinMaterial: Material { .thin }
  /// A material of medium transparency.
  public static var regularMaterial: Material { .regular }
  /// A more opaque than transparent material.
  public static var thickMaterial: Material { .thick }
  /// A mostly opaque material.
  public static var ultraThickMaterial: Material { .ultraThick }
  /// The material of the page's bars.
  public static var bar: Material { .bar }
}
