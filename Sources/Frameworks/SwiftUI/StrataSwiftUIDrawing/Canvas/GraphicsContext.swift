public import Foundation
import StrataRendering
public import SwiftUICore

/// A drawing context of a canvas. A copy draws into the same canvas with separate settings.
///
///     var faded = context
///     faded.opacity = 0.5
///     faded.fill(Path(rect), with: .color(.blue))
///
/// The drawing is an SVG image that the server creates, so operations that need pixels or the size
/// of text are not available.
public struct GraphicsContext {
  /// The figures that were drawn so far.
  final class Sheet {
    var figures: [Figure] = []
  }

  private(set) var sheet = Sheet()
  let size: CGSize
  /// The opacity of subsequent drawing.
  public var opacity = 1.0
  /// The way in which subsequent drawing is blended with the content behind it.
  public var blendMode = BlendMode.normal
  /// The transform of subsequent drawing.
  public var transform = CGAffineTransform.identity
  /// The environment of the canvas.
  public let environment: EnvironmentValues
  private var filters: [StrataRendering.Filter] = []
  private var clips: [Figure.Clip] = []
  private(set) var clipBox: CGRect

  init(size: CGSize, environment: EnvironmentValues) {
    self.size = size
    self.environment = environment
    clipBox = CGRect(origin: .zero, size: size)
  }

  // MARK: Settings

  /// Moves subsequent drawing by a distance in points.
  ///
  /// - Parameters:
  ///   - x: The horizontal distance, in points.
  ///   - y: The vertical distance, in points.
  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  /// Scales subsequent drawing by a factor for each direction.
  ///
  /// - Parameters:
  ///   - x: The horizontal factor.
  ///   - y: The vertical factor.
  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  /// Rotates subsequent drawing around the origin.
  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Applies a transform before the current one.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Adds a filter to subsequent drawing.
  ///
  /// Partial in `options`: the argument has no effect; the browser chooses how colors are mixed.
  ///
  /// - Parameters:
  ///   - filter: The filter to apply to later drawing.
  ///   - options: The options, which have no effect.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.rendered)
  }

  /// Clips subsequent drawing to a path.
  ///
  /// Partial in `options`: the argument has no effect; a clip cannot be inverted.
  ///
  /// - Parameters:
  ///   - path: The path that limits the drawing.
  ///   - style: The rule by which the inside of the shape is found.
  ///   - options: The options, which have no effect.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      Figure.Clip(path.steps, isEvenOdd: style.isEOFilled, transform: transform.numbers))
    clipBox = clipBox.intersection(path.applying(transform).boundingRect)
  }

  /// The bounding rectangle of the clips, in the current coordinate system.
  public var clipBoundingRect: CGRect { clipBox.applying(transform.inverted()) }

  // MARK: Drawing

  /// Fills a path with a color or other shading.
  ///
  /// - Parameters:
  ///   - path: The path to fill.
  ///   - shading: The color or pattern.
  ///   - style: The rule by which the inside of the shape is found.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(.fill(outline(path), paint(shading), isEvenOdd: style.isEOFilled))
  }

  /// Strokes a path with a style.
  ///
  /// - Parameters:
  ///   - path: The path to stroke.
  ///   - shading: The color or pattern.
  ///   - style: The style of the line: width, ends, corners and dashes.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(.stroke(outline(path), paint(shading), style.line))
  }

  /// Strokes a path with a line width in points.
  ///
  /// - Parameters:
  ///   - path: The path to stroke.
  ///   - shading: The color or pattern.
  ///   - lineWidth: The width of the line, in points.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws into a separate layer, which is then drawn as a whole with the current opacity, blend
  /// mode, filters and clips.
  ///
  ///     context.opacity = 0.5
  ///     context.drawLayer { layer in
  ///       layer.fill(left, with: .color(.red))
  ///       layer.fill(right, with: .color(.red))  // where both lie, no darker
  ///     }
  ///
  /// Same as Apple's.
  public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
    var layer = self
    layer.sheet = Sheet()
    (layer.opacity, layer.blendMode) = (1, .normal)
    (layer.filters, layer.clips) = ([], [])
    try content(&layer)
    guard !layer.sheet.figures.isEmpty else { return }
    sheet.figures.append(
      Figure(
        .group(layer.sheet.figures), opacity: opacity, blend: blendMode.rendered,
        filters: filters, clips: clips))
  }

  // MARK: Words

  /// Prepares a text for drawing.
  ///
  /// Partial: a text with several styles is drawn in the style of its first part.
  public func resolve(_ text: Text) -> ResolvedText {
    let environment = environment
    // A canvas is drawn on the main actor, but the closure's type does not state it.
    let text = text
    return MainActor.assumeIsolated {
      let style = text.runs(in: environment).first?.style ?? TextStyle()
      let paint = (style.paint ?? environment.foreground)?._paint(in: environment)
      return ResolvedText(
        words: text.resolved(in: environment), style: style.rules(in: environment),
        shading: Shading(.paint(paint ?? .named("primary"))))
    }
  }

  /// Draws a prepared text at a point.
  ///
  /// Partial: the text has one line; its anchor is rounded to the start, middle or end in each
  /// direction.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The point at which the text's anchor is placed.
  ///   - anchor: The point of the drawing that is at the position, relative to its size.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      .text(
        Figure.Label(
          text.words, style: text.style, paint: paint(text.shading), at: point.place,
          anchor: anchor.place)))
  }

  /// Draws a text with its anchor at a point.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - point: The point at which the anchor is placed.
  ///   - anchor: The point of the drawing that is at the position, relative to its size.
  public func draw(_ text: Text, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(resolve(text), at: point, anchor: anchor)
  }

  private func draw(_ content: Figure.Content) {
    sheet.figures.append(
      Figure(
        content, transform: transform.numbers, opacity: opacity, blend: blendMode.rendered,
        filters: filters, clips: clips))
  }

  private func outline(_ path: Path) -> Outline {
    let size = StrataRendering.Point(Double(size.width), Double(size.height))
    return Outline(.path(path.steps, size: size, isGuess: false, keepsAspect: false))
  }

  private func paint(_ shading: Shading) -> Paint {
    shading.paint(in: environment, size: size)
  }
}
