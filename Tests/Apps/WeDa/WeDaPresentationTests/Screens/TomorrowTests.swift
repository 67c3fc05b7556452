import Foundation
import SwiftUI
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the page of a place at a fixed time.
@MainActor @Suite struct TomorrowTests {
  private func page(
    _ report: WeatherReport = .fixture(), settings: WeatherSettings = WeatherSettings(),
    language: String = "en-GB", reader: String? = nil
  ) -> Screen {
    let state = DetailsViewModel.State(
      slug: report.place.slug, place: report.place, report: .loaded(report),
      receivedAt: WeatherReport.fixtureTime)
    let screen = Screen(
      DetailsPage(state: state, settings: settings, send: { _ in }), language: language)
    if let reader { screen.surround { $0.timeZone = reader } }
    return screen
  }

  @Test(
    arguments: [
      ("en-GB", "Rain 100% · 0.8\u{A0}mm overall · from 00:00"),
      ("en-US", "Rain 100% · 0.03\u{A0}in overall · from 12:00\u{202F}AM"),
      ("es-ES", "Lluvia 100\u{A0}% · 0,8\u{A0}mm en total · desde 0:00"),
      ("pt-BR", "Chuva 100% · 0,8\u{A0}mm no total · a partir de 00:00"),
      (
        "ar-EG",
        "\u{2068}مطر ١٠٠٪\u{61C}\u{2069}، \u{2068}٠٫٨\u{A0}مم إجمالًا\u{2069}، "
          + "\u{2068}ابتداءً من ١٢:٠٠\u{A0}ص\u{2069}"
      ),
    ])
  func `tomorrow's rain is shown in one line`(language: String, line: String) throws {
    let screen = page(language: language)
    #expect(try screen.element(UITestIDs.Details.tomorrowRain).text == line)
  }

  @Test func `a forecast that ends today shows no tomorrow`() throws {
    let today = Array(WeatherReport.fixture().slots.prefix(4))
    let report = WeatherReport(
      place: .london, current: .fixture, slots: today, zone: .gmt,
      fetchedAt: WeatherReport.fixtureTime, provider: .fixture, origin: .remote)
    let screen = page(report)
    #expect(screen.text.contains("No forecast for tomorrow"))
    #expect(!screen.has(UITestIDs.Details.tomorrowRain))
  }

  @Test
  func
    `the hours begin now, show the period that they cover, and are sentences for screen readers`()
    throws
  {
    let screen = page()
    let slots = WeatherReport.fixture().slots
    #expect(screen.has(UITestIDs.Details.hour(slots[0].time)))
    #expect(screen.has(UITestIDs.Details.hour(slots[15].time)))
    #expect(!screen.has(UITestIDs.Details.hour(slots[16].time)))
    #expect(screen.text.contains("amount of rain or snow in 3 hours"))
    let first = try screen.element(UITestIDs.Details.hour(slots[0].time))
    #expect(first.label.hasPrefix("12:00, Rain, 12°, Feels like 11°, 0% chance"))
    #expect(first.label.contains("0.4\u{A0}mm of rain or snow in 3 hours, wind 7\u{A0}mph"))
  }

  @Test
  func `the legend of the temperature bars names the lowest and highest temperature of the scale`()
    throws
  {
    let legend = try page().element(UITestIDs.Details.barLegend).text
    #expect(legend == "Each bar runs from the day’s low to its high, on a scale from 8° to 14°.")
  }

  @Test func `the place's time zone is named only if the reader's clock differs from it`() throws {
    let kolkata = try PlaceZone(identifier: "Asia/Kolkata")
    let report = WeatherReport(
      place: .london, current: .fixture, slots: ForecastSlot.fixtures, zone: kolkata,
      fetchedAt: WeatherReport.fixtureTime, provider: .fixture, origin: .remote)
    func observed(_ reader: String) throws -> String {
      try page(report, reader: reader).element(UITestIDs.Details.observed).text
    }
    #expect(try observed("Europe/London") == "As of 15:10 (India Standard Time)")
    #expect(try observed("Asia/Kolkata") == "As of 15:10")
    #expect(try observed("Asia/Colombo") == "As of 15:10")
    let fixed = page(.fixture(zone: PlaceZone(offset: 19_800)), reader: "America/New_York")
    #expect(try fixed.element(UITestIDs.Details.observed).text == "As of 15:10 (UTC+5:30)")
    let note = try page(report).element(UITestIDs.Details.zone).text
    #expect(note == "All times are local to this place (India Standard Time, UTC+5:30)")
  }

  @Test func `a chosen unit applies to its quantity only, such as wind`() async throws {
    let screen = await Screen.weda(at: "/city/london-england-gb")
    try screen.tab("Settings").tap()
    await screen.settle()
    try screen.picker("Wind").choose("Knots")
    await screen.settle()
    try screen.tab("Search").tap()
    await screen.settle {
      (try? $0.element(UITestIDs.Details.fact("wind")).text.contains("10\u{A0}kn")) == true
    }
    #expect(try screen.element(UITestIDs.Details.temperature).text == "11°")
    #expect(try screen.element(UITestIDs.Details.fact("pressure")).text.contains("hPa"))
  }

  @Test func `a chosen language applies at once and everywhere`() async throws {
    let screen = await Screen.weda(at: "/settings")
    try screen.picker("Language").choose("العربية")
    await screen.settle { $0.text.contains("الإعدادات") }
    for (tab, words) in [("المفضلة", "المفضلة"), ("السجل", "السجل"), ("بحث", "الطقس")] {
      try screen.tab(tab).tap()
      await screen.settle { $0.title == words }
    }
  }

  @Test func `screen readers announce refreshed weather, but not the first weather of a page`()
    async throws
  {
    let screen = await Screen.weda(at: "/city/london-england-gb")
    #expect(!screen.announcements.contains { $0.contains("updated") })
    try screen.button("Refresh").tap()
    await screen.settle { $0.announcements.contains("Weather for London updated: 11°, Rain") }
  }
}
