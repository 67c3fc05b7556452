import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// The first of several views that fits into the room there is.
///
///     ViewThatFits {
///       HStack { title; details }
///       VStack { title; details }
///     }
///
/// Partial: the browser chooses, so that all of the views are made and keep running while one is
/// seen.
@frozen public struct ViewThatFits<Content: View>: View {
  public typealias Body = Never
  let axes: Axis.Set
  let content: Content

  /// - Parameter axes: the directions in which the view has to fit.
  public init(
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
