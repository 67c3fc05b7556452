import Foundation
import OpenMeteoSimulator
import OpenWeatherSimulator
import SimulatorKit
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of two providers, each of which may fail, in a real browser.
@Suite struct TwoProviderTests {
  /// WeDa with two simulators: OpenWeatherMap first, then Open-Meteo.
  struct Setup {
    let app: ServedApp
    let first: OpenWeatherSimulator
    let other: OpenMeteoSimulator

    func page(_ path: String) -> String {
      app.url.absoluteString.trimmingCharacters(in: ["/"]) + path
    }
  }

  /// Runs a test in a browser on WeDa with both simulators.
  ///
  /// - Parameter hasKey: Whether there is a key; without one, Open-Meteo is the only provider.
  func browse(
    _ options: BrowserOptions = .viewport(.phone), hasKey: Bool = true,
    now: @escaping @Sendable () -> Date = { Date() },
    _ body: (Setup, Browser) async throws -> Void
  ) async throws {
    let first = try OpenWeatherSimulator(.init(apiKeys: [WeDaUnderTest.key]))
    let other = try OpenMeteoSimulator(.init(now: now))
    let address = try other.start().absoluteString
    var environment = [
      "OPENWEATHERMAP_BASE_URL": try first.start().absoluteString,
      "OPENMETEO_BASE_URL": address, "OPENMETEO_GEOCODING_URL": address,
    ]
    if hasKey { environment["OPENWEATHERMAP_API_KEY"] = WeDaUnderTest.key }
    do {
      let app = try await ServedApp.start("weda", environment: environment)
      try await Browser.run(options) { browser in
        try await body(Setup(app: app, first: first, other: other), browser)
      }
      try await app.stop()
    } catch {
      await first.stop()
      await other.stop()
      throw error
    }
    await first.stop()
    await other.stop()
  }

  @Test(arguments: Viewport.both)
  func `while the first provider is down, the other's weather is shown and marked`(
    viewport: Viewport
  ) async throws {
    try await browse(.viewport(viewport)) { setup, browser in
      await setup.first.faults.add(Fault(.status(500), at: "/data/2.5"))
      try await browser.openLive(setup.page(Browser.london))
      try await browser.waitFor(testID: "details.temperature")
      let banner = try await browser.waitFor(testID: "details.switchBanner")
      #expect(try await banner.text.contains("Source switched"))
      #expect(try await banner.text.contains("The weather service is down"))
      let credit = try await browser.waitFor(testID: "details.credit")
      #expect(try await credit.text == "Weather data by Open-Meteo.com")
      try await browser.expectAccessible("switched")
      try await browser.expectToFit("switched")
      try await browser.expectQuiet()
    }
  }

  /// The dates are in the future, since past hours are not listed.
  @Test(arguments: [
    ("2035-10-27T09:40:00Z", "2035-10-28", 25), ("2035-03-24T09:40:00Z", "2035-03-25", 23),
  ])
  func `the day of a clock change has all its hours in local time`(
    start: String, day: String, hours: Int
  ) async throws {
    let now = try Date(start, strategy: .iso8601)
    var options = BrowserOptions.viewport(.phone)
    options.languages = "en-GB"
    try await browse(options, hasKey: false, now: { now }) { setup, browser in
      try await browser.setTimeZone("Pacific/Auckland")
      try await browser.openLive(setup.page("/"))
      try await browser.search(for: "Berlin")
      try await browser.click(.testID("details.day.\(day)"))
      try await browser.waitFor(testID: "details.hours.\(day)")
      let text = try await browser.find(.testID("details.hours.\(day)")).text
      let times = text.split(separator: "\n").filter { $0.wholeMatch(of: /\d\d:00/) != nil }
      #expect(times.count == hours, "\(times)")
      #expect(times.first == "00:00" && times.last == "23:00")
      #expect(
        times.filter { $0 == "02:00" }.count == hours - 23,
        "the hour occurs twice in autumn and never in spring")
      let days = try await browser.texts(.css("[data-testid^='details.day.']"))
      #expect(days.count == 16, "Open-Meteo forecasts sixteen days")
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-07", "W-54", "W-55", "W-56"))
  func `if both providers fail, a stored place shows its copy, and another place the error`()
    async throws
  {
    try await browse { setup, browser in
      await setup.first.faults.add(Fault(.status(500), at: "/data/2.5"))
      try await browser.openLive(setup.page(Browser.london))
      try await browser.waitFor(testID: "details.switchBanner")
      await setup.other.faults.add(Fault(.status(500), at: "/v1/forecast"))
      try await setup.app.kill()
      try await setup.app.restart()
      try await browser.openLive(setup.page(Browser.london))
      let banner = try await browser.waitFor(testID: "details.staleBanner")
      #expect(try await banner.text.contains("Showing cached data (offline)"))
      let credit = try await browser.waitFor(testID: "details.credit")
      #expect(try await credit.text == "Weather data by Open-Meteo.com")
      try await browser.openLive(setup.page("/city/tokyo-tokyo-jp"))
      let error = try await browser.waitFor(testID: "app.error")
      #expect(try await error.text.hasPrefix("The weather service is down"))
      #expect(try await browser.findAll(.testID("details.temperature")).isEmpty)
      // There is a key and a provider has answered, so demo data is not offered.
      #expect(try await browser.findAll(.testID("app.showDemo")).isEmpty)
      try await browser.expectQuiet(ignoring: "WebSocket")
    }
  }

  @Test(arguments: Viewport.both)
  func `without key and connection demo data is offered by a button and can be left`(
    viewport: Viewport
  ) async throws {
    try await browse(.viewport(viewport), hasKey: false) { setup, browser in
      await setup.other.stop()
      try await browser.openLive(setup.page("/"))
      #expect(try await browser.findAll(.testID("app.demoBanner")).isEmpty)
      try await browser.type("London", into: Browser.searchField)
      try await browser.press(.enter)
      let error = try await browser.waitFor(testID: "app.error")
      #expect(try await error.text.hasPrefix("No connection"))
      try await browser.expectAccessible("demo-offer")
      try await browser.click(.testID("app.showDemo"))
      let banner = try await browser.waitFor(testID: "app.demoBanner")
      #expect(try await banner.text.contains("Demo data, not a forecast"))
      try await browser.openLive(setup.page(Browser.london))
      try await browser.waitFor(testID: "details.temperature")
      let credit = try await browser.waitFor(testID: "details.credit")
      #expect(try await credit.text == "Generated by the built-in simulator")
      try await browser.click(.testID("app.leaveDemo"))
      try await browser.waitGone(.testID("app.demoBanner"))
      try await browser.waitFor(testID: "app.error")
      #expect(try await browser.findAll(.testID("details.temperature")).isEmpty)
      try await browser.expectQuiet()
    }
  }

  @Test
  func `without an API key, the weather comes from Open-Meteo without requests to OpenWeatherMap`()
    async throws
  {
    try await browse(hasKey: false) { setup, browser in
      try await browser.openLive(setup.page("/"))
      try await browser.search(for: "Tokyo")
      let credit = try await browser.waitFor(testID: "details.credit")
      #expect(try await credit.text == "Weather data by Open-Meteo.com")
      #expect(try await browser.findAll(.testID("details.switchBanner")).isEmpty)
      #expect(await setup.first.requests.total == 0)
      // The further data, which is asked for afterwards, has no current weather.
      let asked = await setup.other.requests.entries.filter {
        $0.path == "/v1/forecast" && $0.query.contains("current=")
      }
      #expect(asked.count == 1)
      try await browser.expectQuiet()
    }
  }
}
