import Foundation
import StrataAssets
import StrataRendering
import StrataSwiftUIDrawing

/// Paints elements that have been placed.
struct Painter {
  var canvas: Bitmap
  let pictures: PictureSource
  let fonts: FontCatalog

  /// Paints an element and its descendants.
  mutating func paint(_ node: LayoutNode, _ outer: CGAffineTransform) {
    let look = ElementLook(node)
    guard !look.isHidden else { return }
    let transform = look.transform(around: node.frame).concatenating(outer)
    guard look.needsLayer else { return paintPlainly(node, look, transform) }
    let behind = canvas
    canvas = Bitmap(width: behind.width, height: behind.height)
    paintPlainly(node, look, transform)
    var layer = canvas
    finish(&layer, node, look, transform)
    canvas = behind
    canvas.add(layer, opacity: look.opacity, blend: Blending(mode: look.blend))
  }

  /// Paints the element's background, its drawing and its children.
  private mutating func paintPlainly(
    _ node: LayoutNode, _ look: ElementLook, _ transform: CGAffineTransform
  ) {
    let palette = Palette(isDark: node.isDark)
    if let paint = look.background {
      fill(look.surface.path(in: node.frame), paint, node.frame, transform, palette)
    }
    paintContent(node, palette, transform)
    guard node.text == nil else { return }
    if node.element.has("cut") { return paintMasked(node, transform) }
    for child in node.children.inDrawingOrder { paint(child, transform) }
  }

  /// Applies what happens to the whole layer: clips, filters, a mask and a shadow.
  private func finish(
    _ layer: inout Bitmap, _ node: LayoutNode, _ look: ElementLook, _ transform: CGAffineTransform
  ) {
    for clip in look.clips {
      layer.keep(raster(clip.outline.path(in: node.frame), transform, isEvenOdd: clip.isEvenOdd))
    }
    let palette = Palette(isDark: node.isDark)
    let scale = Double(hypot(transform.a, transform.b))
    for filter in look.filters { layer.apply(filter, scale: scale, palette) }
    guard let mask = look.mask else { return }
    var shape = Bitmap(width: layer.width, height: layer.height)
    shape.paint(
      raster(Path(node.frame), transform), palette.shade(mask, in: node.frame, transform))
    layer.keep(shape)
  }

  /// Paints the first child where the second one is opaque.
  private mutating func paintMasked(_ node: LayoutNode, _ transform: CGAffineTransform) {
    guard let base = node.children.first, let mask = node.children.dropFirst().first else { return }
    let behind = canvas
    func painted(_ child: LayoutNode) -> Bitmap {
      var painter = self
      painter.canvas = Bitmap(width: behind.width, height: behind.height)
      painter.paint(child, transform)
      return painter.canvas
    }
    var layer = painted(base)
    layer.keep(painted(mask))
    canvas.add(layer)
  }

  // MARK: Paths

  func raster(
    _ path: Path, _ transform: CGAffineTransform, isEvenOdd: Bool = false
  ) -> Raster {
    Raster(path.applying(transform).polylines, isEvenOdd: isEvenOdd, within: canvas.bounds)
  }

  /// Fills a path with a paint whose gradient fills a box.
  mutating func fill(
    _ path: Path, _ paint: Paint, _ box: CGRect, _ transform: CGAffineTransform, _ palette: Palette,
    isEvenOdd: Bool = false, isArea: Bool = true
  ) {
    canvas.paint(
      raster(path, transform, isEvenOdd: isEvenOdd),
      palette.shade(paint, in: box, transform, isArea: isArea))
  }
}

extension [LayoutNode] {
  /// The nodes from back to front: those with a lower order first, else as they are written.
  fileprivate var inDrawingOrder: [LayoutNode] {
    let orders = map { node -> Double in
      for case .layer(let order) in node.element.style { return order }
      return 0
    }
    guard orders.contains(where: { $0 != 0 }) else { return self }
    return indices.sorted { (orders[$0], $0) < (orders[$1], $1) }.map { self[$0] }
  }
}
