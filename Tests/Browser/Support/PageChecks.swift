import StrataBrowserTesting
import Testing

extension Browser {
  /// Expects that axe-core finds no issues on the page in light, and none of colours in dark, where
  /// nothing else differs.
  func expectAccessible(
    _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await expectAccessible(screen, in: .light, sourceLocation: sourceLocation)
    try await expectAccessible(screen, in: .dark, .colors, sourceLocation: sourceLocation)
  }

  /// Expects that axe-core finds no issues on the page in light or in dark.
  func expectAccessible(
    _ screen: String, in appearance: Appearance, _ rules: AxeRules = .all,
    sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await show(in: appearance)
    try await keepPicture(of: screen, appearance)
    for violation in try await axeViolations(rules) {
      Issue.record(
        "\(screen), \(appearance.rawValue): \(violation)", sourceLocation: sourceLocation)
    }
  }

  /// Expects that axe-core finds no issues and that nothing scrolls sideways: in light, in dark,
  /// and from right to left, which is set on the page without changing its texts. There, too, only
  /// what is seen can differ.
  func expectAccessibleEveryWay(
    _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    try await expectAccessible(screen, sourceLocation: sourceLocation)
    try await expectToFit(screen, sourceLocation: sourceLocation)
    try await run("document.documentElement.dir = 'rtl'")
    try await expectAccessible(
      "\(screen), right to left", in: .light, .colors, sourceLocation: sourceLocation)
    try await expectToFit("\(screen), right to left", sourceLocation: sourceLocation)
    try await run("document.documentElement.removeAttribute('dir')")
  }

  /// Sets light or dark, and waits until the page is drawn.
  func show(in appearance: Appearance) async throws {
    try await prefer(appearance, reducedMotion: true)
    try await run(
      """
      const frame = () => new Promise(done => requestAnimationFrame(done));
      // What is animated by scrolling takes its new colours only when the page scrolls.
      const at = scrollY;
      scrollTo(0, 0);
      return frame().then(() => scrollTo(0, at)).then(frame).then(frame).then(() => true);
      """)
  }

  /// Expects that nothing scrolls sideways, and that no button of a bar and no text that does not
  /// scroll is outside the window.
  func expectToFit(
    _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let widths = try await run(
      "const e = document.scrollingElement; return [e.scrollWidth, e.clientWidth]")
    let wide = widths.array?.compactMap(\.double) ?? []
    #expect(
      wide.count == 2 && wide[0] <= wide[1], "\(screen) scrolls sideways: \(wide)",
      sourceLocation: sourceLocation)
    let beside = try await run(
      """
      return [...document.querySelectorAll('.nb :is(a, button)')].filter(button => {
        const box = button.getBoundingClientRect();
        return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1);
      }).map(button => button.getAttribute('aria-label') ?? button.textContent);
      """)
    let names = beside.array?.compactMap(\.string) ?? []
    #expect(
      names.isEmpty, "\(screen) has buttons beside the window", sourceLocation: sourceLocation)
    let cut = try await run(
      """
      // A map's labels move with the map, so that the edge may cut one off.
      const scrolls = e => ['auto', 'scroll'].includes(getComputedStyle(e).overflowX)
        || e.classList.contains('map');
      const inScroller = e => e && e !== document.body && (scrolls(e) || inScroller(e.parentElement));
      return [...document.querySelectorAll('.page:not(.away) .t')].filter(text => {
        const box = text.getBoundingClientRect();
        return box.width > 0 && (box.left < -1 || box.right > innerWidth + 1)
          && text.checkVisibility() && !text.closest('.vh') && !inScroller(text.parentElement);
      }).map(text => text.textContent);
      """)
    #expect(
      (cut.array ?? []).isEmpty, "\(screen) has text beside the window",
      sourceLocation: sourceLocation)
  }

  /// Expects that the console has no errors so far.
  ///
  /// - Parameter ignoring: A part of the messages that the test causes on purpose, such as the
  ///   browser's message about a stopped server.
  func expectQuietConsole(
    ignoring expected: String? = nil, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for message in try await consoleErrors() {
      // After a broken connection Chromium may report this for a stopped server.
      let text = message.text.replacing("ERR_SOCKET_NOT_CONNECTED", with: "ERR_CONNECTION_CLOSED")
      if let expected, text.contains(expected) { continue }
      Issue.record("on the console: \(message)", sourceLocation: sourceLocation)
    }
  }
}
