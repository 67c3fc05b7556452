import ViewTree

/// What the content of a page says about the bar above it.
@MainActor final class PageModel {
  let title = StateBox<Text?>(nil)
  let displayMode = StateBox<NavigationBarItem.TitleDisplayMode>(.automatic)
  let items = StateBox<[ToolbarSource]>([])
  let search = StateBox<SearchModel?>(nil)
  let suggestions = StateBox<AnyView?>(nil)
  /// Whether the page can be loaded anew. The action itself is looked up when it is wanted: it is
  /// another closure each time the content is drawn, which must not draw the page again.
  let isRefreshable = StateBox(false)
  private(set) var refresh: RefreshAction?
  let hidesBackButton = StateBox(false)
  let hidesBar = StateBox(false)

  /// Tells this page from the others of the process.
  let number: Int
  private static var count = 0

  init() {
    Self.count += 1
    number = Self.count
  }

  func setRefresh(_ action: RefreshAction?) {
    refresh = action
    isRefreshable.current = action != nil
  }
}

/// The toolbar items of one modifier.
struct ToolbarSource {
  var owner: ObjectIdentifier
  var items: [_ToolbarEntry]
}

extension EnvironmentValues {
  private enum PageKey: EnvironmentKey { static var defaultValue: PageModel? { nil } }

  /// The page that a view is on.
  var page: PageModel? {
    get { self[PageKey.self] }
    set { self[PageKey.self] = newValue }
  }
}
