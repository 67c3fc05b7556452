import StrataSwiftUIDrawing

extension NavigationModel {
  /// Records the page at a depth, whose title the back button of the next page shows.
  func note(_ page: PageModel, at depth: Int) { pages[depth] = page }

  /// Returns the title for the back button that leads to the page below a depth. A node that reads
  /// it in its evaluation follows the title's changes.
  func title(below depth: Int) -> Text? {
    (pages[depth - 1] as? PageModel)?.titleOnNext
  }
}

extension PageModel {
  /// The title for the next page's back button.
  var titleOnNext: Text? { backTitle.current.map { Text(verbatim: $0) } ?? title.current }
}
