import Foundation
import StrataRendering
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// The edge of a column that the user may drag. It is a range input whose thumb is on the edge, so
/// that the arrow keys and screen readers can move it too.
struct SplitEdge: View {
  var model: SplitModel
  var column: NavigationSplitViewColumn
  @Environment(\.locale) private var locale

  var body: some View {
    if let limits = model.limits(of: column), let width = model.width(of: column) {
      SplitEdgeElement(limits: limits, width: width, name: FrameworkWords(locale)[.resize]) {
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
  var name: String
  var drag: @MainActor (Double) -> Void

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let (limits, drag) = (view.limits, view.drag)
    let place = StyleRule.slot(
      x: limits.lowerBound - thumb / 2, y: 0,
      width: limits.upperBound - limits.lowerBound + thumb, height: nil)
    var element = Element(
      .slider, style: [place], events: .input, control: .text(NumberText.text(view.width)))
    element[.variant] = "split-edge"
    element[.label] = view.name
    element[.minimum] = NumberText.text(limits.lowerBound)
    element[.maximum] = NumberText.text(limits.upperBound)
    element[.step] = "1"
    return ElementNode.update(
      old, context, element,
      handlers: [(.input, { if let width = Double($0.value), width.isFinite { drag(width) } })])
  }
}
