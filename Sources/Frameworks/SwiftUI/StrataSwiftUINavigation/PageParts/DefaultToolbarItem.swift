import StrataSwiftUIAccessibility
import StrataSwiftUIControls
import StrataSwiftUIDrawing
import SwiftUICore

/// An item that a bar has by default, at a place that the app chooses.
///
///     content.searchable(text: $text).toolbar {
///       ToolbarSpacer(.flexible, placement: .bottomBar)
///       DefaultToolbarItem(kind: .search, placement: .bottomBar)
///     }
///
/// Partial: with the automatic placement the item stays where it is. The suggestions of a search
/// field open below the field even if it is in the bar at the bottom.
public struct DefaultToolbarItem: ToolbarContent {
  public typealias Body = Never
  let kind: ToolbarDefaultItemKind
  let placement: ToolbarItemPlacement

  /// Creates an item that moves a default one.
  ///
  /// - Parameters:
  ///   - kind: The default item.
  ///   - placement: The place at which it is shown.
  nonisolated public init(
    kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic
  ) {
    (self.kind, self.placement) = (kind, placement)
  }

  public var _entries: [_ToolbarEntry] {
    guard !placement.isAutomatic else { return [] }
    return [
      _ToolbarEntry(
        placement: placement, content: AnyView(MovedItem(kind: kind)), moved: kind)
    ]
  }
}

/// A default item at another place.
private struct MovedItem: View {
  var kind: ToolbarDefaultItemKind
  @Environment(\.page) private var page
  @Environment(\.split) private var split

  var body: some View {
    if kind == .title {
      page?.title.current
    } else if kind == .search {
      if let page { SearchBar(page: page.searched) }
    } else if let split {
      SidebarToggle(split: split.model)
    }
  }
}

/// The button that shows and hides the sidebar.
struct SidebarToggle: View {
  var split: SplitModel
  @Environment(\.locale) private var locale

  var body: some View {
    Button {
      split.toggleSidebar()
    } label: {
      Image(systemName: "sidebar.leading")
    }
    .accessibilityLabel(FrameworkWords(locale)[.navigation])
    .accessibilityIdentifier("SidebarToggle")
    .attribute(.isExpanded, "\(split.isSidebarShown.current)")
  }
}
