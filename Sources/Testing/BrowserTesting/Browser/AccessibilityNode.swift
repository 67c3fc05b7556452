/// One thing that a screen reader finds on a page.
public struct AccessibilityNode: Sendable, Equatable {
  /// Chromium's name of the role, such as `button`; a picture's is `image`.
  public var role: String
  /// What a screen reader says first.
  public var name: String
  /// A field's text or the option that is chosen.
  public var value = ""
  public var isChecked = false
  public var isDisabled = false
}

extension Browser {
  /// Everything that a screen reader finds on the page, in reading order.
  ///
  ///     let names = try await browser.accessibilityTree().map(\.name)
  public func accessibilityTree() async throws -> [AccessibilityNode] {
    let answer = try await devTools("Accessibility.getFullAXTree")
    let nodes = answer["nodes"]?.array ?? []
    let byID = Dictionary(
      nodes.compactMap { node in node["nodeId"]?.string.map { ($0, node) } },
      uniquingKeysWith: { first, _ in first })
    func read(_ node: JSONValue) -> [AccessibilityNode] {
      let below = (node["childIds"]?.array ?? []).compactMap { $0.string.flatMap { byID[$0] } }
      let own = node["ignored"]?.bool == true ? [] : [AccessibilityNode(node)]
      return own + below.flatMap(read)
    }
    return nodes.first.map(read) ?? []
  }
}

extension AccessibilityNode {
  fileprivate init(_ node: JSONValue) {
    let said = node["role"]?["value"]?.string ?? ""
    role = said == "img" ? "image" : said
    name = node["name"]?["value"]?.string ?? ""
    value = node["value"]?["value"]?.string ?? ""
    for property in node["properties"]?.array ?? [] {
      let state = property["value"]?["value"]
      switch property["name"]?.string {
      case "checked": isChecked = state == "true" || state == true
      case "disabled": isDisabled = state == true
      default: break
      }
    }
  }
}
