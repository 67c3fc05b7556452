/// One node of the browser's accessibility tree: what a screen reader is told.
public struct AccessibilityNode: Sendable, Equatable, CustomStringConvertible {
  /// What it is: `button`, `link`, `StaticText`.
  public let role: String
  /// What it is called; empty where it has no name.
  public let name: String
  /// Whether the keyboard's focus can be put on it.
  public let isFocusable: Bool

  public var description: String { "\(role) \"\(name)\"\(isFocusable ? ", focusable" : "")" }
}

extension Browser {
  /// The whole accessibility tree as Chromium computes it, without what it leaves out.
  ///
  ///     let buttons = try await browser.accessibilityTree().filter { $0.role == "button" }
  public func accessibilityTree() async throws -> [AccessibilityNode] {
    let answer = try await devTools("Accessibility.getFullAXTree")
    guard let nodes = answer["nodes"]?.array else {
      throw unexpected(answer, from: "Accessibility.getFullAXTree")
    }
    return nodes.filter { $0["ignored"]?.bool != true }.map(AccessibilityNode.init)
  }
}

extension AccessibilityNode {
  init(_ answer: JSONValue) {
    role = answer["role"]?["value"]?.string ?? ""
    name = answer["name"]?["value"]?.string ?? ""
    let focusable = answer["properties"]?.array?.first { $0["name"]?.string == "focusable" }
    isFocusable = focusable?["value"]?["value"]?.bool == true
  }
}
