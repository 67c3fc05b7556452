import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests that pages have addresses: the browser's buttons work, and links can be opened anywhere.
@Suite struct AddressTests {
  @Test(arguments: Viewport.both)
  func `Back and Forward move between pages`(viewport: Viewport) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.search(for: "London")
      try await browser.back()
      try await browser.waitFor(Browser.searchField)
      try await browser.waitGone(.testID("details.temperature"))
      #expect(try await browser.url == weda.page("/"))
      try await browser.forward()
      try await browser.waitFor(testID: "details.temperature")
      #expect(try await browser.url == weda.page(Browser.london))
      try await browser.click(.testID("BackButton"))
      try await browser.waitFor(Browser.searchField)
      try await browser.wait(until: "location.pathname === '/'")
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: Viewport.both)
  func `reloading restores the page, and its URL opens it in another browser`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.run { weda in
      try await Browser.run(.viewport(viewport)) { browser in
        try await browser.openLive(weda.page("/"))
        try await browser.search(for: "London")
        try await browser.reload()
        try await browser.waitFor(testID: "details.temperature")
        #expect(try await browser.url == weda.page(Browser.london))
        #expect(try await browser.title == "London")
        try await browser.expectQuiet()
      }
      try await Browser.run(.viewport(viewport)) { stranger in
        try await stranger.openDetails(weda)
        #expect(try await stranger.title == "London")
        #expect(try await stranger.texts(.css(".page:not(.away) h1")) == ["London"])
        try await stranger.click(.testID("BackButton"))
        try await stranger.waitFor(Browser.searchField)
        try await stranger.expectQuiet()
      }
    }
  }

  /// Waits until the browser has the address of a tab, and the tab is selected.
  private func shows(_ path: String, _ browser: Browser) async throws {
    try await browser.wait(
      until: """
        location.pathname === args[0]
          && document.querySelector('.tab[aria-current=page]').pathname === args[0]
        """, .string(path))
  }

  @Test func `each tab has an address, and Back returns to the previous one`() async throws {
    try await WeDaUnderTest.browse { weda, browser in
      try await browser.openLive(weda.page("/"))
      for path in ["/favorites", "/history", "/settings"] {
        try await browser.choose(tab: path)
        try await shows(path, browser)
      }
      for path in ["/history", "/favorites", "/"] {
        try await browser.back()
        try await shows(path, browser)
      }
      try await browser.forward()
      try await shows("/favorites", browser)
      try await browser.openLive(weda.page("/history"))
      try await browser.waitFor(testID: "history.empty")
      try await browser.expectQuiet()
    }
  }

  @Test func `pages contain their content and links without JavaScript`() async throws {
    var options = BrowserOptions()
    options.runsScripts = false
    try await WeDaUnderTest.run { weda in
      try await Browser.run(.viewport(.desktop)) { try await $0.openDetails(weda) }
      try await Browser.run(options) { browser in
        try await browser.open(weda.page(Browser.london))
        #expect(try await browser.find(.css(".page:not(.away) h1")).text == "London")
        #expect(try await browser.find(.testID("details.temperature")).text.contains("°"))
        for path in ["/favorites", "/history", "/settings", "/"] {
          let link = try await browser.find(.css(".tabs a[href='\(path)']"))
          let target = try await link.property("href").string
          try await browser.run("args[0].click()", link.json)
          try await browser.open(target ?? "")
          #expect(try await !browser.find(.css(".page:not(.away) h1")).text.isEmpty)
          #expect(try await browser.url == weda.page(path))
        }
      }
    }
  }

  @Test func `an Arabic reader gets a page from right to left`() async throws {
    var options = BrowserOptions.viewport(.phone)
    options.languages = "ar,en"
    try await WeDaUnderTest.browse(options) { weda, browser in
      try await browser.openDetails(weda)
      let page = try await browser.find(.css("html"))
      #expect(try await page.attribute("dir") == "rtl")
      #expect(try await page.attribute("lang") == "ar")
      let back = try await browser.find(.testID("BackButton")).frame
      #expect(back.x > 195)
      try await browser.expectAccessible("Arabic details")
      try await browser.expectToFit("Arabic details")
      try await browser.expectQuiet()
    }
  }
}
