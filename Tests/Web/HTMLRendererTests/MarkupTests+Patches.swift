import StrataRendering
import StrataWire
import Testing

@testable import StrataHTMLRenderer

/// Tests of patches, and of whole pages.
extension MarkupTests {
  private func patches(_ mutations: [[Mutation]]) -> [[PatchOperation]] {
    let renderer = HTMLRenderer()
    var patches: [[PatchOperation]] = []
    renderer.onPatch = { patches.append($0) }
    for some in mutations { renderer.apply(some) }
    return patches
  }

  @Test func `each change is an operation`() {
    let (six, seven) = (ElementID(6), ElementID(7))
    let text = ElementTree(id: seven, element: Element(.span, text: "x"))
    #expect(
      patches([
        [
          .title("One"), .location(LocationChange(.push, url: "/a")), .focus(six), .focus(nil),
          .announce("Hi", assertive: true), .scroll(six, x: 0.5, y: nil),
          .control(six, version: 3, .isOn(true)), .move(six, parent: .screen, before: seven),
          .move(six, parent: .screen, before: nil),
          .insert(text, parent: six, before: ElementID(9)), .remove(six, to: .faded),
        ]
      ]) == [
        [
          .title("One"), .location(step: "push", url: "/a", title: "One"), .focus(id: 6),
          .focus(id: 0), .announce("Hi", assertive: true), .scroll(id: 6, x: 0.5, y: nil),
          .control(id: 6, version: 3, value: "true"), .move(parent: 1, before: 7, id: 6),
          .move(parent: 1, before: 0, id: 6),
          .insert(parent: 6, before: 9, html: "<span data-n=\"7\">x</span>"),
          .remove(id: 6, to: "opacity:0"),
        ]
      ])
  }

  @Test func `an animation without operations is not sent, nor is an empty patch`() {
    let motion = Motion(.linear, duration: 1)
    let timing = Timing(easing: "linear", duration: 1000)
    #expect(patches([[.motion(motion)], [.motion(motion), .motion(nil)], []]) == [])
    #expect(
      patches([
        [.motion(motion), .motion(nil), .title("a"), .motion(motion), .title("b"), .motion(nil)]
      ]) == [[.motion(nil), .title("a"), .motion(timing), .title("b")]])
  }

  @Test
  func `an update sends the changed attributes, but not values that the browser changes itself`() {
    func sent(_ old: Element, _ new: Element) -> [PatchOperation] {
      patches([[.update(ElementID(7), from: old, to: new)]]).flatMap { $0 }
    }
    let old = Element(.span, attributes: [.label: "a", .hint: "h"], text: "x")
    let new = Element(.span, attributes: [.label: "b", .name: "n"], text: nil)
    #expect(
      sent(old, new) == [
        .text(id: 7, ""), .attribute(id: 7, name: "aria-label", value: "b"),
        .attribute(id: 7, name: "id", value: "n"),
        .attribute(id: 7, name: "title", value: nil),
      ])
    #expect(sent(old, old) == [])
    let (off, on) = (
      Element(.toggle, control: .isOn(false)), Element(.toggle, control: .isOn(true))
    )
    #expect(sent(off, on) == [] && sent(on, off) == [])
    var named = on
    named[.name] = "n"
    #expect(sent(off, named) == [.attribute(id: 7, name: "id", value: "n")])
    let field = Element(.textField, control: .text("a"))
    #expect(sent(field, Element(.textField, control: .text("b"))) == [])
    #expect(sent(field, Element(.textField)) == [])
    let option = Element(.option, attributes: [.choice: "c"])
    var chosen = option
    chosen.set(.isSelected, true)
    #expect(sent(option, chosen) == [] && sent(chosen, option) == [])
    let suggestion = Element(.suggestion)
    var selected = suggestion
    selected.set(.isSelected, true)
    let attribute = PatchOperation.attribute(id: 7, name: "aria-selected", value: "true")
    #expect(sent(suggestion, selected) == [attribute])
    let (half, whole) = ("0.5", "1")
    let ring = Element(.ring, attributes: [.fraction: half])
    #expect(
      sent(ring, Element(.ring, attributes: [.fraction: whole])) == [
        .markup(id: 7, html: SymbolMarkup.ring(whole)),
        .attribute(id: 7, name: "aria-valuenow", value: "100"),
      ])
  }

  @Test func `a page has the language and direction of its outermost element`() {
    let inner = ElementTree(
      id: ElementID(7), element: Element(.page, attributes: [.language: "ar", .direction: "rtl"]))
    let roots = [
      ElementTree(id: .screen, element: Element(.root), children: [inner]),
      ElementTree(id: .presentations, element: Element(.root)),
    ]
    let page = HTMLRenderer().page(roots)
    #expect(page.language == "ar" && page.direction == "rtl")
    #expect(
      page.contents == [
        "<div data-n=\"7\" class=\"page\" lang=\"ar\" dir=\"rtl\"></div>", "",
      ])
    #expect(HTMLRenderer().page([]) == HTMLPage(contents: [], rules: ""))
  }
}
