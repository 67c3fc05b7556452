import SimulatorKit
import StrataBrowserTesting
import Testing

/// Tests of every screen in both sizes, in light and dark, at twice the text size and at a zoom of
/// 400 %: axe-core's result, whether it fits, and its picture.
@Suite struct ScreenTests {
  @Test(arguments: ScreenLook.Kind.allCases)
  func `the screens before the first search are accessible and fit the window`(
    kind: ScreenLook.Kind
  )
    async throws
  {
    try await WeDaUnderTest.browse(kind.options) { weda, browser in
      let look = ScreenLook(kind: kind, browser: browser)
      try await browser.openLive(weda.page("/"))
      try await browser.waitFor(testID: "search.empty")
      try await look.at("home-empty")
      try await browser.type("Spr", into: Browser.searchField)
      try await browser.waitFor(Browser.suggestion)
      try await browser.press(.arrowDown)
      try await look.at("suggestions")
      try await browser.openLive(weda.page("/favorites"))
      try await browser.waitFor(testID: "favorites.empty")
      try await look.at("favorites-empty")
      try await browser.openLive(weda.page("/history"))
      try await browser.waitFor(testID: "history.empty")
      try await look.at("history-empty")
      try await browser.openLive(weda.page("/settings"))
      try await browser.waitFor(testID: "settings.units")
      try await look.at("settings")
      await weda.simulator.faults.add(Fault(.status(500), at: "/data/2.5"))
      try await browser.openLive(weda.page(Browser.london))
      try await browser.waitFor(testID: "app.error")
      try await look.at("error")
    }
  }

  @Test(arguments: ScreenLook.Kind.allCases)
  func `the screens after a search are accessible and fit the window`(kind: ScreenLook.Kind)
    async throws
  {
    try await WeDaUnderTest.browse(kind.options) { weda, browser in
      let look = ScreenLook(kind: kind, browser: browser)
      try await browser.fill(weda)
      try await look.at("details")
      try await browser.run(
        """
        const day = document.querySelector("[data-testid^='details.day.']");
        scrollBy(0, day.getBoundingClientRect().top - 120);
        """)
      try await look.at("forecast")
      for (path, id, screen) in [
        ("/", "search.recent", "home"), ("/favorites", "favorites.list", "favorites"),
        ("/map", "map.list", "map"),
        ("/settings/rain", "rain.empty", "rain-rules"),
        // The last one: its button opens the alert.
        ("/history", "history.list", "history"),
      ] {
        try await browser.openLive(weda.page(path))
        try await browser.waitFor(testID: id)
        // A page below in the stack, which is hidden, may not have loaded yet.
        try await browser.wait(until: "!document.querySelector('.page:not(.away) .spin')")
        try await look.at(screen)
      }
      try await browser.click(.testID("history.clear"))
      try await browser.waitFor(.css("dialog[open] h2"))
      try await look.at("alert")
    }
  }

  @Test(arguments: ScreenLook.Kind.allCases)
  func `the screens of demo data are accessible and fit the window`(kind: ScreenLook.Kind)
    async throws
  {
    let app = try await ServedApp.start("weda", arguments: ["-provider", "demo"])
    try await Browser.run(kind.options) { browser in
      let look = ScreenLook(kind: kind, browser: browser)
      try await browser.openLive(app.url.absoluteString)
      try await browser.waitFor(testID: "app.demoBanner")
      try await look.at("demo")
      try await browser.click(.testID("app.demoHelp"))
      try await browser.waitFor(testID: "app.demoHelp.done")
      try await look.at("demo-help")
    }
    try await app.stop()
  }
}

extension Browser {
  /// Searches for two places and adds both to the favourites; ends on the second one's page.
  func fill(_ weda: WeDaUnderTest) async throws {
    for name in ["Tokyo", "London"] {
      try await openLive(weda.page("/"))
      try await search(for: name)
      try await click(.testID("details.star"))
      try await waitFor(.css("[data-testid='details.star'][aria-pressed=true]"))
    }
  }
}
