public import Foundation
public import StrataRendering
public import SwiftUICore

/// A part of a shape's outline, by its length.
nonisolated public struct _TrimmedShape<Base: Shape>: Shape {
  /// The shape whose outline is trimmed.
  public var shape: Base
  /// The start of the part, 0…1.
  public var startFraction: CGFloat
  /// The end of the part, 0…1.
  public var endFraction: CGFloat

  /// Returns the part of the outline in a rectangle.
  public func path(in rect: CGRect) -> Path {
    shape.path(in: rect).trimmedPath(from: startFraction, to: endFraction)
  }

  public var _keepsAspect: Bool { shape._keepsAspect }

  public func _outline(_ size: CGSize?) -> Outline {
    var outline = shape._outline(size)
    guard outline.trim == nil, !outline.isStretched else { return _drawnOutline(size) }
    outline.trim = Outline.Trim(from: Double(startFraction), to: Double(endFraction))
    return outline
  }

  public var animatableData: AnimatablePair<CGFloat, CGFloat> {
    get { AnimatablePair(startFraction, endFraction) }
    set { (startFraction, endFraction) = (newValue.first, newValue.second) }
  }
}

/// The stroke of a shape's outline as a shape.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
  /// The shape whose outline is stroked.
  public var shape: Base
  /// The settings of the stroke.
  public var style: StrokeStyle

  /// Returns the outline of the stroke in a rectangle.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
  /// The purpose of the shape: a stroke.
  public static var role: ShapeRole { .stroke }
  public var _keepsAspect: Bool { shape._keepsAspect }

  public func _filled(_ paint: Paint, _ style: FillStyle, _ size: CGSize?) -> Figure.Content {
    shape._stroked(paint, self.style, size)
  }

  public var animatableData: StrokeStyle.AnimatableData {
    get { style.animatableData }
    set { style.animatableData = newValue }
  }
}

/// A shape of a fixed size in its frame.
nonisolated public struct _SizedShape<Base: Shape>: Shape {
  /// The shape without the fixed size.
  public var shape: Base
  /// The fixed size of the shape, in points.
  public var size: CGSize
  /// The position in the frame, as fractions of the remaining space.
  public var anchor: UnitPoint

  /// Returns the outline at its fixed size in a rectangle.
  public func path(in rect: CGRect) -> Path {
    let origin = CGPoint(
      x: rect.minX + (rect.width - size.width) * anchor.x,
      y: rect.minY + (rect.height - size.height) * anchor.y)
    return shape.path(in: CGRect(origin: origin, size: size))
  }

  public var animatableData: CGSize.AnimatableData {
    get { size.animatableData }
    set { size.animatableData = newValue }
  }
}
