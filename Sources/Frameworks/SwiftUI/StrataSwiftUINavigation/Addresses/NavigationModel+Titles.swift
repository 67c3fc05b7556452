import StrataSwiftUIDrawing

extension NavigationModel {
  /// The pages of the stack by their depth; those that are gone are `nil`.
  struct Pages {
    private var pages: [Int: WeakPage] = [:]

    private struct WeakPage {
      weak var page: PageModel?
    }

    subscript(depth: Int) -> PageModel? {
      get { pages[depth]?.page }
      set { pages[depth] = WeakPage(page: newValue) }
    }
  }

  /// Remembers the page at a depth, whose title the next one's back button shows.
  func note(_ page: PageModel, at depth: Int) { pages[depth] = page }

  /// Returns the words for the page below a depth; whoever evaluates with them follows their
  /// changes.
  func title(below depth: Int) -> Text? {
    guard let page = pages[depth - 1] else { return nil }
    return page.backTitle.current.map { Text(verbatim: $0) } ?? page.title.current
  }
}
