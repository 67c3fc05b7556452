import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the smallest app, from a tap to the updated page.
@Suite struct CounterTests {
  @Test(arguments: Viewport.both)
  func `taps on the counter's buttons raise and lower the count`(viewport: Viewport) async throws {
    let app = try await ServedApp.start("counter")
    try await Browser.run(.viewport(viewport)) { browser in
      try await browser.openLive(app.url.absoluteString)
      for _ in 0..<3 { try await browser.tap(.testID("more")) }
      try await browser.waitForCount("3")
      try await browser.tap(.testID("less"))
      try await browser.waitForCount("2")
      try await browser.expectAccessible("counter")
      try await browser.expectToFit("counter")
      try await browser.expectQuiet()
    }
    try await app.stop()
  }

  @Test func `two tabs count separately`() async throws {
    let app = try await ServedApp.start("counter")
    try await Browser.run { browser in
      try await browser.openLive(app.url.absoluteString)
      try await browser.click(.testID("more"))
      try await browser.waitForCount("1")
      let first = try await browser.tab
      try await browser.openTab(app.url)
      try await browser.waitForCount("0")
      try await browser.click(.testID("less"))
      try await browser.waitForCount("-1")
      try await browser.show(first)
      try await browser.waitForCount("1")
      try await browser.expectQuiet()
    }
    try await app.stop()
  }

  @Test func `after a broken connection the page continues with the same elements`() async throws {
    let app = try await ServedApp.start("counter")
    let link = try SlowLink(to: app.url)
    try await Browser.run { browser in
      try await browser.openLive(link.url.absoluteString)
      try await browser.click(.testID("more"))
      try await browser.waitForCount("1")
      try await browser.run("document.querySelectorAll('body *').forEach((e, i) => e.mark = i + 1)")
      link.cut()
      try await browser.waitFor(.css("#offline"))
      try await browser.click(.testID("more"))
      link.restore()
      try await browser.waitForCount("2")
      try await browser.waitGone(.css("#offline"))
      let isSame = try await browser.run(
        "return [...document.querySelectorAll('#screen, #screen *')].every(e => e.mark > 0)")
      #expect(isSame == true)
      try await browser.expectQuiet(ignoring: "WebSocket")
    }
    try await app.stop()
  }
}

extension Browser {
  func waitForCount(_ number: String) async throws {
    try await wait(
      until: "document.querySelector('[data-testid=count]')?.textContent === args[0]",
      .string(number))
  }
}
