import StrataRendering
import Testing

@testable import StrataHTMLRenderer

@MainActor struct ControlMarkupTests {
  private func drawn(_ element: Element) throws -> DOMNode {
    let tree = ElementTree(id: ElementID(3), element: element)
    let root = ElementTree(id: .screen, element: Element(.root), children: [tree])
    return try #require(HTMLParser.parse(HTMLRenderer().page([root]).contents[0]).elements.first)
  }

  @Test func `value controls are native inputs`() throws {
    let slider = try drawn(
      Element(
        .slider, attributes: [.minimum: "0", .maximum: "9", .step: "any", .isDisabled: "true"],
        control: .text("3")))
    #expect(slider.tag == "input" && slider.attributes["type"] == "range")
    #expect(slider.attributes["min"] == "0" && slider.attributes["max"] == "9")
    #expect(slider.attributes["step"] == "any" && slider.attributes["value"] == "3")
    #expect(slider.attributes["disabled"] != nil)
    let date = try drawn(Element(.dateField, attributes: [.contentType: "date"]))
    #expect(date.attributes["type"] == "date" && date.attributes["autocomplete"] == nil)
    let color = try drawn(Element(.colorField, control: .text("#000000")))
    #expect(color.attributes["type"] == "color" && color.attributes["value"] == "#000000")
  }

  @Test func `a movie has the browser's controls, and a file field may ask for a camera`() throws {
    let movie = try drawn(Element(.video, attributes: [.source: "https://example.org/a.mp4"]))
    #expect(movie.tag == "video" && movie.attributes["src"] == "https://example.org/a.mp4")
    #expect(movie.attributes["controls"] != nil && movie.attributes["playsinline"] != nil)
    let odd = try drawn(Element(.video, attributes: [.source: "javascript:alert(1)"]))
    #expect(odd.attributes["src"] == nil)
    let field = try drawn(Element(.fileField, attributes: [.camera: "environment"]))
    #expect(field.attributes["capture"] == "environment")
  }

  @Test func `a menu's list is an HTML popover that its button opens`() throws {
    let list = try drawn(Element(.menuList, attributes: [.name: "m"]))
    #expect(list.attributes["popover"] == "auto" && list.attributes["id"] == "m")
    #expect(list.attributes["role"] == "menu")
    let button = try drawn(Element(.button, attributes: [.opens: "m", .shortcut: "Meta+S"]))
    #expect(button.attributes["popovertarget"] == "m")
    #expect(button.attributes["aria-haspopup"] == "menu")
    #expect(button.attributes["aria-keyshortcuts"] == "Meta+S")
  }

  @Test func `a button within a button is written as a div with the role of a button`() throws {
    let inner = try drawn(Element(.button, attributes: [.reach: "button"], events: .tap))
    #expect(inner.tag == "div" && inner.attributes["role"] == "button")
    #expect(inner.attributes["tabindex"] == "0" && inner.attributes["type"] == nil)
    let off = try drawn(Element(.button, attributes: [.reach: "button", .isDisabled: "true"]))
    #expect(off.attributes["tabindex"] == "-1" && off.attributes["aria-disabled"] == "true")
    #expect(off.attributes["disabled"] == nil)
    let opener = try drawn(
      Element(.button, attributes: [.reach: "button", .opens: "m"], events: .tap))
    #expect(opener.tag == "div" && opener.attributes["popovertarget"] == "m")
    #expect(opener.attributes["data-e"] == "tap")
  }

  @Test func `a gauge ring has its value as an attribute and draws it`() throws {
    let ring = try drawn(Element(.ring, attributes: [.fraction: "0.25", .label: "Loading"]))
    #expect(ring.attributes["aria-valuenow"] == "25" && ring.attributes["role"] == "progressbar")
    #expect(ring.elements.last?.attributes["stroke-dasharray"] == "25 100")
  }

  @Test func `a wheel picker is a list of five lines`() throws {
    #expect(try drawn(Element(.picker, attributes: [.variant: "wheel"])).attributes["size"] == "5")
  }
}
