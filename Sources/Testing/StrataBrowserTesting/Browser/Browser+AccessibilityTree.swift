/// One node of the browser's accessibility tree: what a screen reader is told.
public struct AccessibilityNode: Sendable, Equatable, CustomStringConvertible {
  /// What it is: `button`, `link`, `StaticText`.
  public let role: String
  /// What it is called; empty where it has no name.
  public let name: String
  /// A field's text, or the option that is chosen.
  public let value: String
  /// Whether the keyboard's focus can be put on it.
  public let isFocusable: Bool
  public let isChecked: Bool
  public let isDisabled: Bool

  public var description: String { "\(role) \"\(name)\"\(isFocusable ? ", focusable" : "")" }
}

extension Browser {
  /// The whole accessibility tree as Chromium computes it, in reading order, without what it leaves
  /// out.
  ///
  ///     let buttons = try await browser.accessibilityTree().filter { $0.role == "button" }
  public func accessibilityTree() async throws -> [AccessibilityNode] {
    let answer = try await devTools("Accessibility.getFullAXTree")
    guard let nodes = answer["nodes"]?.array else {
      throw unexpected(answer, from: "Accessibility.getFullAXTree")
    }
    let named = nodes.compactMap { node in node["nodeId"]?.string.map { ($0, node) } }
    let byID = Dictionary(named) { first, _ in first }
    func read(_ node: JSONValue) -> [AccessibilityNode] {
      let below = (node["childIds"]?.array ?? []).compactMap { $0.string.flatMap { byID[$0] } }
      let own = node["ignored"]?.bool == true ? [] : [AccessibilityNode(node)]
      return own + below.flatMap(read)
    }
    return nodes.first.map(read) ?? []
  }
}

extension AccessibilityNode {
  init(_ answer: JSONValue) {
    func state(_ name: String) -> JSONValue? {
      let property = answer["properties"]?.array?.first { $0["name"]?.string == name }
      return property?["value"]?["value"]
    }
    role = answer["role"]?["value"]?.string ?? ""
    name = answer["name"]?["value"]?.string ?? ""
    value = answer["value"]?["value"]?.string ?? ""
    isFocusable = state("focusable")?.bool == true
    // A state of three is told as a word.
    isChecked = state("checked") == "true" || state("checked") == true
    isDisabled = state("disabled")?.bool == true
  }
}
