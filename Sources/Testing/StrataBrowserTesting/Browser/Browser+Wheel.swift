extension Browser {
  /// Turns the mouse wheel over the middle of the page.
  ///
  /// - Parameter distance: The distance in pixels; positive scrolls down.
  public func turnWheel(by distance: Int) async throws {
    let size = try await run("return [innerWidth / 2 | 0, innerHeight / 2 | 0]").array ?? [0, 0]
    try await perform([
      "type": "wheel", "id": "wheel",
      "actions": [
        [
          "type": "scroll", "x": size[0], "y": size[1], "deltaX": 0,
          "deltaY": .number(Double(distance)), "duration": 0, "origin": "viewport",
        ]
      ],
    ])
  }

  /// Waits until scrolling has stopped, so that ten frames in a row are identical.
  public func rest() async throws {
    try await run(
      """
      return new Promise(done => {
        let last, same = 0;
        const look = () => {
          const parts = [document.scrollingElement, ...document.querySelectorAll('.sc,[data-scroll]')];
          const now = parts.map(e => [e.scrollLeft, e.scrollTop]).join();
          same = now === last ? same + 1 : 0;
          last = now;
          same > 10 ? done() : requestAnimationFrame(look);
        };
        look();
      });
      """)
  }

  /// Puts a finger on an element, moves it by a distance in pixels in steps, and lifts it.
  ///
  /// - Parameters:
  ///   - start: The horizontal offset from the element's center where the finger comes down.
  ///   - pause: The time that it rests before it is lifted, so that there is no momentum.
  public func drag(
    _ element: Element, from start: Int = 0, by x: Int, _ y: Int, steps: Int = 5,
    pause: Duration = .zero
  ) async throws {
    var moves = Self.moves(by: x, y, steps: steps)
    moves.insert(
      ["type": "pause", "duration": .number(Double(pause / .milliseconds(1)))], at: moves.count - 1)
    try await point("touch", at: element, x: start, steps: moves)
  }
}

extension Element {
  /// Returns this element or its nearest ancestor that matches a CSS selector; `nil` if none does.
  public func closest(_ selector: String) async throws -> Element? {
    let found = try await browser.script(
      "return arguments[0].closest(arguments[1])", [json, .string(selector)])
    return found.isNull ? nil : try browser.element(found)
  }
}
