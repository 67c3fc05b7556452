import Foundation
import StrataRendering
import StrataSwiftUIDrawing

extension Painter {
  /// Paints a drawing of a shape or of a canvas.
  mutating func paint(
    _ figure: Figure, in box: CGRect, _ palette: Palette, _ outer: CGAffineTransform
  ) {
    let isPlain =
      figure.opacity == 1 && figure.blend == .normal && figure.filters.isEmpty
      && figure.clips.isEmpty
    let transform = Self.transform(figure.transform, in: box).concatenating(outer)
    guard !isPlain else { return paint(figure.content, in: box, palette, transform) }
    let behind = canvas
    canvas = Bitmap(width: behind.width, height: behind.height)
    paint(figure.content, in: box, palette, transform)
    var layer = canvas
    canvas = behind
    let scale = Double(hypot(outer.a, outer.b))
    for filter in figure.filters { layer.apply(filter, scale: scale, palette) }
    for clip in figure.clips {
      let place = Self.transform(clip.transform, in: box)
      let path = Path(clip.steps).applying(
        CGAffineTransform(translationX: box.minX, y: box.minY).concatenating(place))
      layer.keep(raster(path, outer, isEvenOdd: clip.isEvenOdd))
    }
    canvas.add(layer, opacity: figure.opacity, blend: Blending(mode: figure.blend))
  }

  /// Returns a transform whose numbers are about the top left corner of a box.
  private static func transform(_ numbers: [Double]?, in box: CGRect) -> CGAffineTransform {
    guard let n = numbers, n.count == 6 else { return .identity }
    return CGAffineTransform(translationX: -box.minX, y: -box.minY)
      .concatenating(
        CGAffineTransform(a: n[0], b: n[1], c: n[2], d: n[3], tx: n[4], ty: n[5])
      )
      .concatenating(CGAffineTransform(translationX: box.minX, y: box.minY))
  }

  private mutating func paint(
    _ content: Figure.Content, in box: CGRect, _ palette: Palette, _ transform: CGAffineTransform
  ) {
    switch content {
    case .fill(let outline, let paint, let isEvenOdd):
      fill(outline.path(in: box), paint, box, transform, palette, isEvenOdd: isEvenOdd)
    case .stroke(let outline, let paint, let line):
      let path = outline.path(in: box).dashed(line.dash, phase: line.dashPhase)
      fill(path.strokedPath(line.style), paint, box, transform, palette, isArea: false)
    case .text(let label): paint(label, in: box, palette, transform)
    case .group(let figures): for figure in figures { paint(figure, in: box, palette, transform) }
    }
  }

  private mutating func paint(
    _ label: Figure.Label, in box: CGRect, _ palette: Palette, _ transform: CGAffineTransform
  ) {
    var lettering = Lettering().applying(label.style)
    lettering.paint = label.paint
    let text = TextBlock(
      [TextBlock.Run(words: label.text, lettering: lettering)], whole: lettering, fonts: fonts)
    let size = text.size(width: nil, height: nil)
    let corner = CGPoint(
      x: box.minX + label.point.x - label.anchor.x * size.width,
      y: box.minY + label.point.y - label.anchor.y * size.height)
    paint(text, in: CGRect(origin: corner, size: size), .start, palette, transform)
  }
}

extension StrokeLine {
  /// The same style in SwiftUI's type.
  fileprivate var style: StrokeStyle {
    var style = StrokeStyle(lineWidth: width)
    style.lineCap = cap == .round ? .round : cap == .square ? .square : .butt
    return style
  }
}
