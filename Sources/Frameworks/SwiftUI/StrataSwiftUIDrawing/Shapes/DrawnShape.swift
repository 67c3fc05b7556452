import Foundation
import StrataRendering
import StrataViewTree
import SwiftUICore

/// Draws a shape as an element of the page.
@MainActor enum DrawnShape {
  /// The fill or the stroke of a shape.
  enum Ink {
    case fill(any ShapeStyle, FillStyle)
    case stroke(any ShapeStyle, StrokeStyle)

    var style: any ShapeStyle {
      switch self {
      case .fill(let style, _): style
      case .stroke(let style, _): style
      }
    }
  }

  static func update<S: Shape>(
    _ shape: S, _ ink: Ink, _ old: Node?, _ context: Context
  ) -> Node {
    let element = element(shape, ink, context.fixedSize, context)
    guard element.isGuessed else {
      return ElementNode.update(old, context, element, innermost: .shadow)
    }
    return MeasuredShape.update(old, context) { self.element(shape, ink, $0, context) }
  }

  private static func element<S: Shape>(
    _ shape: S, _ ink: Ink, _ size: CGSize?, _ context: Context
  ) -> Element {
    let paint = ink.style._paint(in: EnvironmentValues(context.environment))
    var element =
      plain(shape, ink, paint)
      ?? Element(.shape, drawing: [Figure(content(shape, ink, paint.unwrapped.plain, size))])
    element.style += layout(shape) + effects(paint)
    return element
  }

  /// Returns an element with rounded corners for a filled shape that CSS can draw; `nil` for a
  /// shape that needs SVG.
  private static func plain<S: Shape>(_ shape: S, _ ink: Ink, _ paint: Paint) -> Element? {
    guard case .fill(_, let style) = ink, !style.isEOFilled, paint.unwrapped.shadows.isEmpty,
      case .fill(let outline, let paint, _) = shape._filled(paint.unwrapped.plain, style, nil),
      outline.inset == 0, outline.trim == nil, !paint.isSlanted,
      let edge = outline.edge
    else { return nil }
    return Element(.shape, style: [.background(paint)] + edge)
  }

  private static func content<S: Shape>(
    _ shape: S, _ ink: Ink, _ paint: Paint, _ size: CGSize?
  ) -> Figure.Content {
    switch ink {
    case .fill(_, let style): shape._filled(paint, style, size).drawable(shape, size)
    case .stroke(_, let style): shape._stroked(paint, style, size)
    }
  }

  /// Returns an aspect ratio of 1 for shapes such as a circle; no rule for others.
  private static func layout<S: Shape>(_ shape: S) -> [StyleRule] {
    shape._keepsAspect ? [.aspectRatio(1, fills: false)] : []
  }

  private static func effects(_ paint: Paint) -> [StyleRule] {
    let (_, shadows, blend) = paint.unwrapped
    return Paint.Shadow.filters(shadows).map { .filter($0) } + (blend.map { [.blend($0)] } ?? [])
  }
}

extension Shape {
  /// Returns the stroke of the outline. The renderer draws a trimmed outline itself unless it is
  /// dashed or stretched.
  nonisolated func _stroked(_ paint: Paint, _ style: StrokeStyle, _ size: CGSize?) -> Figure.Content
  {
    let outline = _outline(size)
    let isCut = outline.trim != nil && (!style.dash.isEmpty || outline.isStretched)
    return .stroke(isCut || outline.isUneven ? _drawnOutline(size) : outline, paint, style.line)
  }
}

extension Figure.Content {
  /// Returns the same content, drawn by its path if the renderer could not fill it in another way.
  fileprivate func drawable<S: Shape>(_ shape: S, _ size: CGSize?) -> Figure.Content {
    guard case .fill(let outline, let paint, let isEvenOdd) = self,
      outline.trim != nil || outline.isUneven
    else { return self }
    return .fill(shape._drawnOutline(size), paint, isEvenOdd: isEvenOdd)
  }
}

extension Outline {
  /// The rules that give an element this outline; `nil` if it needs a drawing.
  var edge: [StyleRule]? {
    switch form {
    case .rectangle(let a, let b, let c, let d) where a == b && a == c && a == d:
      a == 0 ? [] : [.cornerRadius(a)]
    case .rectangle: [.clipTo(self)]
    case .capsule: [.capsule]
    case .circle, .ellipse: [.clipTo(self)]
    case .path: nil
    }
  }

  var isUneven: Bool {
    guard case .rectangle(let a, let b, let c, let d) = form else { return false }
    return a != b || a != c || a != d
  }

  var isStretched: Bool {
    guard case .path(_, _, let isGuess, _) = form else { return false }
    return isGuess
  }
}

extension Paint {
  /// A Boolean value that indicates whether the paint is a gradient whose angle depends on the
  /// proportions of the element. CSS draws such a gradient correctly only in a square.
  var isSlanted: Bool {
    guard case .linear(let from, let to) = gradient?.course else { return false }
    return from.x != to.x && from.y != to.y
  }
}

extension Context {
  /// The size of the enclosing frame; `nil` unless a frame sets both sides and there is no padding
  /// or other frame in between.
  var fixedSize: CGSize? {
    guard ownDecorations.allSatisfy(\.keepsSize), let style = boxStyle else { return nil }
    for case .size(let width?, let height?) in style {
      return style.contains(where: \.isPadding) ? nil : CGSize(width: width, height: height)
    }
    return nil
  }
}

extension Decoration {
  fileprivate var keepsSize: Bool {
    guard case .style(let rule) = self else { return true }
    return rule.stage != .padding && rule.stage != .frame
  }
}

extension Element {
  /// A Boolean value that indicates whether the drawing is stretched because its size is not known
  /// yet.
  fileprivate var isGuessed: Bool {
    drawing.contains { figure in
      switch figure.content {
      case .fill(let outline, _, _), .stroke(let outline, _, _): outline.isStretched
      case .text, .group: false
      }
    }
  }
}

extension StyleRule {
  fileprivate var isPadding: Bool { if case .padding = self { true } else { false } }
}
