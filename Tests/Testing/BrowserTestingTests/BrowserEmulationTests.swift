import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

@Suite struct BrowserEmulationTests {
  private func matches(_ browser: Browser, _ query: String) async throws -> Bool {
    try await browser.run("return matchMedia(args[0]).matches", .string(query)).bool ?? false
  }

  @Test func `a phone is emulated with a viewport of 390 by 844 points`() async throws {
    let bare = ["/bare": "<title>No viewport tag</title>"]
    try await LocalSite.browse("", options: .viewport(.phone), more: bare) { browser, site in
      #expect(try await browser.run("return [innerWidth, innerHeight]") == [390, 844])
      #expect(try await matches(browser, "(pointer: coarse)"))
      try await browser.open(site.url("/bare"))
      #expect(try await browser.run("return document.documentElement.clientWidth") == 980)
      try await browser.open(site.url)
      try await browser.setViewport(Viewport(width: 1280, height: 800, scale: 2))
      let size = try await browser.run("return [innerWidth, innerHeight, devicePixelRatio]")
      #expect(size == [1280, 800, 2])
    }
  }

  @Test func `dark mode and reduced motion reach the page`() async throws {
    try await LocalSite.browse("") { browser, _ in
      #expect(try await !matches(browser, "(prefers-color-scheme: dark)"))
      try await browser.prefer(.dark, reducedMotion: true, moreContrast: true)
      #expect(try await matches(browser, "(prefers-color-scheme: dark)"))
      #expect(try await matches(browser, "(prefers-reduced-motion: reduce)"))
      #expect(try await matches(browser, "(prefers-contrast: more)"))
      try await browser.prefer(.light)
      #expect(try await !matches(browser, "(prefers-reduced-motion: reduce)"))
    }
  }

  @Test func `the reader's text size, language and time zone reach the page`() async throws {
    var options = BrowserOptions()
    options.textSize = 32
    options.languages = "de-DE,de"
    let style = "p { font-size: 1.5rem }"
    try await LocalSite.browse("<p>Big</p>", style: style, options: options) { browser, site in
      let size = try await browser.run(
        "return getComputedStyle(document.querySelector('p')).fontSize")
      #expect(size == "48px")
      try await browser.setTimeZone("Asia/Tokyo")
      let zone = try await browser.run("return Intl.DateTimeFormat().resolvedOptions().timeZone")
      #expect(zone == "Asia/Tokyo")
      try await browser.open(site.url("/request"))
      let request = try await browser.text
      #expect(request.contains("Accept-Language: de-DE"))
    }
  }

  @Test func `with scripts turned off the page has the content that the server sent`() async throws
  {
    var options = BrowserOptions()
    options.runsScripts = false
    let script = "document.querySelector('p').textContent = 'Changed'"
    try await LocalSite.browse("<p>As sent</p>", script: script, options: options) { browser, _ in
      let text = try await browser.find(.css("p")).text
      #expect(text == "As sent")
    }
  }

  @Test func `offline requests fail until the network is back`() async throws {
    try await LocalSite.browse("") { browser, _ in
      let fetch = "return fetch('/').then(r => r.status, () => 'failed')"
      try await browser.setNetwork(offline: true)
      #expect(try await browser.run(fetch) == "failed")
      #expect(try await browser.run("return navigator.onLine") == false)
      try await browser.setNetwork()
      #expect(try await browser.run(fetch) == 200)
    }
  }

  @Test func `an emulated network latency of 200 ms delays requests by that time`() async throws {
    try await LocalSite.browse("") { browser, _ in
      try await browser.setNetwork(latency: .milliseconds(200))
      let took = try await browser.run(
        "const start = performance.now(); return fetch('/').then(() => performance.now() - start)")
      #expect((took.double ?? 0) > 190)
    }
  }

  @Test func `screenshots are PNG files of the viewport or of the full page`() async throws {
    let folder = try TemporaryFolder()
    let style = "div { height: 3000px }"
    try await LocalSite.browse("<div></div>", style: style, options: .viewport(.phone)) {
      browser, _ in
      let file = folder.url.appendingPathComponent("new/shot.png")
      try await browser.screenshot(to: file)
      #expect(pngSize(Array(try Data(contentsOf: file))) == [390, 844])
      let size = pngSize(try await browser.screenshot(fullPage: true))
      #expect(size.count == 2 && size[0] == 390 && size[1] > 3000)
    }
  }

  private func pngSize(_ bytes: [UInt8]) -> [Int] {
    guard bytes.starts(with: [0x89, 0x50, 0x4e, 0x47]), bytes.count > 24 else { return [] }
    return [bytes[16..<20], bytes[20..<24]].map { $0.reduce(0) { $0 << 8 | Int($1) } }
  }
}
