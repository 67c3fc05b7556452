import Foundation
import StrataAssets
import StrataRendering
import StrataSwiftUIDrawing
import StrataSymbols

extension Painter {
  /// Paints what the element draws itself.
  mutating func paintContent(
    _ node: LayoutNode, _ palette: Palette, _ transform: CGAffineTransform
  ) {
    let element = node.element
    let inside = node.contentFrame
    if node.text != nil { return paintText(node, palette, transform) }
    if case .picture(let cut)? = element.pictureRule {
      return paint(cut, in: inside, node, palette, transform)
    }
    switch element.kind {
    case .symbol: paintSymbol(node, palette, transform)
    case .picture: paintPicture(node, transform)
    case .divider: fill(Path(node.frame), .named("line"), node.frame, transform, palette)
    case .shape: for figure in element.drawing { paint(figure, in: node.frame, palette, transform) }
    default: if !element.isDrawable { paintPlaceholder(node, transform) }
    }
  }

  // MARK: Symbols

  private mutating func paintSymbol(
    _ node: LayoutNode, _ palette: Palette, _ transform: CGAffineTransform
  ) {
    var paints: [Paint]?
    for case .symbolPalette(let found) in node.element.style { paints = found }
    draw(
      symbol: node.element[.symbol] ?? "", in: node.contentFrame, node.lettering.paint, paints,
      palette,
      transform)
  }

  /// Draws a symbol in the middle of a box.
  ///
  /// - Parameters:
  ///   - names: The names, the best first, or the drawing of an app's symbol.
  ///   - box: The box.
  ///   - paint: The color.
  ///   - layers: The colors of the symbol's layers; `nil` if all have one color.
  mutating func draw(
    symbol names: String, in box: CGRect, _ paint: Paint, _ layers: [Paint]? = nil,
    _ palette: Palette, _ transform: CGAffineTransform
  ) {
    guard let picture = Self.symbol(names, isLayered: layers != nil) else { return }
    let side = min(box.width, box.height)
    let place = CGAffineTransform(
      a: side / 16, b: 0, c: 0, d: side / 16, tx: box.midX - side / 2, ty: box.midY - side / 2)
    for shape in picture.shapes {
      let own = layers.map { $0[min(shape.layer, $0.count - 1)] } ?? paint
      fill(
        shape.path.applying(place), own, box, transform, palette, isEvenOdd: shape.isEvenOdd,
        isArea: false)
    }
  }

  private static func symbol(_ names: String, isLayered: Bool) -> VectorPicture? {
    if names.hasPrefix("@") { return VectorPicture(drawing: names) }
    let names = names.split(separator: " ").map(String.init)
    guard let name = names.first(where: Symbols.contains) ?? names.last else { return nil }
    let layered = isLayered ? Symbols.layered(named: name)?.markup : nil
    return VectorPicture(markup: layered ?? Symbols.svg(named: name).markup)
  }

  // MARK: Pictures

  private mutating func paintPicture(_ node: LayoutNode, _ transform: CGAffineTransform) {
    guard let bitmap = decoded(node.element.bestSource, node.contentFrame, transform) else {
      return
    }
    let isSmooth = !node.element.hasRule(.pixelated)
    let shade = PictureShade(bitmap, in: node.contentFrame, transform, isSmooth: isSmooth)
    canvas.paint(raster(Path(node.contentFrame), transform), .picture(shade))
  }

  /// Returns a picture in about the size at which it is drawn.
  private func decoded(
    _ address: String?, _ box: CGRect, _ transform: CGAffineTransform
  ) -> Bitmap? {
    guard let address else { return nil }
    let width = Double(box.width) * Double(hypot(transform.a, transform.b))
    let height = Double(box.height) * Double(hypot(transform.c, transform.d))
    guard (0.5...16_384).contains(width), (0.5...16_384).contains(height) else { return nil }
    let made = pictures(address, Int(width.rounded(.up)), Int(height.rounded(.up)))
    if made == nil { AssetLog.say("ImageRenderer cannot draw the picture at \(address).") }
    return made
  }

  /// Paints a picture as a template or in tiles. Cap insets are stretched with the rest.
  private mutating func paint(
    _ cut: PictureCut, in frame: CGRect, _ node: LayoutNode, _ palette: Palette,
    _ transform: CGAffineTransform
  ) {
    var box = frame
    var tint: SIMD4<Float>?
    var repeats = false
    switch cut.kind {
    case .stencil: tint = palette.color(node.lettering.paint, isArea: false)
    case .pieces(let isTiled):
      repeats = isTiled
      if isTiled, let width = cut.width, let height = cut.height {
        box = CGRect(x: frame.minX, y: frame.minY, width: width, height: height)
      }
    }
    guard let bitmap = decoded(cut.source, box, transform) else { return }
    let shade = PictureShade(bitmap, in: box, transform, repeats: repeats, tint: tint)
    canvas.paint(raster(Path(frame), transform), .picture(shade))
  }

  // MARK: What cannot be drawn

  /// Paints a yellow box with a red sign, and says once what it stands for.
  private mutating func paintPlaceholder(_ node: LayoutNode, _ transform: CGAffineTransform) {
    AssetLog.say(
      "ImageRenderer draws a placeholder for a view of the kind \(node.element.kind): only views "
        + "that SwiftUI draws itself are rendered.")
    let palette = Palette(isDark: false)
    let frame = node.frame
    fill(Path(frame), .named("yellow"), frame, transform, palette)
    let side = min(frame.width, frame.height, 40) * 0.7
    let box = CGRect(
      x: frame.midX - side / 2, y: frame.midY - side / 2, width: side, height: side)
    var sign = Path(ellipseIn: box.insetBy(dx: side * 0.08, dy: side * 0.08))
    let reach = side * 0.42 * 0.7071
    sign.move(to: CGPoint(x: frame.midX - reach, y: frame.midY - reach))
    sign.addLine(to: CGPoint(x: frame.midX + reach, y: frame.midY + reach))
    let line = sign.strokedPath(StrokeStyle(lineWidth: side * 0.14))
    fill(line, .named("red"), box, transform, palette)
  }
}

extension LayoutNode {
  /// The frame without the padding.
  var contentFrame: CGRect {
    let insets = element.insets
    return CGRect(
      x: frame.minX + insets.leading, y: frame.minY + insets.top,
      width: max(0, frame.width - insets.leading - insets.trailing),
      height: max(0, frame.height - insets.top - insets.bottom))
  }
}

extension Element {
  /// The address of the picture's file with the most pixels.
  fileprivate var bestSource: String? {
    guard let list = self[.sources] else { return self[.source] }
    func density(_ entry: Substring) -> Double {
      entry.split(separator: " ").last.flatMap { Double($0.dropLast()) } ?? 1
    }
    let entries = list.split(separator: ",").map { $0.drop { $0 == " " } }
    return entries.max { density($0) < density($1) }?.split(separator: " ").first.map(String.init)
      ?? self[.source]
  }
}
