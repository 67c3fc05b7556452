import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A view whose content depends on its own size and place.
///
///     GeometryReader { proxy in
///       Color.red.frame(width: proxy.size.width / 2)
///     }
///
/// Same as Apple's: it takes all the room that it is offered, and its content begins at the
/// leading top. The content stays unseen until the browser has told the size, so that a wrong one
/// is never seen; a page that runs no scripts shows it as a telephone would.
@frozen public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  public var content: (GeometryProxy) -> Content

  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let reader = MeasuredView(element: Element(.box), variant: "geo", content: view.content)
    return MeasuredView._update(reader, old, context)
  }
}
