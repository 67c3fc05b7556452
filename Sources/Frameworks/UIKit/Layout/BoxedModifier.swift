import StrataRendering
import StrataSwiftUIApp
import StrataViewTree

/// Wraps the content in a box, unless the box has no purpose in a table's row.
///
/// Most views of a row are as large as their content and not moved, so a box around each of them
/// would double the elements of a long table. Views outside of rows always have a box. They thereby
/// keep their identity, and with it the focus, when a constraint takes effect.
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
  /// A Boolean value that indicates whether the view is an app's content in a row, or a part of it.
  var isInRow: Bool { isRowContent || superview?.isInRow ?? false }
}

extension View {
  /// Expands to the available room along the given axes, and aligns the content in it.
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

  /// Adds padding around the content.
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
