extension Browser {
  /// Returns the first current match, without waiting.
  ///
  /// - Throws: ``WebDriverError`` with code `no such element`.
  public func find(_ locator: Locator) async throws -> Element {
    if let element = try await findAll(locator).first { return element }
    throw WebDriverError(
      code: "no such element", message: "nothing matches \(locator)", command: "find")
  }

  /// Returns all current matches, in document order; with a role also those out of view.
  public func findAll(_ locator: Locator) async throws -> [Element] {
    guard let search = locator.inPage else { return try await findByRole(locator) }
    let found = try await script(
      PageScripts.locate + "return locate(...arguments)",
      [.string(search.kind), .string(search.value)])
    return try (found.array ?? []).map(element)
  }

  /// Returns the rendered text of every match.
  public func texts(_ locator: Locator) async throws -> [String] {
    var texts: [String] = []
    for element in try await findAll(locator) { texts.append(try await element.text) }
    return texts
  }

  /// The rendered text of the whole page.
  public var text: String {
    get async throws { try await find(.css("body")).text }
  }

  /// The element with the keyboard focus.
  public var activeElement: Element {
    get async throws { try element(await command("GET", "/element/active")) }
  }

  func waitForRole(_ locator: Locator, within time: Duration) async throws -> Element {
    try await followChanges(saying: "\(locator)", within: time) {
      try await self.findAll(locator).first
    }
  }

  /// Returns all elements with a role and name: searches the browser's accessibility tree, then
  /// converts the nodes to WebDriver elements.
  private func findByRole(_ locator: Locator) async throws -> [Element] {
    guard case .role(let role, let name) = locator else { return [] }
    let document = try await devTools("Runtime.evaluate", ["expression": "document"])
    guard let root = document["result"]?["objectId"] else {
      throw unexpected(document, from: "Runtime.evaluate")
    }
    var query: [String: JSONValue] = ["objectId": root, "role": .string(role)]
    if let name { query["accessibleName"] = .string(name) }
    let tree = try await devTools("Accessibility.queryAXTree", .object(query))
    let nodes = (tree["nodes"]?.array ?? []).filter { $0["ignored"]?.bool != true }
    return try await elements(nodes.compactMap { $0["backendDOMNodeId"] }, root)
  }

  /// Converts nodes of the DevTools protocol to WebDriver elements. The two protocols identify
  /// elements differently, so they are passed through a variable of the page.
  private func elements(_ nodes: [JSONValue], _ root: JSONValue) async throws -> [Element] {
    if nodes.isEmpty { return [] }
    var objects: [JSONValue] = []
    for node in nodes {
      let resolved = try await devTools("DOM.resolveNode", ["backendNodeId": node])
      if let object = resolved["object"]?["objectId"] { objects.append(["objectId": object]) }
    }
    try await devTools(
      "Runtime.callFunctionOn",
      [
        "objectId": root, "arguments": .array(objects),
        "functionDeclaration":
          "function(...found) { globalThis[Symbol.for('strata.found')] = found }",
      ])
    let handed = try await script(
      """
      const found = globalThis[Symbol.for('strata.found')] ?? [];
      delete globalThis[Symbol.for('strata.found')];
      return found.map(e => e instanceof Element ? e : e.parentElement).filter(e => e?.isConnected);
      """, [])
    return try (handed.array ?? []).map(element)
  }
}
