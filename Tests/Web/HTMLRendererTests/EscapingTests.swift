import StrataKitTesting
import StrataRendering
import StrataWire
import Testing

@testable import StrataHTMLRenderer

@MainActor struct EscapingTests {
  /// Returns the only element of a page.
  private func drawn(_ element: Element) throws -> DOMNode {
    let tree = ElementTree(id: ElementID(3), element: element)
    let root = ElementTree(id: .screen, element: Element(.root), children: [tree])
    let page = HTMLRenderer().page([root])
    let nodes = try HTMLParser.parse(page.contents[0]).elements
    #expect(nodes.count == 1, "the text has become elements")
    return try #require(nodes.first)
  }

  @Test(arguments: Hostile.all.indices)
  func `text is escaped`(_ number: Int) throws {
    let text = Hostile.all[number]
    for kind in [ElementKind.text, .heading, .button, .link, .option, .label, .row] {
      let node = try drawn(Element(kind, text: text))
      #expect(node.text == text)
      #expect(node.elements.isEmpty)
    }
  }

  @Test(arguments: Hostile.all.indices)
  func `attribute values are escaped and add no attribute`(_ number: Int) throws {
    let text = Hostile.all[number]
    for attribute in Attribute.allCases {
      for kind in [ElementKind.box, .button, .textField, .picture, .text, .scroll, .progress] {
        let element = Element(kind, attributes: [attribute: text])
        let plain = try drawn(Element(kind, attributes: [attribute: "x"]))
        let node = try drawn(element)
        #expect(Set(node.attributes.keys).isSubset(of: Set(plain.attributes.keys).union(["class"])))
        #expect(node.elements.isEmpty)
      }
    }
  }

  @Test(arguments: Hostile.all.indices)
  func `values of controls, options, segments and placeholders are escaped`(
    _ number: Int
  ) throws {
    let text = Hostile.all[number]
    let field = Element(.textField, attributes: [.placeholder: text], control: .text(text))
    #expect(try drawn(field).attributes["value"] == text)
    #expect(try drawn(field).attributes["placeholder"] == text)
    #expect(try drawn(Element(.textEditor, control: .text(text))).text == text)
    #expect(try drawn(Element(.option, attributes: [.choice: text])).attributes["value"] == text)
    let segment = try drawn(
      Element(.option, attributes: [.choice: text, .group: text], text: text))
    #expect(segment.elements.map(\.tag) == ["input", "span"])
    #expect(segment.elements[0].attributes["value"] == text)
    #expect(segment.elements[0].attributes["name"] == text)
    #expect(segment.elements[1].text == text)
  }

  @Test func `a zero byte becomes the replacement character`() throws {
    #expect(HTMLText.escape("a\u{0}b") == "a\u{FFFD}b")
    #expect(try drawn(Element(.text, text: "a\u{0}b")).text == "a\u{FFFD}b")
    let labelled = Element(.button, attributes: [.label: "\u{0}"])
    #expect(try drawn(labelled).attributes["aria-label"] == "\u{FFFD}")
  }

  @Test(arguments: [
    "javascript:alert(1)", "JaVaScRiPt:alert(1)", " javascript:alert(1)", "java\nscript:alert(1)",
    "\u{1}javascript:alert(1)", "javascript:\u{301}alert(1)", "data:text/html,x", "vbscript:x",
    "blob:x", "file:///etc/passwd", ":", "x:y",
  ])
  func `a link with a forbidden scheme loses its address, and an image with one loses its source`(
    _ address: String
  ) throws {
    #expect(try drawn(Element(.link, attributes: [.url: address])).attributes["href"] == "#")
    #expect(try drawn(Element(.picture, attributes: [.source: address])).attributes["src"] == nil)
  }

  @Test(arguments: [
    "/", "/city/rome?x=a:b", "city:rome/".replacing(":", with: "-"), "?a:b", "#a:b",
    "https://example.org/", "HTTP://example.org", "mailto:a@example.org", "tel:+1",
    "geo:51.5,-0.12?q=51.5,-0.12",
  ])
  func `a link to the app, to a web page or to a place keeps its address`(_ address: String) throws
  {
    #expect(try drawn(Element(.link, attributes: [.url: address])).attributes["href"] == address)
  }

  @Test func `an image's source may be an https address but neither mailto nor tel`() throws {
    for address in ["mailto:a@example.org", "tel:+1"] {
      #expect(try drawn(Element(.picture, attributes: [.source: address])).attributes["src"] == nil)
    }
    let own = Element(.picture, attributes: [.source: "https://example.org/a.png"])
    #expect(try drawn(own).attributes["src"] == "https://example.org/a.png")
  }

  @Test(arguments: ElementKind.allCases)
  func `no element kind is a tag that parsers close or move`(_ kind: ElementKind) {
    // <p> ends where a block begins; tables and their parts move their content.
    #expect(!["p", "table", "tr", "td", "form", "frame"].contains(kind.shape.tag))
  }
}
