import StrataRendering
import StrataViewTree
import SwiftUICore

/// A page of a stack: its bar, and its content below.
struct PageView<Content: View>: View {
  var depth: Int
  var isTop: Bool
  var model: NavigationModel
  /// The address of this page and the address of the page below it, as path components.
  var address: [String]
  var back: [String]
  /// A Boolean value that indicates whether the page is hidden unless it is on top. It is `false`
  /// for columns, which are beside each other and remain visible.
  var isAway = true
  @ViewBuilder var content: Content
  @State private var holder = PageHolder()
  @Environment(\.outerPage) private var outer

  var body: some View {
    let page = holder.page
    let _ = isAway ? model.note(page, at: depth) : ()
    let _ = page.outer = depth == 0 ? outer : nil
    Structure(.page, variant: isTop || !isAway ? nil : "away", style: ground(of: page)) {
      PageParts(
        page: page, depth: depth, isTop: isTop, model: model, back: back, content: content)
    }
    .onChange(of: isTop, initial: true) { page.isTop.current = isTop }
    .environment(\.page, page)
    .environment(\.outerPage, nil)
    .environment(\.pageAddress, address)
    .transformEnvironment(\.outerPlace) { outer in
      if depth > 0 { outer = OuterPlace(page: page, model: model, depth: depth, back: back) }
    }
    .transformEnvironment(\.split) { split in
      // The first page of an inner stack leads back to this page instead of another column.
      if depth > 0 { split?.back = nil }
    }
    .transformEnvironment(\.dismiss) { dismiss in
      // The first page is dismissed with the whole stack.
      if depth > 0 { dismiss = DismissAction { model.pop() } }
    }
    .transformEnvironment(\.isShownByAnother) { $0 = $0 || depth > 0 }
  }

  private func ground(of page: PageModel) -> [StyleRule] {
    page.grounds.current.last.map { [.background($0.paint)] } ?? []
  }
}

/// The parts of a page from top to bottom. The content is updated first, because it determines what
/// is in the other parts. Otherwise the bars, the title and the search field would be evaluated
/// twice.
private struct PageParts<Content: View>: View {
  typealias Body = Never
  var page: PageModel
  var depth: Int
  var isTop: Bool
  var model: NavigationModel
  var back: [String]
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let node = old as? PositionalNode ?? PositionalNode(context)
    let parts: [any View] = [
      PageBar(page: view.page, depth: view.depth, model: view.model, back: view.back),
      PageTitle(page: view.page, isTop: view.isTop),
      PageSearch(page: view.page),
      PageContent(page: view.page) { view.content },
      PageFoot(page: view.page),
    ]
    node.update(parts, first: 3, context)
    return node
  }
}

/// The search field of a page, or the one that is declared around its stack.
private struct PageSearch: View {
  var page: PageModel

  var body: some View {
    let searched = page.searched
    if searched.search.current != nil, page.shows(.search) { SearchBar(page: searched) }
  }
}

/// A view with a page model of its own for the modifiers around a stack.
struct OuterPage<Content: View>: View {
  var content: Content
  @State private var holder = PageHolder()

  var body: some View { content.environment(\.outerPage, holder.page) }
}
