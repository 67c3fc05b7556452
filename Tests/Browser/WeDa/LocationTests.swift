import Foundation
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the device's position, with a real browser's geolocation.
@Suite struct LocationTests {
  /// A position as precise as a phone's; no part of it may appear anywhere.
  private static let spot = (latitude: 51.63457, longitude: -0.17689)
  private static let traces = ["51.63", "-0.17", "0.1769"]

  /// Returns everything that the page contains and has fetched.
  private func everything(_ browser: Browser) async throws -> String {
    let text = try await browser.run(
      """
      return document.documentElement.outerHTML + location.href
        + performance.getEntriesByType('resource').map((it) => it.name).join(' ')
        + JSON.stringify(sessionStorage) + JSON.stringify(localStorage);
      """)
    return text.string ?? ""
  }

  private func expectNoTrace(_ browser: Browser) async throws {
    let all = try await everything(browser)
    for trace in Self.traces { #expect(!all.contains(trace), "\(trace) is on the page") }
  }

  private func allow(_ weda: WeDaUnderTest, _ browser: Browser) async throws {
    try await browser.openLive(weda.page("/"))
    try await browser.setPositionPermission(.granted)
    try await browser.move(latitude: Self.spot.latitude, longitude: Self.spot.longitude)
    try await browser.click(.testID("location.use"))
    try await browser.click(.testID("location.allow"))
    try await browser.waitFor(testID: "location.here")
  }

  @Test(
    .mission("W-02", "W-44", "W-45", "W-199", "W-236", "W-237"), arguments: Viewport.both)
  func `allowing location shows the weather there and leaves no trace of the position`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      let scripts = "performance.getEntriesByType('resource').filter(e => /device.js/.test(e.name))"
      let before = try await browser.run("return \(scripts).length")
      #expect(before == 0, "the script is not loaded before a click")
      try await allow(weda, browser)
      try await expectNoTrace(browser)
      try await browser.expectAccessible("own place")
      try await browser.click(.testID("location.here"))
      try await browser.waitFor(testID: "details.temperature")
      let path = try await browser.run("return location.pathname + location.search")
      #expect(path == "/here")
      try await expectNoTrace(browser)
      try await browser.openLive(weda.page("/"))
      try await browser.waitFor(testID: "location.here")
      let told = await weda.simulator.requests.entries.map { "\($0)" }.joined()
      #expect(told.contains("51.63") && !told.contains("51.634"))
      let output = weda.app.output + weda.app.errors
      for trace in Self.traces { #expect(!output.contains(trace), "\(trace) was printed") }
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-47", "W-178"))
  func `a refusal of location is explained, and no offer appears after a reload`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.setPositionPermission(.denied)
      try await browser.click(.testID("location.use"))
      try await browser.waitFor(testID: "location.allow")
      try await browser.expectAccessible("location sheet")
      try await browser.click(.testID("location.allow"))
      let problem = try await browser.waitFor(testID: "location.problem")
      #expect(try await problem.text.contains("Location is not allowed"))
      try await browser.click(.testID("location.searchInstead"))
      try await browser.openLive(weda.page("/"))
      try await browser.waitFor(testID: "search.empty")
      let offers = try await browser.findAll(.testID("location.offer")).count
      #expect(offers == 0)
      try await browser.openLive(weda.page("/settings"))
      try await browser.waitFor(testID: "location.use")
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-178"))
  func `over plain HTTP the page explains why location is unavailable`()
    async throws
  {
    var options = BrowserOptions.viewport(.phone)
    options.hostNames = ["weather.test"]
    try await WeDaUnderTest.browse(options) { weda, browser in
      let page = weda.page("/").replacingOccurrences(of: "127.0.0.1", with: "weather.test")
      try await browser.openLive(page)
      let isSecure = try await browser.run("return isSecureContext")
      #expect(isSecure == false)
      try await browser.click(.testID("location.use"))
      try await browser.click(.testID("location.allow"))
      let problem = try await browser.waitFor(testID: "location.problem")
      #expect(try await problem.text.contains("No location without a secure connection"))
      #expect(try await browser.find(.testID("location.secure")).text.contains("--tls-cert"))
      try await browser.expectToFit("insecure")
      try await browser.click(.testID("location.searchInstead"))
      try await browser.search(for: "London")
      // The browser logs that it ignores this header without HTTPS.
      try await browser.expectQuiet(ignoring: "Cross-Origin-Opener-Policy")
    }
  }

  @Test(.mission("W-237")) func `two devices do not see each other's location`() async throws {
    try await WeDaUnderTest.run { weda in
      try await Browser.runTwo { one, other in
        try await allow(weda, one)
        try await other.openLive(weda.page("/"))
        try await other.waitFor(testID: "location.offer")
        try await other.openLive(weda.page("/here"))
        let error = try await other.waitFor(testID: "app.error")
        #expect(try await error.text.contains("Your location is not known"))
        try await expectNoTrace(other)
      }
    }
  }

  @Test func `turning the position off in the settings deletes it`() async throws {
    try await WeDaUnderTest.browse { weda, browser in
      try await allow(weda, browser)
      try await browser.openLive(weda.page("/settings"))
      try await browser.click(.testID("location.stop"))
      try await browser.waitFor(testID: "location.use")
      let secrets = weda.app.dataFolder.appendingPathComponent("secrets")
      let left = try FileManager.default.subpathsOfDirectory(atPath: secrets.path)
      #expect(!left.contains { $0.hasSuffix(".sealed") })
      try await browser.openLive(weda.page("/here"))
      try await browser.waitFor(testID: "app.error")
    }
  }
}
