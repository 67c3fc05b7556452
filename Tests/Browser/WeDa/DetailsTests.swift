import Foundation
import SimulatorKit
import StrataBrowserTesting
import StrataKitTesting
import Testing

/// Tests of the page of a place.
@Suite struct DetailsTests {
  @Test(.mission("W-04"), arguments: Viewport.both)
  func `the details page shows temperature and humidity as reported, and every other fact`(
    viewport: Viewport
  ) async throws {
    // Late in the evening the day has no slots left, and no range.
    let noon = Date.lastNoon
    try await WeDaUnderTest.browse(.viewport(viewport), now: { noon }) { weda, browser in
      try await browser.openDetails(weda)
      let reported = try await weda.reported(lat: 51.50853, lon: -0.12574)
      let temperature = try await browser.find(.testID("details.temperature")).text
      #expect(abs((temperature.degrees ?? .infinity) - (reported.temp * 9 / 5 + 32)) < 2.6)
      for id in ["condition", "range", "zone", "credit"] {
        #expect(try await !browser.find(.testID("details.\(id)")).text.isEmpty, "\(id)")
      }
      #expect(try await browser.find(.testID("details.feelsLike")).text.hasPrefix("Feels like "))
      #expect(try await browser.fact("humidity").contains("\(Int(reported.humidity))%"))
      #expect(try await browser.fact("wind").contains("mph"))
      #expect(try await browser.fact("pressure").contains("inHg"))
      #expect(try await browser.fact("visibility").contains("mi"))
      for id in ["sunrise", "sunset"] {
        #expect(try await browser.fact(id).contains(/\d:\d\d/), "\(id)")
      }
      #expect(try await browser.findAll(.css("[data-testid^='details.day.']")).count >= 5)
      try await browser.expectQuiet()
    }
  }

  @Test(arguments: Viewport.both)
  func `tapping a day shows its hours, and tapping it again hides them`(
    viewport: Viewport
  ) async throws {
    try await WeDaUnderTest.browse(.viewport(viewport)) { weda, browser in
      try await browser.openDetails(weda)
      let days = try await browser.findAll(.css("[data-testid^='details.day.']"))
      let date = try #require(try await days[1].attribute("data-testid")?.suffix(10))
      try await browser.click(.testID("details.day.\(date)"))
      let hours = try await browser.waitFor(testID: "details.hours.\(date)")
      #expect(
        try await browser.find(.testID("details.day.\(date)")).attribute("aria-expanded") == "true")
      #expect(try await hours.text.contains("%"))
      try await browser.click(.testID("details.day.\(date)"))
      try await browser.waitGone(.testID("details.hours.\(date)"))
      try await browser.expectQuiet()
    }
  }

  @Test(.mission("W-07", "W-53", "W-54", "W-55", "W-176"))
  func `if a refresh fails, the weather stays with a banner that states its age`() async throws {
    try await WeDaUnderTest.browse { weda, browser in
      try await browser.openDetails(weda)
      let before = try await browser.find(.testID("details.temperature")).text
      await weda.simulator.stop()
      try await browser.click(.css(".page:not(.away) [data-testid=RefreshButton]"))
      let banner = try await browser.waitFor(testID: "details.staleBanner")
      let words = try await banner.text
      #expect(words.contains("Showing cached data (offline)"))
      #expect(words.contains("Less than a minute old"))
      #expect(try await browser.find(.testID("details.temperature")).text == before)
      try await browser.expectAccessible("stale details")
      try await browser.expectQuiet()
    }
  }

  @Test func `on a phone, the bar shows the whole name of a city of two words`() async throws {
    try await WeDaUnderTest.browse(.viewport(.phone)) { weda, browser in
      try await browser.openLive(weda.page("/"))
      try await browser.search(for: "San Francisco")
      // Before the page is scrolled, the name stands above the weather, and the bar has none.
      try await browser.run(
        "document.scrollingElement.scrollTo({ top: 200, behavior: 'instant' })")
      let title = ".page:not(.away) > .nb > .nb-title"
      try await browser.wait(
        until: "getComputedStyle(document.querySelector('\(title)')).opacity == 1")
      let lengths =
        try await browser.run(
          """
          const title = document.querySelector('\(title) > .t');
          return [title.scrollWidth, title.clientWidth];
          """
        ).array?.compactMap(\.double) ?? []
      #expect(lengths.count == 2 && lengths[0] > 0 && lengths[0] <= lengths[1], "\(lengths)")
    }
  }
}

extension Browser {
  func fact(_ name: String) async throws -> String {
    try await find(.testID("details.fact.\(name)")).text
  }
}

extension String {
  /// The number before a degree sign, with a real minus sign.
  var degrees: Double? {
    Double(replacingOccurrences(of: "\u{2212}", with: "-").filter { $0 != "°" })
  }
}

/// The simulator's current weather at a point.
struct Reported: Decodable {
  struct Main: Decodable { var temp, humidity: Double }
  var main: Main
  var temp: Double { main.temp }
  var humidity: Double { main.humidity }
}

extension WeDaUnderTest {
  func reported(lat: Double, lon: Double) async throws -> Reported {
    let path = "/data/2.5/weather?lat=\(lat)&lon=\(lon)&units=metric&appid=\(Self.key)"
    let answer = try await RawHTTPClient(provider).get(path)
    return try JSONDecoder().decode(Reported.self, from: Data(answer.body))
  }
}
