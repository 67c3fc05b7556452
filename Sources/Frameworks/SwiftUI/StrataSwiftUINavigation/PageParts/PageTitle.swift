import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// The large title of a page, its first heading; with an inline title it is visible to screen
/// readers only.
struct PageTitle: View {
  var page: PageModel
  var isTop: Bool
  @Environment(\.window) private var window
  @Environment(\.isShowing) private var isShowing
  @Environment(\.isInSheet) private var isInSheet
  @Environment(\.sheet) private var sheet

  var body: some View {
    if let title = page.title.current, !page.holdsStack.current {
      let look = page.look.current
      TitleElement(
        title: title, isHidden: page.displayMode.current == .inline || !page.shows(.title),
        style: look.style,
        window: isTop && isShowing && !isInSheet ? window : nil, sheet: isTop ? sheet : nil)
    }
  }
}

private struct TitleElement: View {
  typealias Body = Never
  var title: Text
  var isHidden: Bool
  /// The background and colour scheme of the bar, which the large title continues.
  var style: [StyleRule]
  var window: Window?
  var sheet: SheetModel?

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let words = view.title.resolved(in: EnvironmentValues(context.environment))
    view.window?.location.name(words)
    view.sheet?.name.current = words
    var element = Element(.largeTitle, text: words)
    if view.isHidden { element[.variant] = "vh" } else { element.style = view.style }
    return ElementNode.update(old, context, element)
  }
}
