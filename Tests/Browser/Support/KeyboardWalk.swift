import StrataBrowserTesting
import Testing

/// Moves through a page by Tab alone, and records the stops.
///
///     try await KeyboardWalk(browser).expectReachable("settings")
struct KeyboardWalk {
  let browser: Browser

  init(_ browser: Browser) { self.browser = browser }

  /// Expects that Tab reaches every control, that each stop is visible with a focus ring, and that
  /// it has a role and a name for screen readers.
  func expectReachable(
    _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    // Without motion, positions do not change during the check.
    try await browser.prefer(.light, reducedMotion: true)
    let count = try await browser.run(Self.begin).double ?? 0
    #expect(count > 0, "\(screen) has nothing to operate", sourceLocation: sourceLocation)
    var left: [String] = ["?"]
    // Once around, with a margin for stops in the browser's window.
    for _ in 0..<(Int(count) * 2 + 12) where !left.isEmpty {
      try await browser.press(.tab)
      left = try await browser.run(Self.look).array?.compactMap(\.string) ?? []
    }
    let faults = try await browser.run("return walk.faults").array?.compactMap(\.string) ?? ["?"]
    #expect(left == [], "\(screen): Tab does not lead there", sourceLocation: sourceLocation)
    #expect(faults == [], "\(screen)", sourceLocation: sourceLocation)
    try await browser.expectNamed(screen, sourceLocation: sourceLocation)
  }

  /// A script that starts a walk over the focusable elements: of a radio group the selected one,
  /// behind a dialog none.
  private static let begin = """
    document.activeElement?.blur();
    window.walk = {seen: new WeakSet(), faults: []};
    walk.all = () => {
      const top = document.querySelector('dialog:modal') ?? document;
      return [...top.querySelectorAll('a[href], button, input, select, textarea, summary, [tabindex]')]
        .filter(e => !e.disabled && e.tabIndex >= 0 && !e.closest('[inert]')
          && e.checkVisibility({visibilityProperty: true})
          && !(e.type === 'radio' && !e.checked
            && top.querySelector(`[name="${e.name}"]:checked`)));
    };
    // An outline of the element, of what is drawn over it, or of the box that represents it.
    walk.isDrawn = e => {
      const has = style => style.outlineStyle !== 'none' && parseFloat(style.outlineWidth) >= 2;
      const boxes = [e, e.parentElement, e.closest('label, .row, .search-box, .handle')];
      return boxes.some(box => box && (has(getComputedStyle(box))
        || has(getComputedStyle(box, '::after'))));
    };
    walk.isInSight = e => {
      const part = e.closest('label') ?? e, box = part.getBoundingClientRect();
      const x = Math.min(Math.max(box.left + box.width / 2, 1), innerWidth - 1);
      const y = box.height > innerHeight ? innerHeight / 2 : box.top + box.height / 2;
      const hit = document.elementFromPoint(x, y);
      return hit && (part.contains(hit) || hit.contains(part) || hit.closest('.row') === part.closest('.row'));
    };
    return walk.all().length;
    """

  /// A script that checks the focused element, and returns the elements that were not reached yet.
  private static let look = """
    const frame = () => new Promise(done => requestAnimationFrame(done));
    return frame().then(frame).then(() => {
      const e = document.activeElement;
      if (e && e !== document.body && !walk.seen.has(e)) {
        walk.seen.add(e);
        const name = e.outerHTML.slice(0, 120);
        if (!walk.isDrawn(e)) walk.faults.push(`no focus is drawn: ${name}`);
        if (!walk.isInSight(e)) walk.faults.push(`out of sight: ${name}`);
      }
      return walk.all().filter(e => !walk.seen.has(e)).map(e => e.outerHTML.slice(0, 120));
    });
    """
}

extension Browser {
  /// Expects that every control has a role and a name in the browser's accessibility tree.
  func expectNamed(
    _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let nodes = try await accessibilityTree().filter {
      $0.role != "RootWebArea" && ($0.isFocusable || Self.operated.contains($0.role))
    }
    #expect(!nodes.isEmpty, "\(screen)", sourceLocation: sourceLocation)
    let wrong = nodes.filter { $0.name.isEmpty || Self.meaningless.contains($0.role) }
    #expect(wrong == [], "\(screen): without a role or a name", sourceLocation: sourceLocation)
  }

  private static let operated: Set<String> = [
    "button", "link", "textbox", "searchbox", "combobox", "listbox", "checkbox", "radio", "switch",
    "slider", "spinbutton", "tab", "menuitem", "option", "DisclosureTriangle",
  ]
  private static let meaningless: Set<String> = ["", "generic", "none", "presentation", "Section"]

  /// Moves by Tab to a control and presses a key.
  ///
  /// - Parameter id: The identifier of the control, or of its container.
  func operate(
    _ id: String, by key: Key = .enter, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await tab(toControl: id, sourceLocation: sourceLocation)
    try await press(key)
  }

  func tab(
    toControl id: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let part = "[data-testid=\"\(id)\"]"
    try await waitFor(.css(part))
    try await tab(
      to: "\(part), \(part) :is(a, button, input, select, [tabindex])",
      sourceLocation: sourceLocation)
  }

  /// Moves by Tab to a tab of the app, and selects it.
  func operate(tab path: String) async throws {
    try await tab(to: ".tabs a[href^='\(path)']")
    try await press(.enter)
    try await wait(until: "location.pathname === args[0]", .string(path))
    try await waitUntilLive()
  }
}
