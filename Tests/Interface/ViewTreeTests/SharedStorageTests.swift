import StrataRendering
import Testing

@testable import StrataViewTree

/// Tests that elements with equal rules and attributes share their storage.
@MainActor @Suite struct SharedStorageTests {
  private let tree = Tree()

  private func node(_ element: Element) throws -> ElementNode {
    try #require(ElementNode.update(nil, Context(on: tree), element) as? ElementNode)
  }

  /// Returns rules whose storage no other array has.
  private func rules(_ width: Double) -> [StyleRule] {
    [.size(width: width, height: nil), .lineLimit(Int(width))]
  }

  private func place(_ rules: [StyleRule]) -> UnsafePointer<StyleRule>? {
    rules.withUnsafeBufferPointer(\.baseAddress)
  }

  @Test func `elements with equal rules share their storage, and others do not`() throws {
    let first = try node(Element(.box, style: rules(7_001)))
    let second = try node(Element(.box, style: rules(7_001)))
    let other = try node(Element(.box, style: rules(7_002)))
    #expect(first.element.style == rules(7_001) && other.element.style == rules(7_002))
    #expect(place(first.element.style) == place(second.element.style))
    #expect(place(first.element.style) != place(other.element.style))
  }

  @Test func `an element keeps its own bytes of a label that equals another element's`() throws {
    let (composed, decomposed) = ("Caf\u{E9}", "Cafe\u{301}")
    #expect(composed == decomposed)
    for label in [composed, decomposed, composed] {
      let shown = try node(Element(.box, attributes: [.label: label])).element[.label]
      #expect(shown.map { Array($0.utf8) } == Array(label.utf8))
    }
  }

  @Test func `a value is replaced by an equal one that was seen lately, but only if it may be`() {
    final class Name: Hashable {
      let text: String
      init(_ text: String) { self.text = text }
      static func == (left: Name, right: Name) -> Bool { left.text == right.text }
      func hash(into hasher: inout Hasher) { hasher.combine(text) }
    }
    var recent = RecentValues<Name>()
    let (first, second) = (Name("a"), Name("a"))
    #expect(recent.shared(first) === first)
    #expect(recent.shared(second) === first)
    #expect(recent.shared(second) { _, _ in false } === second)
    #expect(recent.shared(first) === second)
    // More values than there are slots: each is returned as it is.
    for number in 0..<2_000 {
      let name = Name("\(number)")
      #expect(recent.shared(name) === name)
    }
  }
}
