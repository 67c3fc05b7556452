import StrataRendering
import StrataViewTree
public import SwiftUICore

/// A view whose content scrolls.
///
/// Same as Apple's in content, axes and indicators. The browser does the scrolling.
public struct ScrollView<Content: View>: View {
  /// The content that scrolls.
  public var content: Content {
    get { storedContent }
    set { storedContent = newValue }
  }

  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) private var storedContent: Content
  /// The axes along which the content scrolls.
  public var axes: Axis.Set
  /// A Boolean value that indicates whether scroll bars are shown.
  public var showsIndicators: Bool
  @Environment(\.scrollLook) private var look

  /// Creates a scroll view.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls.
  ///   - content: The views.
  nonisolated public init(_ axes: Axis.Set = .vertical, @ViewBuilder content: () -> Content) {
    storedContent = content()
    self.axes = axes
    showsIndicators = true
  }

  /// Creates a scroll view with or without scroll bars.
  ///
  /// - Parameters:
  ///   - axes: The axes along which the content scrolls.
  ///   - showsIndicators: Whether scroll indicators are shown.
  ///   - content: The views.
  @available(
    iOS, deprecated: 100000,
    message: "Use the ScrollView(_:content:) initializer and the scrollIndicators(:_) modifier"
  )
  @_disfavoredOverload
  nonisolated public init(
    _ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content
  ) {
    storedContent = content()
    self.axes = axes
    self.showsIndicators = showsIndicators
  }

  public var body: some View {
    ScrollElement(axes: axes, showsIndicators: showsIndicators, look: look, content: content)
  }
}

/// The element of a scroll view.
private struct ScrollElement<Content: View>: View {
  typealias Body = Never
  var axes: Axis.Set
  var showsIndicators: Bool
  var look: ScrollLook
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.scroll, style: view.look.rules(along: view.axes))
    if !view.showsIndicators { element.style.append(.trait(.noBars)) }
    if view.axes.contains(.horizontal) { element[.axis] = "horizontal" }
    if view.axes == [.horizontal, .vertical] { element[.variant] = "y" }
    let node = ElementNode.update(
      old, context, view.look.watched(element),
      innermost: view.look.margins == nil ? .frame : .padding,
      handlers: view.look.handlers
    ) { old, context in
      var context = context
      context.environment = view.look.used(in: context.environment)
      guard !view.look.watches.isEmpty else { return Content._update(view.content, old, context) }
      let watched = WatchedContent(
        axes: view.axes, watches: view.look.watches, content: view.content)
      return WatchedContent<Content>._update(watched, old, context)
    }
    view.look.position?.follow(node)
    if old == nil { view.look.farEdges(along: view.axes).forEach(node.scrollAfterUpdate) }
    return node
  }
}
