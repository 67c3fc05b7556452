import StrataBrowserTesting
import Testing

/// Tests of the app at twice the browser's text size.
@Suite(.timeLimit(.minutes(30))) struct LargeTextTests {
  /// Further screens, of which most have long texts.
  private static let screens = [
    ("/settings/privacy", "privacy.page", "privacy"), ("/settings/rain", "rain.empty", "rain"),
    ("/favorites/compare", "comparison.temperatures", "comparison"),
  ]

  @Test(arguments: ["en", "es", "ar", "de"])
  func `no word is broken at twice the text size`(language: String) async throws {
    var options = BrowserOptions.viewport(.phone)
    options.textSize = 32
    options.languages = language
    try await WeDaUnderTest.browse(options) { weda, browser in
      try await browser.fill(weda)
      try await browser.expectWholeWords("details")
      for (path, id, screen) in LanguageTests.screens + Self.screens {
        try await browser.openLive(weda.page(path))
        try await browser.waitFor(testID: id)
        // A list below the page loads once it is in sight.
        try await browser.wait(until: "!document.querySelector('.page:not(.away) .spin')")
        try await browser.expectWholeWords(screen)
      }
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: [16, 32])
  func `the controls of an edited favourite cover neither each other nor its name`(textSize: Int)
    async throws
  {
    var options = BrowserOptions.viewport(.phone)
    options.textSize = textSize
    try await WeDaUnderTest.browse(options) { weda, browser in
      try await browser.fill(weda)
      try await browser.openLive(weda.page("/favorites"))
      try await browser.click(.css(".page:not(.away) [data-testid='favorites.edit']"))
      try await browser.waitFor(.css(".row:last-child .handle"))
      try await browser.expectWholeWords("favorites, edited")
      let covered = try await browser.run(Self.covered).array?.compactMap(\.string)
      #expect(covered == [])
    }
  }

  @Test(arguments: ["en", "pt", "fr"])
  func `the prompt of the search and the times of a rule are whole at twice the text size`(
    language: String
  ) async throws {
    var options = BrowserOptions.viewport(.phone)
    options.textSize = 32
    options.languages = language
    try await WeDaUnderTest.browse(options) { weda, browser in
      try await browser.fill(weda)
      try await browser.openLive(weda.page("/"))
      // The styles of a search are loaded after the page.
      try await browser.wait(
        until: "getComputedStyle(document.querySelector('.search-box .i')).display === 'none'")
      for width in [390, 360] {
        try await browser.setViewport(Viewport(width: width, height: 844, isMobile: true))
        #expect(try await browser.run(Self.promptFits) == true, "\(width)")
      }
      try await browser.openLive(weda.page("/settings/rain"))
      try await browser.click(.testID("rain.add"))
      try await browser.waitFor(testID: "rain.save")
      #expect(try await browser.run(Self.smallTimes) == 0)
      try await browser.expectQuiet()
    }
  }

  /// Returns whether the search field is at least as wide as its prompt.
  private static let promptFits = """
    const field = document.querySelector('.search-box input');
    const pen = document.createElement('canvas').getContext('2d');
    pen.font = getComputedStyle(field).font;
    return pen.measureText(field.placeholder).width <= field.clientWidth;
    """

  /// The number of times that are smaller than the text of the page, or reach over their row.
  private static let smallTimes = """
    const text = parseFloat(getComputedStyle(document.body).fontSize);
    const times = [...document.querySelectorAll('input[type=time]')];
    if (times.length !== 3) return -1;
    return times.filter(it => parseFloat(getComputedStyle(it).fontSize) < text
      || it.scrollWidth > it.clientWidth + 1
      || it.getBoundingClientRect().right > it.closest('.row').getBoundingClientRect().right).length;
    """

  /// The names of the rows in which two of the name, the button to rename and the handle overlap.
  private static let covered = """
    return [...document.querySelectorAll('.row:has(.handle)')].filter(row => {
      const boxes = [...row.querySelectorAll('.t, [data-testid*=rename], .handle')]
        .map(it => it.getBoundingClientRect());
      return boxes.some((one, at) => boxes.slice(at + 1).some(other => one.left < other.right - 1
        && other.left < one.right - 1 && one.top < other.bottom - 1 && other.top < one.bottom - 1));
    }).map(row => row.innerText);
    """
}

extension Browser {
  /// Expects that each word is on one line, on a phone and on a narrower one, and that no tab's
  /// name is clipped.
  func expectWholeWords(
    _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    for width in [390, 360] {
      try await setViewport(Viewport(width: width, height: 844, isMobile: true))
      let broken = try await run(Self.brokenWords).array?.compactMap(\.string)
      #expect(broken == [], "\(screen) at \(width)", sourceLocation: sourceLocation)
      let cut = try await run(Self.cutTabs).array?.compactMap(\.string)
      #expect(cut == [], "\(screen) at \(width)", sourceLocation: sourceLocation)
    }
    try await setViewport(.phone)
  }

  private static let brokenWords = """
    const found = [], range = document.createRange();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const node = texts.currentNode, owner = node.parentElement;
      if (owner.closest('script, style, noscript, option, [inert], .map, .vh')) continue;
      if (!owner.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
      for (const word of node.data.matchAll(/[\\p{L}\\p{N}]+/gu)) {
        // Chinese and Japanese lines may end after any character.
        if (/[\\p{Script=Han}\\p{Script=Kana}\\p{Script=Hira}]/u.test(word[0])) continue;
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const tops = [...range.getClientRects()].filter(it => it.width > 0).map(it => it.top);
        if (Math.max(...tops) - Math.min(...tops) > 4) found.push(word[0]);
      }
    }
    return found;
    """

  private static let cutTabs = """
    return [...document.querySelectorAll('.tab .t')]
      .filter(it => it.scrollWidth > it.clientWidth).map(it => it.textContent);
    """
}
