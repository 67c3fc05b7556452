/// A node of the browser's accessibility tree.
public struct AccessibilityNode: Sendable, Equatable, CustomStringConvertible {
  /// The role: `button`, `link`, `StaticText`.
  public let role: String
  /// The accessible name; empty if there is none.
  public let name: String
  /// A field's text, or the selected option.
  public let value: String
  /// A Boolean value that indicates whether the node can receive the keyboard focus.
  public let isFocusable: Bool
  /// A Boolean value that indicates whether a checkbox or switch is on.
  public let isChecked: Bool
  /// A Boolean value that indicates whether the node is disabled.
  public let isDisabled: Bool

  public var description: String { "\(role) \"\(name)\"\(isFocusable ? ", focusable" : "")" }
}

extension Browser {
  /// Returns Chromium's whole accessibility tree in reading order, without ignored nodes.
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
    // A tristate is reported as a string.
    isChecked = state("checked") == "true" || state("checked") == true
    isDisabled = state("disabled")?.bool == true
  }
}
