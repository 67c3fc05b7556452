import StrataRendering
import SwiftUICore

extension ShapeStyle {
  /// The second level of the style, such as `.background.secondary` for surfaces on the background.
  public var secondary: some ShapeStyle { RankedStyle(base: self, rank: 1) }
  /// The third level of prominence of the style.
  public var tertiary: some ShapeStyle { RankedStyle(base: self, rank: 2) }
  /// The fourth level of prominence of the style.
  public var quaternary: some ShapeStyle { RankedStyle(base: self, rank: 3) }
  /// The fifth level of prominence of the style.
  public var quinary: some ShapeStyle { RankedStyle(base: self, rank: 4) }
}

/// A lower level of a style: its color with less opacity, except for a background, which has a
/// color for each level.
struct RankedStyle<Base: ShapeStyle>: ShapeStyle {
  typealias Resolved = Never
  var base: Base
  var rank: Int

  func _paint(in environment: EnvironmentValues) -> Paint {
    if Base.self == BackgroundStyle.self, environment.backgroundStyle == nil {
      return .named(rank == 1 ? "secondarySystem" : "raised")
    }
    let strength = [1, 0.5, 0.3, 0.2, 0.15]
    return .faded(base._paint(in: environment), opacity: strength[rank])
  }
}
