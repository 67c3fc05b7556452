public import Rendering

/// A rank of the current foreground: the first for what matters most.
///
/// Same as Apple's.
public struct HierarchicalShapeStyle: ShapeStyle, Equatable {
  public let _paint: Paint

  public static let primary = HierarchicalShapeStyle(_paint: .named("primary"))
  public static let secondary = HierarchicalShapeStyle(_paint: .named("secondary"))
  public static let tertiary = HierarchicalShapeStyle(_paint: .named("tertiary"))
  public static let quaternary = HierarchicalShapeStyle(_paint: .named("quaternary"))
}

extension ShapeStyle where Self == HierarchicalShapeStyle {
  public static var primary: HierarchicalShapeStyle { HierarchicalShapeStyle.primary }
  public static var secondary: HierarchicalShapeStyle { HierarchicalShapeStyle.secondary }
  public static var tertiary: HierarchicalShapeStyle { HierarchicalShapeStyle.tertiary }
  public static var quaternary: HierarchicalShapeStyle { HierarchicalShapeStyle.quaternary }
}

/// The tint of the view.
///
/// Same as Apple's.
public struct TintShapeStyle: ShapeStyle {
  public init() {}
  public var _paint: Paint { .named("accent") }
}

extension ShapeStyle where Self == TintShapeStyle {
  public static var tint: TintShapeStyle { TintShapeStyle() }
}

/// A translucent surface.
///
/// Same as Apple's.
public struct Material: ShapeStyle {
  public let _paint: Paint

  public static let ultraThin = Material(_paint: .named("thinMaterial"))
  public static let thin = Material(_paint: .named("thinMaterial"))
  public static let regular = Material(_paint: .named("regularMaterial"))
  public static let thick = Material(_paint: .named("regularMaterial"))
  public static let bar = Material(_paint: .named("regularMaterial"))
}

extension ShapeStyle where Self == Material {
  public static var ultraThinMaterial: Material { .ultraThin }
  public static var thinMaterial: Material { .thin }
  public static var regularMaterial: Material { .regular }
  public static var thickMaterial: Material { .thick }
  public static var bar: Material { .bar }
}
