import StrataRendering
import StrataViewTree
import SwiftUICore

/// The content of a page; pulling it down refreshes it, if the app has an action for that.
struct PageContent<Content: View>: View {
  var page: PageModel
  @ViewBuilder var content: Content

  var body: some View { ContentElement(page: page, content: content) }
}

private struct ContentElement<Content: View>: View {
  typealias Body = Never
  var page: PageModel
  var content: Content

  /// Updates the content, and only then reads the page's `isRefreshable`, since the content sets
  /// it. Otherwise each page that can be refreshed would be evaluated twice.
  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let before = view.page.isRefreshable.untracked
    let node = update(old, context, view.page, isRefreshable: before) {
      Content._update(view.content, $0, $1)
    }
    let now = context.reading { view.page.isRefreshable.current }
    guard now != before else { return node }
    return update(node, context, view.page, isRefreshable: now) { content, context in
      content ?? Content._update(view.content, nil, context)
    }
  }

  private static func update(
    _ old: Node?, _ context: Context, _ page: PageModel, isRefreshable: Bool,
    content: @escaping (Node?, Context) -> Node
  ) -> Node {
    var element = Element(.pageContent)
    var handlers: [(EventSet, EventHandler)] = []
    if isRefreshable {
      element.events = .refresh
      handlers.append((.refresh, { _ in Task { await page.refresh?() } }))
    }
    return ElementNode.update(old, context, element, handlers: handlers, content: content)
  }
}
