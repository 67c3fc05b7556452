public import Foundation
import Rendering
import ViewTree

/// Tells the split view that a column is in how wide it is.
private struct SplitColumnWidth: ViewModifier {
  typealias Body = Never
  var width: CGFloat

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    if let place = EnvironmentValues(context.environment).split {
      place.model.set(width: modifier.width, of: place.column)
    }
    return V._update(content, old, context)
  }
}

extension View {
  /// Sets the width of the column that the view is in, in points; a narrow window shows one column
  /// as wide as itself.
  ///
  ///     List(mailboxes) { Text($0.name) }.navigationSplitViewColumnWidth(240)
  ///
  /// The detail is never narrower than this, but takes what the others leave.
  public func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
    modifier(SplitColumnWidth(width: width))
  }

  /// Sets the width of the column that the view is in, in points.
  ///
  /// Partial in `min`, `max`: the edge between columns cannot be dragged in a browser, so a column is
  /// as wide as it ideally is.
  public func navigationSplitViewColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    navigationSplitViewColumnWidth(ideal)
  }
}
