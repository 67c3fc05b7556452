import StrataBrowserTesting

extension ScriptedApp {
  /// Restarts the server under the page, and waits until the page belongs to the new session.
  func takeOver(
    _ browser: Browser, screen: String, presentations: String = "", rules: String = ""
  ) async throws {
    try await browser.run("document.title = 'before'")
    restart(screen: screen, presentations: presentations, rules: rules)
    try await browser.wait(until: "document.title === 'Again'")
    try await settle(browser)
  }

  /// The events of the newest session, without those of a session before.
  func events(since count: Int) -> [String] {
    events.all.dropFirst(count).map { event in
      [String(event.id), event.name, event.value].compactMap(\.self).joined(separator: " ")
    }
  }
}

extension Browser {
  private static let nodes = """
    ['screen', 'presentations'].flatMap(id => {
      const walker = document.createTreeWalker(document.getElementById(id), 5), found = [];
      while (walker.nextNode()) found.push(walker.currentNode);
      return found;
    })
    """

  /// Marks each element and text of the app on the page; returns their number.
  @discardableResult func markNodes() async throws -> JSONValue {
    try await run("return \(Self.nodes).map(node => { node.mark = true; }).length")
  }

  /// Returns the number of the app's elements and texts that were not on the page when it was
  /// marked.
  func newNodes() async throws -> JSONValue {
    try await run("return \(Self.nodes).filter(node => !node.mark).length")
  }
}
