import Foundation
import SwiftUI

/// A view at a mark: an annotation beside it, or a symbol on it.
struct PlacedView: View {
  /// The largest width in points that an annotation can have.
  private static let most = 240.0
  let placement: Placement
  let direction: LayoutDirection

  var body: some View {
    let (place, alignment) = anchor
    content
      .environment(\.layoutDirection, direction)
      .frame(width: Self.most, height: 0, alignment: alignment)
      .offset(x: place.x - shift(alignment), y: place.y)
  }

  private var content: AnyView {
    if let annotation = placement.annotation {
      let box = placement.box
      return annotation.content(
        AnnotationContext(targetSize: CGSize(width: box.width, height: box.height)))
    }
    if case .view(let make)? = placement.symbol { return make() }
    return AnyView(EmptyView())
  }

  private func shift(_ alignment: Alignment) -> Double {
    switch alignment.horizontal {
    case .leading: 0
    case .trailing: Self.most
    default: Self.most / 2
    }
  }

  /// The point of the plot that the view touches, and the corner, edge or center of the view that
  /// touches it.
  private var anchor: (CGPoint, Alignment) {
    let box = placement.box
    guard let annotation = placement.annotation else {
      return (CGPoint(x: box.middle.x, y: box.middle.y), .center)
    }
    let gap = annotation.spacing
    let kind = annotation.position.kind
    let isTurned = direction == .rightToLeft
    func point(_ x: Double, _ y: Double) -> CGPoint { CGPoint(x: x, y: y) }
    let (along, horizontal) = edge(annotation.alignment.horizontal)
    switch kind {
    case .overlay: return (point(box.middle.x, box.middle.y), .center)
    case .automatic, .top:
      return (point(along, box.top - gap), Alignment(horizontal: horizontal, vertical: .bottom))
    case .bottom:
      return (point(along, box.bottom + gap), Alignment(horizontal: horizontal, vertical: .top))
    case .leading: return beside(isTurned, annotation)
    case .trailing: return beside(!isTurned, annotation)
    case .topLeading: return side(isTurned, box.top - gap, .bottom)
    case .topTrailing: return side(!isTurned, box.top - gap, .bottom)
    case .bottomLeading: return side(isTurned, box.bottom + gap, .top)
    case .bottomTrailing: return side(!isTurned, box.bottom + gap, .top)
    }
  }

  /// Returns a point on the top or the bottom edge of the mark, and the side of the view that
  /// touches it.
  private func edge(_ alignment: HorizontalAlignment) -> (Double, HorizontalAlignment) {
    let isTurned = direction == .rightToLeft
    if alignment == (isTurned ? .trailing : .leading) { return (placement.box.left, .leading) }
    if alignment == (isTurned ? .leading : .trailing) { return (placement.box.right, .trailing) }
    return (placement.box.middle.x, .center)
  }

  /// Returns a point beside the right or the left edge of the mark, at the height of the alignment,
  /// and the part of the view that touches it.
  private func beside(_ isRight: Bool, _ annotation: MarkAnnotation) -> (CGPoint, Alignment) {
    let box = placement.box
    let gap = annotation.spacing
    return switch annotation.alignment.vertical {
    case .top: side(isRight, box.top, .top, gap: gap)
    case .bottom: side(isRight, box.bottom, .bottom, gap: gap)
    default: side(isRight, box.middle.y, .center, gap: gap)
    }
  }

  /// Returns a point at the right or the left edge of the mark, and the part of the view that
  /// touches it.
  private func side(
    _ isRight: Bool, _ y: Double, _ vertical: VerticalAlignment, gap: Double = 0
  ) -> (CGPoint, Alignment) {
    let x = isRight ? placement.box.right + gap : placement.box.left - gap
    return (
      CGPoint(x: x, y: y), Alignment(horizontal: isRight ? .leading : .trailing, vertical: vertical)
    )
  }
}
