public import Foundation
import StrataViewTree
public import SwiftUICore

/// Reports the width of an inspector to its column.
private struct InspectorColumnModifier: ViewModifier {
  typealias Body = Never
  var width: SplitColumnWidth

  static func _update<V: View>(
    _ modifier: Self, _ content: V, _ old: Node?, _ context: Context
  ) -> Node {
    EnvironmentValues(context.environment).inspectorColumns?.set(modifier.width, of: .inspector)
    return V._update(content, old, context)
  }
}

extension View {
  /// Shows an inspector in a column at the trailing edge while `isPresented` is `true`; in a narrow
  /// window the inspector is a sheet.
  ///
  ///     Editor(shape: $shape)
  ///       .inspector(isPresented: $isInspecting) { ShapeForm(shape: $shape) }
  ///
  /// Partial: the content begins with new state if the window becomes narrow or wide while the
  /// inspector is shown, and its toolbar items are in the bar of the surrounding page.
  ///
  /// - Parameters:
  ///   - isPresented: A binding to a Boolean value that indicates whether the inspector is shown. It
  ///     is set to `false` when the user closes the sheet.
  ///   - content: The content of the inspector.
  /// - Returns: A view with an inspector beside it.
  nonisolated public func inspector<V>(
    isPresented: Binding<Bool>, @ViewBuilder content: () -> V
  ) -> some View where V: View {
    InspectorHost(base: self, isPresented: isPresented, inspector: content())
  }

  /// Sets the width in points of the inspector that contains the view; it has no effect in a sheet.
  ///
  /// - Parameter width: The width of the column.
  /// - Returns: A view that sets the width of its inspector.
  nonisolated public func inspectorColumnWidth(_ width: CGFloat) -> some View {
    modifier(InspectorColumnModifier(width: SplitColumnWidth(width)))
  }

  /// Sets the width in points of the inspector that contains the view, and the range to which the
  /// user may resize it with the pointer or the arrow keys. It has no effect in a sheet.
  ///
  /// If only one bound is given, the other is 160 or 480 points.
  ///
  /// - Parameters:
  ///   - min: The smallest width in points; `nil` for none.
  ///   - ideal: The preferred width in points.
  ///   - max: The greatest width in points; `nil` for none.
  /// - Returns: A view that sets the width of its inspector.
  nonisolated public func inspectorColumnWidth(
    min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
  ) -> some View {
    modifier(InspectorColumnModifier(width: SplitColumnWidth(min: min, ideal: ideal, max: max)))
  }
}
