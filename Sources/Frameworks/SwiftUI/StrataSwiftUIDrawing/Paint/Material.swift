public import StrataRendering
public import SwiftUICore

/// A translucent surface.
///
/// Same as Apple's: what is behind shines through, blurred.
public struct Material: ShapeStyle, Equatable {
  public typealias Resolved = Never
  let name: String

  public static let ultraThin = Material(name: "ultraThinMaterial")
  public static let thin = Material(name: "thinMaterial")
  public static let regular = Material(name: "regularMaterial")
  public static let thick = Material(name: "thickMaterial")
  public static let ultraThick = Material(name: "ultraThickMaterial")
  /// The ground of this page's own bars, so that what lies beside one looks as it does.
  public static let bar = Material(name: "barMaterial")

  public func _paint(in environment: EnvironmentValues) -> Paint { .named(name) }
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var ultraThickMaterial: Material { .ultraThick }
  public static var bar: Material { .bar }
}
