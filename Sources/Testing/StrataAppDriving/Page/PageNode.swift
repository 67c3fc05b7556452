/// An element of a page, or a text in it, as the server wrote it.
final class PageNode {
  let tag: String
  var attributes: [String: String]
  var text = ""
  var children: [PageNode] = []
  weak var parent: PageNode?

  init(tag: String, attributes: [String: String] = [:]) {
    self.tag = tag
    self.attributes = attributes
  }

  static func text(_ text: String) -> PageNode {
    let node = PageNode(tag: "#text")
    node.text = text
    return node
  }

  var number: Int? { attributes["data-n"].flatMap { Int($0) } }
  var classes: [Substring] { (attributes["class"] ?? "").split(separator: " ") }
  var events: [Substring] { (attributes["data-e"] ?? "").split(separator: " ") }

  func append(_ child: PageNode, before: Int? = nil) {
    let index = before.flatMap { number in children.firstIndex { $0.number == number } }
    children.insert(child, at: index ?? children.endIndex)
    child.parent = self
  }

  func leave() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }

  /// This node and all nodes inside it, in reading order.
  var all: [PageNode] { [self] + children.flatMap(\.all) }
}
