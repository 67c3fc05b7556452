import StrataRendering
import StrataViewTree
import SwiftUI

/// The element of a drawing that fills the plot.
struct PlotInk: View {
  typealias Body = Never
  let figures: [Figure]

  static func _update(_ view: Self, _ old: Node?, _ context: StrataViewTree.Context) -> Node {
    ElementNode.update(old, context, Element(.shape, drawing: view.figures), innermost: .shadow)
  }
}
