extension Browser {
  /// Waits in the page until an expression is true.
  ///
  ///     try await browser.wait(until: "document.activeElement.tagName === args[0]", "INPUT")
  ///
  /// The page evaluates the expression after every change of the document and in every frame.
  /// Waiting continues after a navigation. If nothing has happened in the page for ``quietTime``,
  /// the wait fails early.
  ///
  /// - Parameters:
  ///   - expression: JavaScript; `args` holds the arguments.
  ///   - arguments: The arguments.
  ///   - time: The maximum time to wait.
  /// - Returns: The expression's first truthy value.
  /// - Throws: ``WaitTimedOut``, which describes the page.
  @discardableResult
  public func wait(
    until expression: String, _ arguments: JSONValue..., within time: Duration = patience
  ) async throws -> JSONValue {
    try await wait(
      for: "(...args) => (\(expression))", arguments, saying: expression, within: time)
  }

  /// Waits until a match is visible, and returns the first one.
  @discardableResult
  public func waitFor(_ locator: Locator, within time: Duration = patience) async throws -> Element
  {
    guard let search = locator.inPage else {
      return try await waitForRole(locator, within: time)
    }
    let found = try await wait(
      for: "(kind, value) => locate(kind, value).find(seen)",
      [.string(search.kind), .string(search.value)], saying: "\(locator)", within: time)
    return try element(found)
  }

  /// Waits until a text is visible.
  @discardableResult
  public func waitFor(text: String, within time: Duration = patience) async throws -> Element {
    try await waitFor(.text(text), within: time)
  }

  /// Waits until an element with an accessibility identifier is visible.
  @discardableResult
  public func waitFor(testID: String, within time: Duration = patience) async throws -> Element {
    try await waitFor(.testID(testID), within: time)
  }

  /// Waits until no element that fits the locator is visible.
  public func waitGone(_ locator: Locator, within time: Duration = patience) async throws {
    guard let search = locator.inPage else {
      _ = try await followChanges(saying: "\(locator) to go", within: time) {
        try await self.findAll(locator).isEmpty ? true : nil
      }
      return
    }
    try await wait(
      for: "(kind, value) => !locate(kind, value).some(seen)",
      [.string(search.kind), .string(search.value)], saying: "\(locator) to go", within: time)
  }

  /// Runs a JavaScript function that waits, until its promise resolves; runs it again after a
  /// navigation.
  @discardableResult
  func wait(
    for function: String, _ arguments: [JSONValue], saying condition: String,
    within time: Duration, quiet: Duration = quietTime
  ) async throws -> JSONValue {
    let deadline = Deadline.after(time)
    while true {
      let answer: JSONValue
      do {
        let left = JSONValue.number(Double(deadline.milliseconds))
        let still = JSONValue.number(quiet / .milliseconds(1))
        answer = try await script(PageScripts.waiting(for: function), [left, still] + arguments)
      } catch let error as WebDriverError where error.isAboutAnOlderPage && !deadline.hasPassed {
        continue
      }
      if let value = answer["value"] { return value }
      let seen = answer["timedOut"] ?? .null
      let waited = seen["reason"]?.string == "quiet" ? quiet : time
      throw WaitTimedOut(condition: condition, waited: waited, seen: seen)
    }
  }

  /// Repeats a check after each change of the page, for checks that run in the test and not in the
  /// page.
  ///
  /// A counter in the page is read before each try, so that no change is missed between a try and
  /// the wait for the next one.
  func followChanges<Value: Sendable>(
    saying condition: String, within time: Duration,
    _ attempt: @Sendable () async throws -> Value?
  ) async throws -> Value {
    let deadline = Deadline.after(time)
    while true {
      do {
        let seen = try await script(PageScripts.countChanges, [])
        if let value = try await attempt() { return value }
        try await wait(
          for: "seen => globalThis[Symbol.for('strata.changes')]?.count !== seen", [seen],
          saying: condition, within: deadline.left)
      } catch let error as WebDriverError where error.mayPass {
        if deadline.hasPassed { throw WaitTimedOut(condition, time, error) }
        // A moving or covered element may become ready without any change of the document.
        try await wait(
          for: PageScripts.someFrames, [], saying: condition, within: patience)
      }
    }
  }
}

extension PageScripts {
  /// A condition that becomes true at its sixth evaluation, about a tenth of a second after the
  /// first.
  static let someFrames = "(() => { let looks = 0; return () => ++looks > 5; })()"

  /// A script that returns a number that grows with each change of the page (content, input, focus,
  /// scrolling…); 1 at the first call.
  static let countChanges = """
    const key = Symbol.for('strata.changes');
    if (!globalThis[key]) {
      const changes = globalThis[key] = {count: 1};
      const add = () => { changes.count += 1; };
      new MutationObserver(add).observe(document, {
        subtree: true, childList: true, characterData: true, attributes: true,
      });
      for (const kind of ['input', 'focusin', 'focusout', 'toggle', 'scroll', 'animationend',
                          'transitionend', 'load', 'resize'])
        addEventListener(kind, add, {capture: true, passive: true});
    }
    return globalThis[key].count;
    """
}
