import SimulatorKit
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests that each error has a message, and a retry if it may help.
@Suite struct ErrorTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var title: String
    var fault: Fault.Kind?
    var apiKey = WeDaUnderTest.key
    var path = Browser.london
    var canRetry = true
    var testDescription: String { title }
  }

  static let cases = [
    Case(title: "No such place", path: "/city/atlantis-xx", canRetry: false),
    Case(title: "The API key was refused", apiKey: "wrong", canRetry: false),
    Case(
      title: "The API key is not active yet", apiKey: "ffffffffffffffffffffffffffffffff"),
    Case(title: "Too many requests", fault: .status(429), canRetry: false),
    Case(title: "The weather service is down", fault: .status(500)),
    Case(title: "Unreadable answer", fault: .malformed),
    Case(title: "Unreadable answer", fault: .wrongTypes),
    Case(title: "No such place", fault: .status(404), canRetry: false),
  ]

  @Test(.mission("W-174", "W-175"), arguments: cases)
  func `each error shows its title, and a retry only if it could help`(
    error: Case
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(.phone), apiKey: error.apiKey) { weda, browser in
      if let fault = error.fault { await weda.simulator.faults.add(Fault(fault, at: "/data/2.5")) }
      try await browser.openLive(weda.page(error.path))
      let shown = try await browser.waitFor(testID: "app.error")
      #expect(try await shown.text.hasPrefix(error.title))
      let retries = try await browser.findAll(.testID("app.retry"))
      #expect(retries.isEmpty != error.canRetry)
      #expect(try await browser.findAll(.testID("details.temperature")).isEmpty)
      try await browser.expectQuiet(ignoring: error.path == Browser.london ? nil : "404")
    }
  }

  @Test(arguments: Viewport.both)
  func `a retry works once the fault is gone`(viewport: Viewport) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      await weda.simulator.faults.add(Fault(.status(500), at: "/data/2.5"))
      try await browser.openLive(weda.page(Browser.london))
      try await browser.waitFor(text: "The weather service is down")
      await weda.simulator.faults.removeAll()
      try await browser.click(.testID("app.retry"))
      try await browser.waitFor(testID: "details.temperature")
      try await browser.waitGone(.testID("app.error"))
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-56"), arguments: Viewport.both)
  func `without a connection and a copy, the page shows a connection error`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openDetails(weda)
      await weda.simulator.stop()
      try await browser.openLive(weda.page("/"))
      try await browser.type("Tokyo", into: Browser.searchField)
      try await browser.press(.enter)
      let shown = try await browser.waitFor(.css(".page:not(.away) [data-testid='app.error']"))
      #expect(try await shown.text.hasPrefix("No connection"))
      try await browser.expectQuiet()
    }
  }

  @Test func `the settings show the problem of the key`() async throws {
    try await WeDaUnderTest.browse(apiKey: "wrong") { weda, browser in
      try await browser.openLive(weda.page(Browser.london))
      try await browser.waitFor(testID: "app.error")
      try await browser.choose(tab: "/settings")
      let fault = try await browser.waitFor(testID: "settings.keyFault")
      #expect(try await fault.text.contains("The API key was refused"))
      try await browser.expectQuiet()
    }
  }
}
