import StrataRendering
import StrataSwiftUIDrawing
import StrataViewTree
import SwiftUICore

/// Pages side by side through which a person swipes, with a dot for each page.
struct PagedTabs: View {
  var pages: [TabItem]
  var index: Int
  var look: TabLook
  var choose: (Int) -> Void

  var body: some View {
    Structure(.box, variant: "paged") {
      Carousel(pages: pages, index: index, choose: choose)
      if !look.hidesIndex, pages.count > 1 {
        Structure(.box, variant: look.hasIndexBackground ? "dots solid" : "dots") {
          ForEach(Array(pages.indices), id: \.self) { number in
            Dot(number: number, count: pages.count, isCurrent: number == index) { choose(number) }
          }
        }
      }
    }
    // A tab view within a page has another style.
    .environment(\.tabLook, TabLook())
  }
}

private struct Carousel: View {
  typealias Body = Never
  var pages: [TabItem]
  var index: Int
  var choose: (Int) -> Void

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let words = FrameworkWords(EnvironmentValues(context.environment).locale)
    let element = Element(
      .carousel, attributes: [.label: words[.tabs]], events: .change,
      control: .choice("\(view.index)"))
    let (choose, pages) = (view.choose, view.pages)
    let handler: EventHandler = { event in
      if let index = Int(event.value) { choose(index) }
    }
    return ElementNode.update(old, context, element, handlers: [(.change, handler)]) {
      let slides = ForEach(Array(pages.enumerated()), id: \.offset) { _, page in
        Structure(.box, variant: "slide") { AnyView(page.content) }
      }
      return slides.update($0, $1)
    }
  }
}

/// A dot that selects a page.
private struct Dot: View {
  typealias Body = Never
  var number: Int
  var count: Int
  var isCurrent: Bool
  var choose: () -> Void

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(
      .button, attributes: [.variant: "dot", .label: "\(view.number + 1) / \(view.count)"],
      events: .tap)
    element.set(.isCurrent, view.isCurrent)
    let choose = view.choose
    return ElementNode.update(old, context, element, handlers: [(.tap, { _ in choose() })])
  }
}
