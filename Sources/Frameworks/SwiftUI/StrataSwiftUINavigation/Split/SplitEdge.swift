import Foundation
import StrataRendering
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// The edge of a column that the user may drag. It is a range input whose thumb is on the edge, so
/// that the arrow keys and screen readers can move it too. The edge of an inspector is at its leading
/// side; there the range is mirrored, so that the column becomes wider towards its leading edge.
struct SplitEdge: View {
  var model: SplitModel
  var column: NavigationSplitViewColumn
  @Environment(\.locale) private var locale

  var body: some View {
    if let limits = model.limits(of: column), let width = model.width(of: column) {
      SplitEdgeElement(
        limits: limits, width: width, isLeading: column == .inspector,
        name: FrameworkWords(locale)[.resize]
      ) {
        model.drag(column, to: $0)
      }
    }
  }
}

private struct SplitEdgeElement: View {
  typealias Body = Never
  /// The width of the range's thumb in points, which must be the same as in the style sheet. At the
  /// ends of the range the center of the thumb is half of its width away from the ends.
  private static let thumb = 16.0

  var limits: ClosedRange<Double>
  var width: Double
  /// A Boolean value that indicates whether the edge is at the leading side of its column.
  var isLeading: Bool
  var name: String
  var drag: @MainActor (Double) -> Void

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let (limits, drag) = (view.limits, view.drag)
    var element = Element(
      .slider, style: view.rules, events: .input, control: .text(NumberText.text(view.width)))
    element[.variant] = "split-edge"
    element[.label] = view.name
    element[.minimum] = NumberText.text(limits.lowerBound)
    element[.maximum] = NumberText.text(limits.upperBound)
    element[.step] = "1"
    return ElementNode.update(
      old, context, element,
      handlers: [(.input, { if let width = Double($0.value), width.isFinite { drag(width) } })])
  }

  /// The place of the range, which covers all positions of the edge.
  private var rules: [StyleRule] {
    let start = isLeading ? width - limits.upperBound : limits.lowerBound
    let place = StyleRule.slot(
      x: start - Self.thumb / 2, y: 0,
      width: limits.upperBound - limits.lowerBound + Self.thumb, height: nil)
    return isLeading ? [place, .scale(x: -1, y: 1)] : [place]
  }
}
