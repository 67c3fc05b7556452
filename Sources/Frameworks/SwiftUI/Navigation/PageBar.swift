import Rendering
import ViewTree

/// The bar of a page: the way back, the title once the large one has scrolled away, and actions.
struct PageBar: View {
  var page: PageModel
  var depth: Int
  var model: NavigationModel
  var back: [String]

  var body: some View {
    let entries = page.items.current.flatMap(\.items)
    let leading = entries.filter { $0.isLeading }
    let trailing = entries.filter { !$0.isLeading }
    if !page.hidesBar.current {
      Structure(.navigationBar) {
        Structure(.barLeading) {
          if depth > 0, !page.hidesBackButton.current {
            BackLink(model: model, url: model.url(of: back))
          }
          ForEach(Array(leading.enumerated()), id: \.offset) { $0.element.content }
        }
        Structure(.barTitle, attributes: isInline ? [:] : [.isHidden: "true"]) {
          principal(entries) ?? AnyView(page.title.current)
        }
        Structure(.barTrailing) {
          ForEach(Array(trailing.enumerated()), id: \.offset) { $0.element.content }
          if page.isRefreshable.current { RefreshButton(page: page) }
        }
      }
    }
  }

  private var isInline: Bool { page.displayMode.current.isInline(depth: depth) }

  private func principal(_ entries: [_ToolbarEntry]) -> AnyView? {
    entries.first { $0.isPrincipal }?.content
  }
}

/// The link to the page below.
private struct BackLink: View {
  typealias Body = Never
  var model: NavigationModel
  var url: String

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let words = FrameworkWords(EnvironmentValues(context.environment).locale)
    let model = view.model
    let element = Element(
      .backLink, attributes: [.url: view.url, .identifier: "BackButton"], events: .tap)
    return ElementNode.update(old, context, element, handlers: [(.tap, { _ in model.pop() })]) {
      Text._update(Text(verbatim: words[.back]), $0, $1)
    }
  }
}

/// What pulling down does, for those who cannot pull.
private struct RefreshButton: View {
  var page: PageModel
  @State private var isRunning = false
  @Environment(\.locale) private var locale

  var body: some View {
    Button {
      guard !isRunning else { return }
      isRunning = true
      Task {
        await page.refresh?()
        isRunning = false
      }
    } label: {
      Image(systemName: "arrow.clockwise")
    }
    .accessibilityLabel(FrameworkWords(locale)[.refresh])
    .accessibilityIdentifier("RefreshButton")
    .modifier(AttributeModifier(attributes: isRunning ? [.isBusy: "true"] : [:]))
  }
}
