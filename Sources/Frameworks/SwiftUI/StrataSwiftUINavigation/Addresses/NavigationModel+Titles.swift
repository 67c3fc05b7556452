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

  /// Returns the title of the page below a depth; whoever evaluates with it follows its changes.
  func title(below depth: Int) -> Text? { pages[depth - 1]?.title.current }
}
