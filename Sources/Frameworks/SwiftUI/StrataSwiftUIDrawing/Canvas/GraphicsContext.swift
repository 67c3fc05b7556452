public import Foundation
import StrataRendering
public import SwiftUICore

/// What a canvas is drawn with. A copy draws on the same picture, with settings of its own.
///
///     var faded = context
///     faded.opacity = 0.5
///     faded.fill(Path(rect), with: .color(.blue))
///
/// The picture is an SVG, made on the server: what needs pixels or the size of words is not there.
public struct GraphicsContext {
  /// What has been drawn so far.
  final class Sheet {
    var figures: [Figure] = []
  }

  private(set) var sheet = Sheet()
  let size: CGSize
  /// How opaque what is drawn from here on is.
  public var opacity = 1.0
  /// How what is drawn and what is behind it become one.
  public var blendMode = BlendMode.normal
  /// Where what is drawn stands.
  public var transform = CGAffineTransform.identity
  /// What the canvas inherits.
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

  public mutating func translateBy(x: CGFloat, y: CGFloat) {
    transform = transform.translatedBy(x: x, y: y)
  }

  public mutating func scaleBy(x: CGFloat, y: CGFloat) {
    transform = transform.scaledBy(x: x, y: y)
  }

  public mutating func rotate(by angle: Angle) {
    transform = transform.rotated(by: CGFloat(angle.radians))
  }

  /// Puts another change of place before the one there is.
  public mutating func concatenate(_ matrix: CGAffineTransform) {
    transform = matrix.concatenating(transform)
  }

  /// Changes the colours of what is drawn from here on.
  ///
  /// Partial in `options`: there is nothing to choose; colours are mixed as the browser mixes them.
  public mutating func addFilter(_ filter: Filter, options: FilterOptions = FilterOptions()) {
    filters.append(filter.rendered)
  }

  /// Draws only within a path from here on.
  ///
  /// Partial in `options`: what is drawn is never kept outside of it.
  public mutating func clip(
    to path: Path, style: FillStyle = FillStyle(), options: ClipOptions = ClipOptions()
  ) {
    clips.append(
      Figure.Clip(path.steps, isEvenOdd: style.isEOFilled, transform: transform.numbers))
    clipBox = clipBox.intersection(path.applying(transform).boundingRect)
  }

  /// The box around what may be drawn in.
  public var clipBoundingRect: CGRect { clipBox.applying(transform.inverted()) }

  // MARK: Drawing

  /// Fills a path.
  public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
    draw(.fill(outline(path), paint(shading), isEvenOdd: style.isEOFilled))
  }

  /// Draws along a path.
  public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
    draw(.stroke(outline(path), paint(shading), style.line))
  }

  /// Draws along a path.
  public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
    stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
  }

  /// Draws on a sheet of its own that is then laid on the picture as a whole, with the opacity, the
  /// blending, the filters and the clips that hold here.
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

  /// A text as it is drawn here.
  ///
  /// Partial: a text of several looks is drawn in that of its first part.
  public func resolve(_ text: Text) -> ResolvedText {
    let environment = environment
    // A canvas is drawn on the main actor, by a function that does not say so; the text stays there.
    let text = text
    return MainActor.assumeIsolated {
      let style = text.runs(in: environment).first?.style ?? TextStyle()
      let paint = (style.paint ?? environment.foreground)?._paint(in: environment)
      return ResolvedText(
        words: text.resolved(in: environment), style: style.rules(in: environment),
        shading: Shading(.paint(paint ?? .named("primary"))))
    }
  }

  /// Draws a text at a point.
  ///
  /// Partial: of the anchor the third of the text counts that it lies in; a text has one line.
  public func draw(_ text: ResolvedText, at point: CGPoint, anchor: UnitPoint = .center) {
    draw(
      .text(
        Figure.Label(
          text.words, style: text.style, paint: paint(text.shading), at: point.place,
          anchor: anchor.place)))
  }

  /// Draws a text at a point.
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
