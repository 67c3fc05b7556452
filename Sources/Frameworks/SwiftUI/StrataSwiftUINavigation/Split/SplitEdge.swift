import Foundation
import StrataRendering
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// The edge of a column that a person may drag: a native range whose thumb lies on the edge, so that
/// the arrow keys and a screen reader move it too.
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
  /// How wide the thumb is, in points, as the style sheet has it: at the ends of the range its
  /// middle is half of that from the range's own.
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
