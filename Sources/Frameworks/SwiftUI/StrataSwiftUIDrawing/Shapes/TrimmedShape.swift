public import Foundation
public import StrataRendering
public import SwiftUICore

/// A part of a shape's outline.
nonisolated public struct _TrimmedShape<Base: Shape>: Shape {
  public var shape: Base
  public var startFraction: CGFloat
  public var endFraction: CGFloat

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

/// A shape's outline drawn along, as a shape of its own.
nonisolated public struct _StrokedShape<Base: Shape>: Shape {
  public var shape: Base
  public var style: StrokeStyle

  public func path(in rect: CGRect) -> Path { shape.path(in: rect).strokedPath(style) }
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

/// A shape of a fixed size in its room.
nonisolated public struct _SizedShape<Base: Shape>: Shape {
  public var shape: Base
  public var size: CGSize
  public var anchor: UnitPoint

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
