public import Foundation
import StrataSwiftUIApp

/// A drawing on an image, whose origin is at the top left, or on the pages of a PDF file.
///
/// Partial: it fills and strokes paths in one color, clips, transforms, and draws images. It draws
/// no gradients, no shadows and no text; `ImageRenderer` draws views with all of them.
public final class CGContext {
  /// The properties that `saveGState()` saves and `restoreGState()` restores.
  private struct State {
    var transform: CGAffineTransform
    var fill = Paint.black
    var stroke = Paint.black
    var style = StrokeStyle(lineWidth: 1)
    var alpha = 1.0
    /// The part of each pixel that may be drawn on, from 0 to 1; `nil` if all pixels may be drawn
    /// on.
    var clip: [Float]?
  }

  /// A color as its red, green, blue and opacity, each 0…1.
  private struct Paint {
    static let black = Paint(red: 0, green: 0, blue: 0, opacity: 1)
    var red: Double
    var green: Double
    var blue: Double
    var opacity: Double
  }

  private(set) var pixels: Pixels
  /// The pages of a PDF file; `nil` for a drawing on an image.
  let pages: PDFPages?
  /// Writes the PDF file; `nil` once it is written.
  private var write: ((Data) -> Void)?
  private var state: State
  private var saved: [State] = []
  private var path = Path()

  /// Creates a drawing on an image, whose origin is at the top left.
  ///
  /// - Parameter scale: The number of pixels in a point.
  init(width: Int, height: Int, scale: CGFloat, isOpaque: Bool) {
    pixels = Pixels(width: width, height: height)
    pages = nil
    state = State(transform: CGAffineTransform(scaleX: scale, y: scale))
    if isOpaque {
      for at in stride(from: 3, to: pixels.bytes.count, by: 4) { pixels.bytes[at] = 255 }
    }
  }

  /// Creates a drawing on the pages of a PDF file.
  ///
  /// - Parameter write: Writes the whole file.
  init(pages: PDFPages, write: @escaping (Data) -> Void) {
    (self.pages, self.write) = (pages, write)
    pixels = Pixels(width: 0, height: 0)
    state = State(transform: .identity)
  }

  /// Writes the PDF file, once.
  func finishPDF() {
    guard let pages, let write else { return }
    write(pages.file())
    self.write = nil
  }

  // MARK: State

  /// Saves the colors, the stroke, the transform and the clip.
  public func saveGState() {
    saved.append(state)
    pages?.save()
  }
  /// Restores the state that was saved last. Does nothing if no state is saved.
  public func restoreGState() {
    guard let last = saved.popLast() else { return }
    state = last
    pages?.restore()
  }

  /// Sets the color with which shapes are filled.
  public func setFillColor(_ color: CGColor) { state.fill = Self.paint(color.color) }
  /// Sets the color with which lines are drawn.
  public func setStrokeColor(_ color: CGColor) { state.stroke = Self.paint(color.color) }
  /// Sets the color with which shapes are filled, by components 0…1.
  ///
  /// - Parameters:
  ///   - red: The red part, from 0 to 1.
  ///   - green: The green part, from 0 to 1.
  ///   - blue: The blue part, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.fill = Paint(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
  /// Sets the color with which lines are drawn, by components 0…1.
  ///
  /// - Parameters:
  ///   - red: The red part, from 0 to 1.
  ///   - green: The green part, from 0 to 1.
  ///   - blue: The blue part, from 0 to 1.
  ///   - alpha: The opacity, from 0 to 1.
  public func setStrokeColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
    state.stroke = Paint(
      red: Double(red), green: Double(green), blue: Double(blue), opacity: Double(alpha))
  }
  /// Sets the opacity of everything that is drawn later, 0…1.
  public func setAlpha(_ alpha: CGFloat) { state.alpha = Double(min(max(alpha, 0), 1)) }
  /// Sets the width of lines, in points.
  public func setLineWidth(_ width: CGFloat) { state.style.lineWidth = width }
  /// Sets the shape of the ends of lines.
  public func setLineCap(_ cap: CGLineCap) { state.style.lineCap = cap }
  /// Sets the shape of the corners of lines.
  ///
  /// Partial: corners are always round.
  public func setLineJoin(_ join: CGLineJoin) { state.style.lineJoin = join }

  /// Moves everything that is drawn later, by a distance in points.
  ///
  /// - Parameters:
  ///   - tx: The horizontal distance, in points.
  ///   - ty: The vertical distance, in points.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) {
    state.transform = state.transform.translatedBy(x: tx, y: ty)
  }
  /// Scales everything that is drawn later.
  ///
  /// - Parameters:
  ///   - sx: The horizontal factor.
  ///   - sy: The vertical factor.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) {
    state.transform = state.transform.scaledBy(x: sx, y: sy)
  }
  /// Turns everything that is drawn later by an angle, in radians.
  public func rotate(by angle: CGFloat) { state.transform = state.transform.rotated(by: angle) }
  /// Transforms everything that is drawn later.
  public func concatenate(_ transform: CGAffineTransform) {
    state.transform = transform.concatenating(state.transform)
  }

  // MARK: Paths

  /// Begins a new path to draw.
  public func beginPath() { path = Path() }
  /// Starts a new subpath at a point.
  public func move(to point: CGPoint) { path.move(to: point) }
  /// Adds a line from the current point.
  public func addLine(to point: CGPoint) { path.addLine(to: point) }
  /// Adds lines that join points to the current path.
  public func addLines(between points: [CGPoint]) { path.addLines(points) }
  /// Adds a rectangle to the current path.
  public func addRect(_ rect: CGRect) { path.addRect(rect) }
  /// Adds an ellipse that fills a rectangle.
  public func addEllipse(in rect: CGRect) { path.addEllipse(in: rect) }
  /// Adds a path to the current path.
  public func addPath(_ path: CGPath) { self.path.addPath(path.path) }
  /// Adds an arc of a circle. Angles are in radians. As on Apple's platforms, `clockwise` describes
  /// the direction in coordinates whose y axis points up.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle, in points.
  ///   - startAngle: The angle at which the arc begins, in radians.
  ///   - endAngle: The angle at which the arc ends, in radians.
  ///   - clockwise: `true` if the arc runs clockwise in coordinates whose y axis points up.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    path.addArc(
      center: center, radius: radius, startAngle: .radians(Double(startAngle)),
      endAngle: .radians(Double(endAngle)), clockwise: clockwise)
  }
  /// Closes the current subpath.
  public func closePath() { path.closeSubpath() }

  /// Fills the path, and begins a new one.
  public func fillPath(using rule: CGPathFillRule = .winding) {
    fill(path, rule)
    path = Path()
  }
  /// Draws the path's line, and begins a new one.
  public func strokePath() {
    stroke(path, state.style)
    path = Path()
  }
  /// Limits later drawing to the path, and begins a new one.
  public func clip(using rule: CGPathFillRule = .winding) {
    clip(path, rule)
    path = Path()
  }

  /// Fills a rectangle with the fill color.
  public func fill(_ rect: CGRect) { fill(Path(rect), .winding) }
  /// Fills an ellipse in a rectangle with the fill color.
  public func fillEllipse(in rect: CGRect) { fill(Path(ellipseIn: rect), .winding) }
  /// Draws the line of a rectangle.
  public func stroke(_ rect: CGRect) { stroke(Path(rect), state.style) }
  /// Draws the line of a rectangle in a width, in points.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - width: The width of the line, in points.
  public func stroke(_ rect: CGRect, width: CGFloat) {
    var style = state.style
    style.lineWidth = width
    stroke(Path(rect), style)
  }
  /// Draws the line of an ellipse in a rectangle.
  public func strokeEllipse(in rect: CGRect) { stroke(Path(ellipseIn: rect), state.style) }
  /// Limits later drawing to a rectangle.
  public func clip(to rect: CGRect) { clip(Path(rect), .winding) }

  /// Makes a rectangle of the drawing transparent.
  public func clear(_ rect: CGRect) {
    coverage(of: Path(rect), .winding).forEach { x, y, part in
      let at = (y * pixels.width + x) * 4 + 3
      let rest = Double(pixels.bytes[at]) * (1 - part * clipped(x, y))
      pixels.bytes[at] = UInt8(rest.rounded())
    }
  }

  // MARK: Pixels

  func fill(_ path: Path, _ rule: CGPathFillRule) { paint(path, rule, state.fill) }

  func stroke(_ path: Path, _ style: StrokeStyle) {
    paint(path.strokedPath(style), .winding, state.stroke)
  }

  func clip(_ path: Path, _ rule: CGPathFillRule) {
    if let pages {
      return pages.clip(path.applying(state.transform), isEvenOdd: rule == .evenOdd)
    }
    var mask = [Float](repeating: 0, count: pixels.width * pixels.height)
    coverage(of: path, rule).forEach { x, y, part in
      mask[y * pixels.width + x] = Float(part * clipped(x, y))
    }
    state.clip = mask
  }

  /// Draws an image whose pixels fill a rectangle, in points.
  func draw(_ image: Pixels, in rect: CGRect, alpha: Double) {
    if let pages {
      let place = CGAffineTransform(
        a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
      let opacity = alpha * state.alpha
      return pages.draw(image, place.concatenating(state.transform), alpha: opacity)
    }
    let place = CGAffineTransform(
      a: rect.width / CGFloat(image.width), b: 0, c: 0, d: rect.height / CGFloat(image.height),
      tx: rect.minX, ty: rect.minY)
    let back = place.concatenating(state.transform).inverted()
    coverage(of: Path(rect), .winding).forEach { x, y, part in
      let from = CGPoint(x: Double(x) + 0.5, y: Double(y) + 0.5).applying(back)
      let (column, row) = (
        min(max(0, Int(from.x)), image.width - 1), min(max(0, Int(from.y)), image.height - 1)
      )
      let at = (row * image.width + column) * 4
      func piece(_ index: Int) -> Double { Double(image.bytes[at + index]) / 255 }
      let paint = Paint(red: piece(0), green: piece(1), blue: piece(2), opacity: piece(3) * alpha)
      blend(paint, x, y, part)
    }
  }

  /// Returns the size, in pixels, at which something of a size in points is drawn.
  func pixelSize(of size: CGSize) -> CGSize {
    let transform = state.transform
    return CGSize(
      width: size.width * hypot(transform.a, transform.b),
      height: size.height * hypot(transform.c, transform.d))
  }

  private func paint(_ path: Path, _ rule: CGPathFillRule, _ paint: Paint) {
    if let pages {
      let color = [paint.red, paint.green, paint.blue, paint.opacity * state.alpha]
      return pages.fill(
        path.applying(state.transform), isEvenOdd: rule == .evenOdd, color)
    }
    coverage(of: path, rule).forEach { x, y, part in blend(paint, x, y, part) }
  }

  private func coverage(of path: Path, _ rule: CGPathFillRule) -> Coverage {
    Coverage(
      of: path.applying(state.transform).polylines, isEvenOdd: rule == .evenOdd,
      width: pixels.width, height: pixels.height)
  }

  private func clipped(_ x: Int, _ y: Int) -> Double {
    state.clip.map { Double($0[y * pixels.width + x]) } ?? 1
  }

  private func blend(_ paint: Paint, _ x: Int, _ y: Int, _ part: Double) {
    let above = paint.opacity * part * state.alpha * clipped(x, y)
    guard above > 0 else { return }
    let at = (y * pixels.width + x) * 4
    let below = Double(pixels.bytes[at + 3]) / 255 * (1 - above)
    let whole = above + below
    for (index, value) in [paint.red, paint.green, paint.blue].enumerated() {
      let old = Double(pixels.bytes[at + index])
      let mixed = (min(max(value, 0), 1) * 255 * above + old * below) / whole
      pixels.bytes[at + index] = UInt8(mixed.rounded())
    }
    pixels.bytes[at + 3] = UInt8((min(1, whole) * 255).rounded())
  }

  private static func paint(_ color: Color) -> Paint {
    let parts = color.resolve(in: EnvironmentValues())
    return Paint(
      red: Double(parts.red), green: Double(parts.green), blue: Double(parts.blue),
      opacity: Double(parts.opacity))
  }
}
