import StrataBrowserTesting
import Testing

extension Browser {
  /// Expects that all text of the page is readable: none is clipped by its box or by the page's
  /// edges. Text that can be scrolled to is not clipped, and the name of the page before may give
  /// way to a title beside it that is shown.
  func expectUnclipped(
    _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    #expect(try await clipped() == [], "\(screen)", sourceLocation: sourceLocation)
  }

  /// Returns the clipped texts, each with the reason.
  func clipped() async throws -> [String] {
    try await run(Self.clipped).array?.compactMap(\.string) ?? ["no answer"]
  }

  private static let clipped = """
    const found = [], range = document.createRange();
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const scrolls = value => value === 'auto' || value === 'scroll';
    while (words.nextNode()) {
      const node = words.currentNode, owner = node.parentElement;
      if (!node.data.trim() || owner.closest('script, style, noscript, option, [inert]')) continue;
      // On every map the edge cuts names of places.
      if (owner.closest('.map-town')) continue;
      if (!owner.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
      range.selectNodeContents(node);
      for (const text of range.getClientRects()) {
        if (text.width < 2 || text.height < 2) continue;
        let scrollsAcross = false, reason = '';
        for (let box = owner; box && box !== document.body; box = box.parentElement) {
          const style = getComputedStyle(box), frame = box.getBoundingClientRect();
          // A box of one pixel holds words for those who listen.
          if (frame.width <= 2 || frame.height <= 2 || style.clipPath !== 'none') {
            reason = ''; scrollsAcross = true; break;
          }
          if (scrolls(style.overflowX)) scrollsAcross = true;
          else if (style.overflowX !== 'visible' && !scrollsAcross
            && (text.left < frame.left - 1 || text.right > frame.right + 1)) reason = 'across';
          if (scrolls(style.overflowY)) break;
          if (style.overflowY !== 'visible'
            && (text.top < frame.top - 3 || text.bottom > frame.bottom + 3)) reason = 'down';
        }
        if (!scrollsAcross && (text.left < -1 || text.right > innerWidth + 1)) reason = 'edge';
        // The name of the page before is either whole or, without room, not seen at all.
        const back = owner.closest('.nb-back')?.getBoundingClientRect();
        if (back && text.top >= back.bottom - 2) reason = '';
        if (reason) { found.push(`${reason}: ${node.data.trim().slice(0, 40)}`); break; }
      }
    }
    return found.slice(0, 8);
    """

  /// Returns the controls without an identifier for tests.
  func unidentified() async throws -> [String] {
    try await run(
      """
      const all = document.querySelectorAll(
        'button, a[href], input, select, textarea, summary, [role=button], [role=option]');
      return [...all].filter(it => it.checkVisibility() && !it.closest('[inert]')
          && !it.closest('[data-testid]') && !it.querySelector('[data-testid]'))
        .map(it => it.outerHTML.slice(0, 120));
      """
    ).array?.compactMap(\.string) ?? []
  }
}
