import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A view that stacks its children along the depth axis, the last one in front.
///
/// Same as Apple's.
public struct ZStack<Content: View>: View {
  public typealias Body = Never
  let alignment: Alignment
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let content: Content

  /// Creates a stack along the depth axis.
  ///
  /// - Parameters:
  ///   - alignment: The alignment of the children in both axes.
  ///   - content: The children, from back to front.
  nonisolated public init(alignment: Alignment = .center, @ViewBuilder content: () -> Content) {
    self.alignment = alignment
    self.content = content()
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let place = StyleRule.place(
      horizontal: view.alignment.horizontal.rendered, vertical: view.alignment.vertical.rendered)
    return ElementNode.update(old, context, Element(.zStack, style: [place])) { old, context in
      context.declareGuides(place.alignments)
      return Content._update(view.content, old, context)
    }
  }
}
