public import Rendering

/// Something to fill or write with: a colour, a gradient, a material.
///
/// Partial: Apple's styles, but none of your own.
public protocol ShapeStyle: Sendable {
  var _paint: Paint { get }
}

/// A style of any type.
///
/// Same as Apple's.
public struct AnyShapeStyle: ShapeStyle, Equatable {
  let paint: Paint

  public init<S: ShapeStyle>(_ style: S) { paint = style._paint }

  public var _paint: Paint { paint }
}
