import StrataRendering
import StrataViewTree
import SwiftUI

/// Puts the content into a box of its own, unless the box would have nothing to do in the row of a
/// table.
///
/// Most views of a row are as large as their content and stand where they come: a box around each
/// would double what a browser has to keep of a long table. Elsewhere there is always a box, so that
/// a view stays what it is, with its focus, when a constraint begins to mean something.
struct BoxedModifier: ViewModifier {
  typealias Body = Never
  var rules: [StyleRule]
  var isNeeded: Bool

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    modifier.isNeeded
      ? BoxModifier._update(BoxModifier(rules: modifier.rules), content, old, context)
      : V._update(content, old, context)
  }
}

extension UIView {
  /// Whether the view is what an app shows in a row, or part of it.
  var isInRow: Bool { isRowContent || superview?.isInRow ?? false }
}

extension View {
  /// Takes all the room that there is along some axes, with the content at a place in it.
  func filling(
    width: Bool = false, height: Bool = false, _ alignment: Alignment, of view: UIView
  ) -> some View {
    modifier(
      BoxedModifier(
        rules: [
          .limits(
            minWidth: nil, maxWidth: width ? .infinity : nil, minHeight: nil,
            maxHeight: height ? .infinity : nil),
          .place(horizontal: alignment.horizontal.side, vertical: alignment.vertical.side),
        ], isNeeded: width || height || !view.isInRow))
  }

  /// Keeps away from edges.
  func inset(by insets: EdgeInsets, of view: UIView) -> some View {
    let padding = StyleRule.padding(
      top: insets.top, leading: insets.leading, bottom: insets.bottom, trailing: insets.trailing)
    return modifier(
      RulesModifier(rules: insets == EdgeInsets() && view.isInRow ? [] : [padding]))
  }
}

extension HorizontalAlignment {
  fileprivate var side: StyleRule.Alignment {
    self == .center ? .center : self == .trailing ? .end : .start
  }
}

extension VerticalAlignment {
  fileprivate var side: StyleRule.Alignment {
    self == .center ? .center : self == .bottom ? .end : .start
  }
}
