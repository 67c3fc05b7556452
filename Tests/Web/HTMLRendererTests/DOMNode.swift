import StrataWire

/// An element as a browser has it, as far as patches need it.
final class DOMNode {
  let tag: String
  var attributes: [String: String]
  var children: [Child] = []
  weak var parent: DOMNode?
  /// The value of a control after a patch has set it.
  var liveValue: String?

  enum Child {
    case element(DOMNode)
    case text(String)
  }

  init(_ tag: String, _ attributes: [String: String] = [:]) {
    self.tag = tag
    self.attributes = attributes
  }

  var elements: [DOMNode] {
    children.compactMap { if case .element(let node) = $0 { node } else { nil } }
  }

  var text: String {
    children.map { child in
      switch child {
      case .element(let node): node.text
      case .text(let text): text
      }
    }.joined()
  }

  func all(_ matches: (DOMNode) -> Bool) -> [DOMNode] {
    (matches(self) ? [self] : []) + elements.flatMap { $0.all(matches) }
  }

  func node(_ number: Int32) -> DOMNode? { all { $0.attributes["data-n"] == "\(number)" }.first }

  func append(_ child: Child) {
    if case .element(let node) = child { node.parent = self }
    children.append(child)
  }

  func removeFromParent() {
    parent?.children.removeAll { if case .element(let node) = $0 { node === self } else { false } }
    parent = nil
  }

  func insert(_ node: DOMNode, before number: Int32) {
    let place = children.firstIndex { child in
      if case .element(let other) = child {
        other.attributes["data-n"] == "\(number)"
      } else {
        false
      }
    }
    node.parent = self
    children.insert(.element(node), at: place ?? children.endIndex)
  }

  /// The element as text that is equal for equal appearance: attributes sorted, controls by value.
  var picture: String {
    var attributes = attributes
    if tag == "input" {
      let isCheck = attributes["type"] == "checkbox"
      let value = isCheck ? "\(attributes["checked"] != nil)" : attributes["value"] ?? ""
      (attributes["value"], attributes["checked"]) = (liveValue ?? value, nil)
    }
    let list = attributes.sorted { $0.key < $1.key }.map {
      " \($0.key)=\($0.value.debugDescription)"
    }
    let inside = children.map { child in
      switch child {
      case .element(let node): node.picture
      case .text(let text): text.isEmpty ? "" : text.debugDescription
      }
    }.joined(separator: "|")
    return "<\(tag)\(list.joined())>\(liveValue != nil && tag == "textarea" ? "" : inside)"
      + "</\(tag)>"
  }
}

extension DOMNode {
  /// Applies a patch as the client does.
  ///
  /// - Throws: ``Unknown`` for an element that does not exist.
  func apply(_ operations: [PatchOperation]) throws {
    for operation in operations { try apply(operation) }
  }

  struct Unknown: Error { var number: Int32 }

  private func find(_ number: Int32) throws -> DOMNode {
    guard let node = node(number) else { throw Unknown(number: number) }
    return node
  }

  private func apply(_ operation: PatchOperation) throws {
    switch operation {
    case .text(let id, let text): try find(id).children = [.text(text)]
    case .attribute(let id, let name, let value): try find(id).attributes[name] = value
    case .insert(let parent, let before, let html, _):
      let parsed = try HTMLParser.parse(html)
      for node in parsed.elements { try find(parent).insert(node, before: before) }
    case .remove(let id, _): try find(id).removeFromParent()
    case .move(let parent, let before, let id):
      let node = try find(id)
      node.removeFromParent()
      try find(parent).insert(node, before: before)
    case .control(let id, _, let value): try find(id).liveValue = value
    case .markup(let id, let html):
      let node = try find(id)
      node.children = []
      for child in try HTMLParser.parse(html).children { node.append(child) }
    case .rule, .motion, .focus, .location, .announce, .title, .scroll, .request, .cancelRequest:
      break
    }
  }
}
