import StrataRendering
public import StrataViewTree
public import SwiftUICore

/// A view whose content depends on its size and position.
///
///     GeometryReader { proxy in
///       Color.red.frame(width: proxy.size.width / 2)
///     }
///
/// Same as Apple's: it takes all of the proposed size, and its content is placed at the top leading
/// corner. The content stays invisible until the browser has reported the size, so that nobody sees
/// it at an assumed size. A page without scripts shows it at the size of a phone.
@frozen public struct GeometryReader<Content: View>: View {
  public typealias Body = Never
  /// The closure that makes the content from the geometry.
  public var content: (GeometryProxy) -> Content {
    get { storedContent }
    set { storedContent = newValue }
  }

  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private var storedContent: (GeometryProxy) -> Content

  /// Creates a view whose content depends on its size and position.
  ///
  /// - Parameter content: Makes the content from the size and position of the reader.
  nonisolated public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    storedContent = content
  }

  public static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let reader = MeasuredView(element: Element(.box), variant: "geo", content: view.content)
    return MeasuredView._update(reader, old, context)
  }
}
