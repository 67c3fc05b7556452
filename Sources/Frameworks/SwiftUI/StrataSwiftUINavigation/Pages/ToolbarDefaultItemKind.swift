/// An item that a bar has by default.
///
/// Same as Apple's.
public struct ToolbarDefaultItemKind: Equatable, Sendable {
  let name: String
  /// The title of the bar.
  public static let title = ToolbarDefaultItemKind(name: "title")
  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(name: "sidebarToggle")
  /// The search field of the page.
  public static let search = ToolbarDefaultItemKind(name: "search")
}

extension PageModel {
  /// Returns whether a default item is at its usual place, that is, whether the app has neither
  /// removed nor moved it.
  func shows(_ kind: ToolbarDefaultItemKind) -> Bool {
    !look.current.removed.contains(kind) && !moved.current.contains(kind)
  }

  /// The model of the page whose search field is shown. The field may be declared around the stack.
  var searched: PageModel {
    guard search.current == nil, let outer, outer.search.current != nil else { return self }
    return outer
  }
}
