import Foundation
import StrataAssets
import StrataRendering
import StrataSwiftUIDrawing

extension Painter {
  /// Paints the lines of a text.
  mutating func paintText(_ node: LayoutNode, _ palette: Palette, _ transform: CGAffineTransform) {
    guard let text = node.text else { return }
    if fonts.entries.isEmpty {
      AssetLog.say("ImageRenderer draws no text: this machine has no fonts (TrueType or OpenType).")
    }
    paint(text, in: node.contentFrame, node.lettering.align, palette, transform)
  }

  /// Paints the lines of a text in a box.
  mutating func paint(
    _ text: TextBlock, in box: CGRect, _ align: StyleRule.Alignment, _ palette: Palette,
    _ transform: CGAffineTransform
  ) {
    let lines = text.lines(width: Double(box.width), height: Double(box.height))
    let widest = lines.map(\.width).max() ?? 0
    let left = Double(box.minX) + max(0, (Double(box.width) - widest)) / 2
    var baseline = Double(box.minY) + text.baseline(fonts: fonts)
    for line in lines {
      let start = left + align.share * (widest - line.width)
      paint(line, of: text, at: CGPoint(x: start, y: baseline), box, palette, transform)
      baseline += text.lineHeight
    }
  }

  /// Paints a line: the glyphs of each run, and the lines under or through it.
  private mutating func paint(
    _ line: TextBlock.Line, of text: TextBlock, at start: CGPoint, _ box: CGRect,
    _ palette: Palette, _ transform: CGAffineTransform
  ) {
    var x = Double(start.x)
    var items = line.items
    while let first = items.first {
      let run = items.prefix { $0.style == first.style }
      items = items.dropFirst(run.count)
      let lettering = text.letterings[first.style]
      let width = run.reduce(0) { $0 + $1.width }
      let corner = CGPoint(x: x, y: Double(start.y) - lettering.baselineOffset)
      var path = Path()
      for item in run {
        add(item, lettering, at: CGPoint(x: x, y: corner.y), &path, palette, transform)
        x += item.width
      }
      path.addPath(Self.rules(lettering, at: corner, width: width))
      fill(path, lettering.paint, box, transform, palette, isArea: false)
    }
  }

  private mutating func add(
    _ item: TextBlock.Item, _ lettering: Lettering, at point: CGPoint, _ path: inout Path,
    _ palette: Palette, _ transform: CGAffineTransform
  ) {
    switch item.content {
    case .glyph(let font, let glyph):
      let scale = lettering.size / font.unitsPerEm
      path.addPath(
        font.outline(glyph),
        transform: CGAffineTransform(
          a: scale, b: 0, c: 0, d: -scale, tx: point.x, ty: point.y))
    case .symbol(let name):
      let side = lettering.size
      draw(
        symbol: name, in: CGRect(x: point.x, y: point.y - side * 0.875, width: side, height: side),
        lettering.paint, nil, palette, transform)
    case .nothing:
      guard !item.isSpace, !fonts.entries.isEmpty, !item.breaksLine else { return }
      AssetLog.say("No font of this machine has the character \(item.scalar), so it is not drawn.")
    }
  }

  private static func rules(_ lettering: Lettering, at start: CGPoint, width: Double) -> Path {
    var path = Path()
    let thickness = max(0.5, lettering.size / 16)
    if lettering.isUnderlined {
      path.addRect(
        CGRect(x: start.x, y: start.y + lettering.size * 0.1, width: width, height: thickness))
    }
    if lettering.isStruck {
      path.addRect(
        CGRect(x: start.x, y: start.y - lettering.size * 0.3, width: width, height: thickness))
    }
    return path
  }
}
