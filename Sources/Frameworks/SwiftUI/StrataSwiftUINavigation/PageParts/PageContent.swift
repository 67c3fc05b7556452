import StrataRendering
import StrataViewTree
import SwiftUICore

/// The content of a page; pulling it down refreshes it, if the app has an action for that.
struct PageContent<Content: View>: View {
  var page: PageModel
  @ViewBuilder var content: Content

  var body: some View {
    ContentElement(page: page, isRefreshable: page.isRefreshable.current, content: content)
  }
}

private struct ContentElement<Content: View>: View {
  typealias Body = Never
  var page: PageModel
  var isRefreshable: Bool
  var content: Content

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.pageContent)
    var handlers: [(EventSet, EventHandler)] = []
    if view.isRefreshable {
      let page = view.page
      element.events = .refresh
      handlers.append((.refresh, { _ in Task { await page.refresh?() } }))
    }
    return ElementNode.update(old, context, element, handlers: handlers) {
      Content._update(view.content, $0, $1)
    }
  }
}
