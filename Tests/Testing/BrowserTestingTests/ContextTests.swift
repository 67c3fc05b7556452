import Foundation
import StrataKitTesting
import Testing

@testable import StrataBrowserTesting

/// Tests that a test in a shared Chromium leaves no data and no settings to the next one.
@Suite struct ContextTests {
  private func inTurn(
    page content: String = "<button>Press</button>", script: String = "",
    _ tests: [(Browser) async throws -> Void]
  ) async throws {
    let site = try LocalSite([
      "/": LocalSite.page(content), "/page.js": script, "/page.css": "", "/worker.js": "",
    ])
    await BrowserPool.shared.enter(1)
    do {
      let options = BrowserOptions()
      let chromium = try await BrowserPool.shared.take(options.start)
      for test in tests {
        let browser = try await Browser.open(options, in: chromium)
        try await browser.open(site.url)
        try await test(browser)
        try await chromium.endContext(browser.context)
      }
      await chromium.quit()
    } catch {
      await BrowserPool.shared.leave(1)
      throw error
    }
    await BrowserPool.shared.leave(1)
  }

  @Test
  func `storage, cookies, caches and service workers of one test are deleted before the next`()
    async throws
  {
    let kept = """
      const [keys, workers] = await Promise.all([
        caches.keys(), navigator.serviceWorker.getRegistrations()]);
      return [localStorage.kept ?? '', sessionStorage.kept ?? '', document.cookie,
        keys.length, workers.length];
      """
    let read = "return (async () => { \(kept) })()"
    try await inTurn([
      { (browser) async throws in
        try await browser.run(
          """
          localStorage.kept = sessionStorage.kept = 'yes';
          document.cookie = 'kept=yes';
          return Promise.all([
            caches.open('kept'), navigator.serviceWorker.register('/worker.js')]).then(() => 1);
          """)
        #expect(try await browser.run(read) == ["yes", "yes", "kept=yes", 1, 1])
      },
      { (browser) async throws in
        #expect(try await browser.run(read) == ["", "", "", 0, 0])
      },
    ])
  }

  @Test func `permissions that one test grants or denies are reset before the next`() async throws {
    let state = "return navigator.permissions.query({name: args[0]}).then(it => it.state)"
    try await inTurn([
      { (browser) async throws in
        try await browser.setPositionPermission(.granted)
        try await browser.setNoticePermission(.denied)
        #expect(try await browser.run(state, "geolocation") == "granted")
        #expect(try await browser.run(state, "notifications") == "denied")
      },
      { (browser) async throws in
        #expect(try await browser.run(state, "geolocation") == "prompt")
        #expect(try await browser.run(state, "notifications") == "prompt")
      },
    ])
  }

  @Test
  func `a page has no viewport, colour scheme, time zone or network settings of an earlier test`()
    async throws
  {
    let look = """
      return [innerWidth, matchMedia('(prefers-color-scheme: dark)').matches, navigator.onLine,
        Intl.DateTimeFormat().resolvedOptions().timeZone];
      """
    try await inTurn([
      { (browser) async throws in
        try await browser.setViewport(.phone)
        try await browser.prefer(.dark)
        try await browser.setTimeZone("Asia/Tokyo")
        try await browser.setNetwork(offline: true)
        #expect(try await browser.run(look) == [390, true, false, "Asia/Tokyo"])
      },
      { (browser) async throws in
        #expect(try await browser.run(look) == [1280, false, true, "UTC"])
      },
    ])
  }

  @Test
  func `a mouse button held in one test is released, and the console cleared, before the next`()
    async throws
  {
    let script = """
      console.error('of each page');
      addEventListener('pointermove', e => document.body.dataset.buttons = e.buttons);
      """
    try await inTurn(
      script: script,
      [
        { (browser) async throws in
          try await browser.hold(.css("button"))
          #expect(try await browser.consoleErrors().count == 1)
        },
        { (browser) async throws in
          try await browser.hover(.css("button"))
          try await browser.wait(until: "document.body.dataset.buttons === '0'")
          #expect(try await browser.consoleErrors().count == 1)
        },
      ])
  }

  @Test
  func `Chromium's console error about push in incognito mode is left out of the page's errors`()
    async throws
  {
    let script = """
      console.error('Chrome currently does not support the Push API in incognito mode');
      console.error('of the page');
      """
    try await inTurn(
      script: script,
      [
        { (browser) async throws in
          let errors = try await browser.consoleErrors()
          #expect(errors.count == 1 && errors.allSatisfy { $0.text.contains("of the page") })
        }
      ])
  }

  @Test func `a download is saved in the folder of the running test, not of an earlier one`()
    async throws
  {
    let folders = [try TemporaryFolder(), try TemporaryFolder()]
    let link = "<a href='data:text/plain,words' download='words.txt'>Take</a>"
    func take(_ browser: Browser, into folder: TemporaryFolder) async throws {
      try await browser.download(to: folder.url)
      try await browser.click(.css("a"))
      let file = folder.url.appendingPathComponent("words.txt")
      // Chromium renames the file when it is complete.
      let deadline = Deadline.after(patience)
      while !FileManager.default.fileExists(atPath: file.path) && !deadline.hasPassed {
        await Task.yield()
      }
      #expect(FileManager.default.fileExists(atPath: file.path))
    }
    try await inTurn(
      page: link,
      [
        { (browser) async throws in
          try await take(browser, into: folders[0])
          try FileManager.default.removeItem(at: folders[0].url.appendingPathComponent("words.txt"))
        },
        { (browser) async throws in
          try await take(browser, into: folders[1])
          #expect(try FileManager.default.contentsOfDirectory(atPath: folders[0].url.path) == [])
        },
      ])
  }

  @Test func `a new tab shares the cookies of its test's browser context and of no other`()
    async throws
  {
    try await inTurn([
      { (browser) async throws in
        let address = try #require(URL(string: try await browser.url))
        try await browser.setCookie("mine", "1")
        try await browser.openTab(address)
        #expect(try await browser.cookies().contains { $0.name == "mine" })
      },
      { (browser) async throws in
        let address = try #require(URL(string: try await browser.url))
        try await browser.openTab(address)
        #expect(try await !browser.cookies().contains { $0.name == "mine" })
      },
    ])
  }
}
