extension Browser {
  /// Clicks with the mouse at the element's position, on whatever is on top there.
  ///
  /// Waits until the element exists, is at rest and not covered.
  ///
  /// - Throws: ``WaitTimedOut`` if it never is.
  public func click(_ locator: Locator, within time: Duration = patience) async throws {
    try await act(on: locator, saying: "clicking", within: time) { element in
      try await self.scrollIntoView(element)
      try await self.command("POST", "/element/\(element.id)/click")
    }
  }

  /// Taps with a finger.
  public func tap(_ locator: Locator, within time: Duration = patience) async throws {
    try await act(on: locator, saying: "tapping", within: time) { element in
      try await self.point("touch", at: element, then: ["pointerDown", "pointerUp"])
    }
  }

  /// Moves the mouse over an element.
  public func hover(_ locator: Locator, within time: Duration = patience) async throws {
    try await act(on: locator, saying: "hovering over", within: time) { element in
      try await self.point("mouse", at: element, then: [])
    }
  }

  /// Clicks several times in a row.
  public func click(
    _ locator: Locator, count: Int, within time: Duration = patience
  ) async throws {
    try await act(on: locator, saying: "clicking", within: time) { element in
      let clicks = Array(repeating: ["pointerDown", "pointerUp"], count: count).flatMap { $0 }
      try await self.point("mouse", at: element, then: clicks)
    }
  }

  /// Holds a finger on an element, then lifts it.
  public func hold(
    _ locator: Locator, for length: Duration, within time: Duration = patience
  ) async throws {
    let (seconds, attoseconds) = length.components
    let milliseconds = Double(seconds) * 1_000 + Double(attoseconds) / 1e15
    try await act(on: locator, saying: "holding", within: time) { element in
      try await self.point(
        "touch", at: element,
        steps: [
          ["type": "pointerDown", "button": 0],
          ["type": "pause", "duration": .number(milliseconds)],
          ["type": "pointerUp", "button": 0],
        ])
    }
  }

  /// Presses on an element, moves by a distance in pixels in steps, and releases.
  ///
  /// - Parameter pointer: `mouse` or `touch`.
  public func drag(
    _ locator: Locator, by x: Int, _ y: Int, pointer: String = "mouse", steps: Int = 5,
    within time: Duration = patience
  ) async throws {
    try await act(on: locator, saying: "dragging", within: time) { element in
      let moves = Self.moves(by: x, y, steps: steps)
      try await self.point(pointer, at: element, steps: moves)
    }
  }

  /// Returns the actions to press, move in equal steps, and release.
  static func moves(by x: Int, _ y: Int, steps: Int) -> [JSONValue] {
    let way = (1...steps).map { step -> JSONValue in
      let (toX, toY) = (
        x * step / steps - x * (step - 1) / steps, y * step / steps - y * (step - 1) / steps
      )
      return [
        "type": "pointerMove", "duration": 20, "origin": "pointer", "x": .number(Double(toX)),
        "y": .number(Double(toY)),
      ]
    }
    return [["type": "pointerDown", "button": 0]] + way + [["type": "pointerUp", "button": 0]]
  }

  /// Finds an element and runs an action on it, with retries while the page changes.
  func act(
    on locator: Locator, saying verb: String, within time: Duration,
    _ action: @Sendable (Element) async throws -> Void
  ) async throws {
    let deadline = Deadline.after(time)
    _ = try await followChanges(saying: "\(verb) \(locator)", within: time) {
      try await action(self.waitFor(locator, within: deadline.left))
      return true
    }
  }

  func point(_ kind: String, at element: Element, then steps: [String]) async throws {
    try await point(
      kind, at: element, steps: steps.map { .object(["type": .string($0), "button": 0]) })
  }

  func point(
    _ kind: String, at element: Element, x: Int = 0, steps rest: [JSONValue]
  ) async throws {
    try await scrollIntoView(element)
    let move: JSONValue = [
      "type": "pointerMove", "duration": 0, "x": .number(Double(x)), "y": 0,
      "origin": element.json,
    ]
    try await perform([
      "type": "pointer", "id": .string(kind), "parameters": ["pointerType": .string(kind)],
      "actions": .array([move] + rest),
    ])
  }

  /// Scrolls as far as needed, past bars that the page declares in its scroll padding, and waits
  /// until the element is at rest, so that the mouse hits it. A transition may begin some frames
  /// after its element appears, so running animations are checked, too; those that follow the
  /// scrolling instead of the time never end.
  private func scrollIntoView(_ element: Element) async throws {
    _ = try await script(
      """
      const element = arguments[0];
      element.scrollIntoView({block: 'nearest', inline: 'nearest'});
      return new Promise(done => {
        let last, looks = 0;
        const moves = () => document.getAnimations().some(({effect, playState, timeline}) =>
          playState === 'running' && timeline === document.timeline
            && !effect?.pseudoElement && effect?.target?.contains(element)
            && effect.getComputedTiming().endTime !== Infinity);
        const look = () => {
          const {x, y, width, height} = element.getBoundingClientRect();
          const now = [x, y, width, height].join();
          if (now === last && !moves() || ++looks > 120) return done();
          last = now;
          requestAnimationFrame(look);
        };
        look();
      });
      """, [element.json])
  }

  func perform(_ source: JSONValue) async throws {
    try await command("POST", "/actions", ["actions": [source]])
  }
}
