public import Foundation
public import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// An outline that adapts to its frame. It can be filled, stroked, or used to clip.
///
///     struct Roof: Shape {
///       func path(in rect: CGRect) -> Path {
///         Path { path in
///           path.move(to: CGPoint(x: rect.minX, y: rect.maxY))
///           path.addLine(to: CGPoint(x: rect.midX, y: rect.minY))
///           path.addLine(to: CGPoint(x: rect.maxX, y: rect.maxY))
///         }
///       }
///     }
///
/// Same as Apple's. A custom path is drawn at its exact size once the size is known: in a fixed
/// frame at once, otherwise after the browser has reported the size.
nonisolated public protocol Shape: Sendable, Animatable, View {
  /// Returns the outline of the shape in a rectangle.
  nonisolated func path(in rect: CGRect) -> Path
  /// The purpose of the shape.
  nonisolated static var role: ShapeRole { get }

  /// Returns the outline for a frame of a size; the size is `nil` if only the browser knows it.
  nonisolated func _outline(_ size: CGSize?) -> Outline
  /// Returns the filled shape, which by default is the filled outline.
  nonisolated func _filled(_ paint: Paint, _ style: FillStyle, _ size: CGSize?) -> Figure.Content
  /// A Boolean value that indicates whether the shape has the same proportions in every frame.
  nonisolated var _keepsAspect: Bool { get }
}

/// The purpose of a shape.
public enum ShapeRole: Sendable {
  /// The shape is filled.
  case fill
  /// The shape is a line along an edge.
  case stroke
  /// The shape is a line between other views.
  case separator
}

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var _keepsAspect: Bool { false }

  nonisolated public func _outline(_ size: CGSize?) -> Outline { _drawnOutline(size) }

  /// Returns the outline as a path. If the size is unknown, the outline for 100 × 100 points is
  /// stretched.
  nonisolated func _drawnOutline(_ size: CGSize?) -> Outline {
    let box = size ?? CGSize(width: 100, height: 100)
    let steps = path(in: CGRect(origin: .zero, size: box)).steps
    let point = StrataRendering.Point(Double(box.width), Double(box.height))
    return Outline(
      .path(steps, size: point, isGuess: size == nil, keepsAspect: _keepsAspect))
  }

  nonisolated public func _filled(
    _ paint: Paint, _ style: FillStyle, _ size: CGSize?
  ) -> Figure.Content {
    .fill(_outline(size), paint, isEvenOdd: style.isEOFilled)
  }

  public var body: _ShapeView<Self, ForegroundStyle> {
    _ShapeView(shape: self, style: ForegroundStyle())
  }

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    DrawnShape.update(view, .fill(ForegroundStyle(), FillStyle()), old, context)
  }
}

/// A shape that is filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never
  /// The shape that is filled.
  public var shape: Content
  /// The style that fills the shape.
  public var style: Style
  /// The settings of the fill.
  public var fillStyle: FillStyle

  /// Creates a filled shape.
  ///
  /// - Parameters:
  ///   - shape: The shape.
  ///   - style: The style that is drawn.
  ///   - fillStyle: The rule by which the inside of the shape is found.
  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    DrawnShape.update(view.shape, .fill(view.style, view.fillStyle), old, context)
  }
}
