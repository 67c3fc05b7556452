import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A view that shows the first of several views that fits into its space.
///
///     ViewThatFits {
///       HStack { title; details }
///       VStack { title; details }
///     }
///
/// Partial: the browser chooses the view, so all of the views are created, and remain active while
/// one of them is visible.
@frozen public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never
  let axes: Axis.Set
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates a view that chooses between its children.
  ///
  /// - Parameters:
  ///   - axes: The axes along which a view has to fit.
  ///   - content: The alternatives, the preferred one first.
  nonisolated public init(
    in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.box)
    element[.variant] =
      "fits" + (view.axes.contains(.horizontal) ? " fit-x" : "")
      + (view.axes.contains(.vertical) ? " fit-y" : "")
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}
