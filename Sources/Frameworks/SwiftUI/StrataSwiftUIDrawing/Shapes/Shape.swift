public import Foundation
public import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// An outline that fits the room it is given: to fill, to draw along or to clip by.
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
/// Same as Apple's. A path of your own is drawn at its exact size as soon as that is known: at once
/// in a frame of fixed size, else when the browser has told it.
nonisolated public protocol Shape: Sendable, Animatable, View {
  nonisolated func path(in rect: CGRect) -> Path
  nonisolated static var role: ShapeRole { get }

  /// The outline for a box of a size; `nil` for a size that only the browser knows.
  nonisolated func _outline(_ size: CGSize?) -> Outline
  /// How the shape is filled: most as their outline says.
  nonisolated func _filled(_ paint: Paint, _ style: FillStyle, _ size: CGSize?) -> Figure.Content
  /// Whether the shape has the same proportions in every box.
  nonisolated var _keepsAspect: Bool { get }
}

/// What a shape is for.
public enum ShapeRole: Sendable { case fill, stroke, separator }

extension Shape {
  nonisolated public static var role: ShapeRole { .fill }
  nonisolated public var _keepsAspect: Bool { false }

  nonisolated public func _outline(_ size: CGSize?) -> Outline { _drawnOutline(size) }

  /// The outline by its path. Where the size is open it is drawn in a guessed box.
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

/// A shape filled with a style.
nonisolated public struct _ShapeView<Content: Shape, Style: ShapeStyle>: View {
  public typealias Body = Never
  public var shape: Content
  public var style: Style
  public var fillStyle: FillStyle

  public init(shape: Content, style: Style, fillStyle: FillStyle = FillStyle()) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
  }

  @MainActor public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    DrawnShape.update(view.shape, .fill(view.style, view.fillStyle), old, context)
  }
}
