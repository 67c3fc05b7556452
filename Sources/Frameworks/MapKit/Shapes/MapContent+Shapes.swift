public import SwiftUI

extension MapContent {
  /// Sets the style with which circles and polygons are filled.
  ///
  /// Partial: of a gradient only the first color is drawn, and no shadow or blend mode.
  public func foregroundStyle(_ content: some ShapeStyle) -> some MapContent {
    ChangedMapContent { AnyView(_shown.environment(\.mapFill, AnyShapeStyle(content))) }
  }

  /// Draws lines, and the edges of circles and polygons.
  ///
  /// Partial: of a gradient only the first color is drawn, and no shadow or blend mode.
  ///
  /// - Parameters:
  ///   - content: The style of the stroke.
  ///   - lineWidth: The width of the stroke, in points.
  public func stroke(_ content: some ShapeStyle, lineWidth: CGFloat = 1) -> some MapContent {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws lines, and the edges of circles and polygons.
  ///
  /// Partial: of a gradient only the first color is drawn, and no shadow or blend mode.
  ///
  /// - Parameters:
  ///   - content: The style of the stroke.
  ///   - style: The width, ends, corners and dashes of the stroke.
  public func stroke(_ content: some ShapeStyle, style: StrokeStyle) -> some MapContent {
    let shown = strokeStyle(style: style)
    return ChangedMapContent {
      AnyView(shown._shown.environment(\.mapStroke, AnyShapeStyle(content)))
    }
  }

  /// Sets the width of lines, and of the edges of circles and polygons, in points.
  public func stroke(lineWidth: CGFloat) -> some MapContent {
    strokeStyle(style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Sets the width, ends, corners and dashes of lines, and of the edges of circles and polygons.
  public func strokeStyle(style: StrokeStyle) -> some MapContent {
    ChangedMapContent { AnyView(_shown.environment(\.mapStrokeStyle, style)) }
  }

  /// Sets the map features that shapes cover.
  ///
  /// Accepted: it has no effect, since the map has no labels.
  public func mapOverlayLevel(level: MKOverlayLevel) -> some MapContent { self }
}

extension EnvironmentValues {
  private struct Fill: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
  private struct Stroke: EnvironmentKey {
    static var defaultValue: AnyShapeStyle? { nil }
  }
  private struct Line: EnvironmentKey {
    static var defaultValue: StrokeStyle? { nil }
  }

  var mapFill: AnyShapeStyle? {
    get { self[Fill.self] }
    set { self[Fill.self] = newValue }
  }

  var mapStroke: AnyShapeStyle? {
    get { self[Stroke.self] }
    set { self[Stroke.self] = newValue }
  }

  var mapStrokeStyle: StrokeStyle? {
    get { self[Line.self] }
    set { self[Line.self] = newValue }
  }
}
