import StrataRendering

extension Screen: ScreenScope {
  public func all(_ kind: ScreenElementKind, _ name: String?) -> [ScreenElement] {
    flush()
    return reachableRoots.flatMap { $0.all(kind, name) }.map { ScreenElement($0, on: self) }
  }

  /// The visible texts, from top to bottom, one on each line.
  public var text: String { lines.joined(separator: "\n") }

  /// The visible texts. Elements that are hidden from screen readers do not count.
  public var lines: [String] {
    flush()
    return browser.roots.flatMap(\.lines)
  }

  /// The screen as an indented list: kind, identifier, text and state of each element.
  ///
  /// Layout containers are left out, so that the list contains what a person notices.
  public var tree: String {
    flush()
    return browser.roots.flatMap { $0.description(depth: 0) }.joined(separator: "\n")
  }

  /// The element with the keyboard focus.
  public var focused: ScreenElement? {
    flush()
    return browser.focused.flatMap(browser.element).map { ScreenElement($0, on: self) }
  }

  /// The open sheets and alerts, the topmost last.
  public var presented: [ScreenElement] {
    flush()
    return browser.presented.map { ScreenElement($0, on: self) }
  }

  /// Requests to close the topmost sheet or alert, as Esc does.
  ///
  /// - Throws: ``ScreenFailure`` if none is open.
  public func dismiss() throws(ScreenFailure) {
    flush()
    guard let top = browser.presented.last else {
      throw ScreenFailure(reason: "No sheet or alert is open.", tree: tree)
    }
    try ScreenElement(top, on: self).dismiss()
  }

  /// The elements that a person can reach: the page, or only the topmost of the sheets and alerts
  /// that cover it.
  var reachableRoots: [DrawnElement] {
    browser.covering.map { [$0] } ?? browser.roots
  }
}

extension MiniatureBrowser {
  /// The sheets and alerts, the topmost last.
  var presented: [DrawnElement] { roots.last?.children ?? [] }

  /// The topmost sheet or alert, if it prevents interaction with the content behind; else `nil`.
  var covering: DrawnElement? {
    presented.last.flatMap { $0.element[.modality] == nil ? $0 : nil }
  }
}
