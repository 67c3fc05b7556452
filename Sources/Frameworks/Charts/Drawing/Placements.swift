import Foundation
import StrataRendering

/// A view at a mark: an annotation, or a view that is the mark's symbol.
package struct Placement {
  package var box: MarkBox
  package var annotation: MarkAnnotation?
  package var symbol: MarkSymbol?
}

extension PlotModel {
  /// Returns the views at the marks of a plot of a size.
  package func placements(width: Double, height: Double) -> [Placement] {
    let placing = MarkPlacing(self, space(width: width, height: height))
    return items.flatMap { item -> [Placement] in
      let look = item.mark.look
      var isView = false
      if case .view = look.symbol { isView = item.mark.kind != .bar }
      guard isView || !look.annotations.isEmpty, let box = box(item, placing) else { return [] }
      let symbol = isView ? [Placement(box: box, symbol: look.symbol)] : []
      return symbol + look.annotations.map { Placement(box: box, annotation: $0) }
    }
  }

  private func box(_ item: PlotItem, _ placing: MarkPlacing) -> MarkBox? {
    switch item.mark.kind {
    case .bar, .rectangle: return placing.box(item)
    case .rule:
      guard let x = placing.ends(item.x, isX: true), let y = placing.ends(item.y, isX: false) else {
        return nil
      }
      let offset = item.mark.look.offset
      return MarkBox(
        left: min(x.0, x.1) + offset.width, top: min(y.0, y.1) + offset.height,
        right: max(x.0, x.1) + offset.width, bottom: max(y.0, y.1) + offset.height)
    case .area:
      guard let x = placing.ends(item.x, isX: true), let y = placing.ends(item.y, isX: false) else {
        return nil
      }
      return MarkBox(left: x.1, top: y.1, right: x.1, bottom: y.1)
    default:
      return placing.point(item).map { MarkBox(left: $0.x, top: $0.y, right: $0.x, bottom: $0.y) }
    }
  }
}

extension Sectors {
  /// Returns the annotations of the sectors of a plot of a size.
  package func placements(width: Double, height: Double) -> [Placement] {
    slices.flatMap { slice in
      let point = middle(slice, width: width, height: height)
      let box = MarkBox(left: point.x, top: point.y, right: point.x, bottom: point.y)
      return slice.mark.look.annotations.map { annotation in
        var annotation = annotation
        if annotation.position == .automatic { annotation.position = .overlay }
        return Placement(box: box, annotation: annotation)
      }
    }
  }
}
