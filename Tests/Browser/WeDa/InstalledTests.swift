import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of WeDa as an installed app, which is stored for use offline.
@Suite struct InstalledTests {
  private func waitForWorker(_ browser: Browser) async throws {
    try await browser.run(
      """
      navigator.serviceWorker.ready.then(async () => {
        while (!(await (await caches.open('pages')).keys()).length) {
          await new Promise((done) => setTimeout(done, 20));
        }
        globalThis.isKept = true;
      });
      """)
    try await browser.wait(until: "globalThis.isKept && navigator.serviceWorker.controller")
  }

  @Test(arguments: Viewport.both)
  func `over plain HTTP the page shows a dismissible note that installing requires TLS`(
    viewport: Viewport
  ) async throws {
    var options = BrowserOptions.viewport(viewport)
    options.hostNames = ["weather.test"]
    try await WeDaUnderTest.browse(options) { weda, browser in
      let page = weda.page("/").replacingOccurrences(of: "127.0.0.1", with: "weather.test")
      try await browser.openLive(page)
      let words = try await browser.waitFor(.css("#update p")).text
      #expect(words.contains("can be installed") && words.contains("--tls-cert"), "\(words)")
      #expect(words.filter { $0 == "." }.count == 1, "one sentence: \(words)")
      try await browser.expectAccessible("insecure")
      try await browser.expectToFit("insecure")
      try await browser.click(.css("#update button"))
      try await browser.waitGone(.css("#update"))
      try await browser.openLive(page)
      #expect(try await browser.findAll(.css("#update")).isEmpty)
    }
  }

  @Test(.mission("W-18"), arguments: Viewport.both)
  func `while the server is down, a visited page opens with its age, and reconnects by itself`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openDetails(weda)
      try await waitForWorker(browser)
      try await browser.openDetails(weda)
      let address = weda.page(Browser.london)
      _ = try await weda.app.kill()
      try await browser.open(address)
      try await browser.waitFor(testID: "details.temperature")
      try await browser.wait(until: "document.body.dataset.kept")
      try await browser.wait(
        until: "document.getElementById('offline')?.textContent.includes('this minute')")
      try await weda.app.restart()
      try await browser.waitUntilLive()
      try await browser.wait(until: "!document.documentElement.classList.contains('offline')")
    }
  }
}
