public import StrataRendering
import StrataViewTree
public import SwiftUICore

/// A gradient without points or angles. As a style it runs from the top to the bottom.
///
/// Same as Apple's.
public struct AnyGradient: ShapeStyle, Hashable {
  public typealias Resolved = Never
  var gradient: Gradient
  var space = Gradient.ColorSpace.device

  /// Creates a gradient from colors or stops.
  nonisolated public init(_ gradient: Gradient) { self.gradient = gradient }

  /// Returns the gradient with a color space in which its colors are mixed.
  public func colorSpace(_ space: Gradient.ColorSpace) -> AnyGradient {
    var copy = self
    copy.space = space
    return copy
  }

  public func _paint(in environment: EnvironmentValues) -> Paint {
    let down = GradientPaint.Course.linear(from: UnitPoint.top.place, to: UnitPoint.bottom.place)
    return paint(down, in: environment)
  }

  func paint(_ course: GradientPaint.Course, in environment: EnvironmentValues) -> Paint {
    let stops = gradient.stops.map {
      GradientPaint.Stop($0.color._paint(in: environment), at: Double($0.location))
    }
    return .gradient(GradientPaint(stops, course, isPerceptual: space.isPerceptual))
  }
}

/// A gradient that is also a view: it fills its frame.
nonisolated protocol GradientView: ShapeStyle, View where Body == Never {}

extension GradientView {
  @MainActor static func draw(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    DrawnShape.update(Rectangle(), .fill(view, FillStyle()), old, context)
  }
}
