public import Foundation
public import SwiftUICore

extension Shape {
  /// Fills the shape with a color or other style.
  ///
  /// - Parameters:
  ///   - content: The style that is drawn.
  ///   - style: The rule by which the inside of the shape is found.
  /// - Returns: A view that draws the shape.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Self, S, EmptyView> {
    FillShapeView(shape: self, style: content, fillStyle: style, background: EmptyView())
  }

  /// Fills the shape with the foreground style.
  @_disfavoredOverload
  nonisolated public func fill(style: FillStyle) -> FillShapeView<Self, ForegroundStyle, EmptyView>
  {
    fill(ForegroundStyle(), style: style)
  }

  /// Strokes the edge with a style; half of the line is outside of the shape.
  ///
  /// Partial in `antialiased`: the argument has no effect; a browser always smooths edges.
  ///
  /// - Parameters:
  ///   - content: The style that is drawn.
  ///   - style: The style of the line: width, ends, corners and dashes.
  ///   - antialiased: Whether the edges are smoothed.
  /// - Returns: A view that draws the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the edge with a line width in points; half of the line is outside of the shape.
  ///
  /// Partial in `antialiased`: the argument has no effect; a browser always smooths edges.
  ///
  /// - Parameters:
  ///   - content: The style that is drawn.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Whether the edges are smoothed.
  /// - Returns: A view that draws the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension InsettableShape {
  /// Strokes the edge with a style; the whole line is inside of the shape.
  ///
  /// Partial in `antialiased`: the argument has no effect; a browser always smooths edges.
  ///
  /// - Parameters:
  ///   - content: The style that is drawn.
  ///   - style: The style of the line: width, ends, corners and dashes.
  ///   - antialiased: Whether the edges are smoothed.
  /// - Returns: A view that draws the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: EmptyView())
  }

  /// Strokes the edge with a line width in points; the whole line is inside of the shape.
  ///
  /// Partial in `antialiased`: the argument has no effect; a browser always smooths edges.
  ///
  /// - Parameters:
  ///   - content: The style that is drawn.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Whether the edges are smoothed.
  /// - Returns: A view that draws the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView {
  /// Fills the shape over the existing drawing.
  ///
  /// - Parameters:
  ///   - content: The style that is drawn.
  ///   - style: The rule by which the inside of the shape is found.
  /// - Returns: A view that draws the shape.
  nonisolated public func fill<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the edge with a style, over the existing drawing.
  ///
  /// Partial in `antialiased`: the argument has no effect; a browser always smooths edges.
  ///
  /// - Parameters:
  ///   - content: The style that is drawn.
  ///   - style: The style of the line: width, ends, corners and dashes.
  ///   - antialiased: Whether the edges are smoothed.
  /// - Returns: A view that draws the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes the edge with a line width in points, over the existing drawing.
  ///
  /// Partial in `antialiased`: the argument has no effect; a browser always smooths edges.
  ///
  /// - Parameters:
  ///   - content: The style that is drawn.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Whether the edges are smoothed.
  /// - Returns: A view that draws the shape.
  nonisolated public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

extension ShapeView where Content: InsettableShape {
  /// Strokes the edge inside of the shape with a style, over the existing drawing.
  ///
  /// Partial in `antialiased`: the argument has no effect; a browser always smooths edges.
  ///
  /// - Parameters:
  ///   - content: The style that is drawn.
  ///   - style: The style of the line: width, ends, corners and dashes.
  ///   - antialiased: Whether the edges are smoothed.
  /// - Returns: A view that draws the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased,
      background: self)
  }

  /// Strokes the edge inside of the shape with a line width in points, over the existing drawing.
  ///
  /// Partial in `antialiased`: the argument has no effect; a browser always smooths edges.
  ///
  /// - Parameters:
  ///   - content: The style that is drawn.
  ///   - lineWidth: The width of the line, in points.
  ///   - antialiased: Whether the edges are smoothed.
  /// - Returns: A view that draws the shape.
  nonisolated public func strokeBorder<S: ShapeStyle>(
    _ content: S = ForegroundStyle(), lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}
