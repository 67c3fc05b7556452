import StrataRendering
import SwiftUICore

extension ShapeStyle {
  /// The second rank of the style: `.background.secondary` is the ground of what stands on the ground.
  public var secondary: some ShapeStyle { RankedStyle(base: self, rank: 1) }
  /// The third rank of the style.
  public var tertiary: some ShapeStyle { RankedStyle(base: self, rank: 2) }
  /// The fourth rank of the style.
  public var quaternary: some ShapeStyle { RankedStyle(base: self, rank: 3) }
  /// The fifth rank of the style.
  public var quinary: some ShapeStyle { RankedStyle(base: self, rank: 4) }
}

/// A lower rank of a style: less of its colour, except of a ground, which has a colour for each.
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
