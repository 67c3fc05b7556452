import Foundation
import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the rain of the next quarter-hours, the further values, and the further days.
@MainActor @Suite(.timeLimit(.minutes(10))) struct AheadCardTests {
  private func page(_ ahead: AheadReport?) async -> Screen {
    var cases = MockUseCases()
    var more = MockMoreWeather()
    more.ahead = .some(ahead)
    cases.loadMoreWeather = more
    cases.resolvePlace = MockUseCases.everyPlace
    let screen = await Screen.weda(cases, at: "/city/london-england-gb")
    await screen.settle { $0.has(UITestIDs.Details.ahead) }
    return screen
  }

  @Test func `a place's page lists the days after the first five, and tapping one shows its hours`()
    async throws
  {
    let screen = await page(.fixture())
    #expect(screen.has(UITestIDs.Details.further))
    let last = UITestIDs.Details.day("2026-03-27")
    #expect(!screen.has(UITestIDs.Details.hours("2026-03-27")))
    try screen.element(last).tap()
    await screen.settle { $0.has(UITestIDs.Details.hours("2026-03-27")) }
  }

  @Test func `a note stands once in the list of all days, above the first after a week`()
    async throws
  {
    var cases = MockUseCases()
    var further = MockMoreWeather()
    further.ahead = .some(.fixture())
    cases.loadMoreWeather = further
    let more = MoreViewModel(cases)
    await more.send(.shown(.fixture()))
    let state = DetailsViewModel.State(
      slug: Place.london.slug, place: .london, report: .loaded(.fixture()),
      receivedAt: WeatherReport.fixtureTime)
    let screen = Screen(
      ForecastList(report: .fixture(), state: state, more: more, format: format) { _ in })
    let note = "Forecasts beyond a week are uncertain."
    let lines = try screen.element(UITestIDs.Details.further).lines
    #expect(screen.lines.filter { $0 == note }.count == 1)
    let above = try #require(lines.firstIndex(of: note))
    let names = Set(AheadReport.fixture().days.map { format.shortWeekday($0.day) })
    // After today and four days are those of the sixth to the eighth date.
    #expect(lines[..<above].filter(names.contains).count == 3)
    #expect(lines.filter(names.contains).count == 11)
  }

  @Test func `all days are plotted once there are more than the first five`() async throws {
    let screen = await page(.fixture())
    await screen.settle { $0.has(UITestIDs.Details.daysPlot) }
    #expect(screen.has(UITestIDs.Details.daysRain))
    #expect(await !page(nil).has(UITestIDs.Details.daysPlot))
  }

  @Test func `the temperature scale of all days' bars includes the days after the first five`()
    async throws
  {
    let screen = await page(.fixture())
    await screen.settle {
      (try? $0.element(UITestIDs.Details.barLegend).text.hasSuffix("from 0° to 14°.")) == true
    }
    let without = await page(nil)
    #expect(try without.element(UITestIDs.Details.barLegend).text.hasSuffix("from 8° to 14°."))
  }

  @Test func `temperature bars of the days after the first five use the common scale`() throws {
    let (report, ahead) = (WeatherReport.fixture(), AheadReport.fixture())
    let scale = TemperatureScale(report, ahead)
    #expect(scale.low == 0 && scale.high == 14)
    let further = try #require(ahead.days(after: report.days).first)
    // From 0° to 11.5°, and not the whole width.
    #expect(scale.bar(of: further, width: 140) == (0, 115))
    #expect(TemperatureScale(report, nil) == TemperatureScale(report.days))
  }

  @Test
  func `the rain card says that there is no quarter-hourly forecast if the provider has none`()
    async throws
  {
    let screen = await page(nil)
    #expect(
      try screen.element(UITestIDs.Details.ahead).lines
        == ["Rain in the next two hours", "No quarter-hourly forecast for this place"])
    #expect(!screen.has(UITestIDs.Details.further))
  }

  @Test(arguments: [0.02, 0.1, 0.25, 0.9, 3])
  func `the axis of the next two hours never has one text at both ends`(millimetres: Double) {
    let quarters = [0, millimetres].map {
      RainQuarter(
        time: WeatherReport.fixtureTime, amount: Precipitation(millimetres: $0))
    }
    for units in [UnitChoice.metric, .american] {
      let format = WeatherFormat(units: units, locale: Locale(identifier: "en_US"))
      let top = RainSoonRow.top(quarters, format)
      #expect(format.depth(top) != format.depth(0))
      #expect(top >= RainPlot.depth(millimetres, format))
    }
  }

  private let format = WeatherFormat(locale: Locale(identifier: "en_GB"))

  @Test func `the further values have their units, and missing ones are marked`() {
    let facts = Fact.further(
      .fixture(), after: .fixture(), now: WeatherReport.fixtureTime, format: format)
    #expect(facts.map(\.id) == ["dewPoint", "ultraviolet", "snow", "pressureTrend"])
    #expect(facts.map(\.value) == ["7°", "2", "12\u{A0}cm", "1,012\u{A0}hPa"])
    #expect(facts[1].note == "Today up to 6" && facts[3].note == "Rising")
    let later = WeatherReport.fixtureTime.addingTimeInterval(20 * 86_400)
    let unknown = Fact.further(.fixture(), after: .fixture(), now: later, format: format)
    #expect(Set(unknown.map(\.value)).count == 1 && unknown.allSatisfy { $0.note == nil })
  }

  @Test(arguments: [
    (995.90, 995.0, "Steady"), (995.95, 994.9, "Falling"), (995.0, 996.1, "Rising"),
  ])
  func `the trend is that of the two pressures on the cards, and only one card has it`(
    now: Double, later: Double, word: String
  ) {
    let american = WeatherFormat(units: .american, locale: Locale(identifier: "en_US"))
    let trend = american.trend(
      from: Pressure(hectopascals: now), to: Pressure(hectopascals: later))
    #expect(trend == word)
    #expect(american.trend(from: nil, to: Pressure(hectopascals: later)) == nil)
    let card = Fact.all(of: .fixture(), hasOutlook: true, format: american)
    #expect(card.first { $0.id == "pressure" }?.note == nil)
  }

  @Test(arguments: [(WeatherProvider.openMeteo, "Falling"), (.openWeatherMap, "Rising")])
  func `the trend compares the shown pressure only with a later one of the same source`(
    provider: WeatherProvider, word: String
  ) {
    let time = WeatherReport.fixtureTime
    let current = CurrentWeather(
      observedAt: time, temperature: Temperature(celsius: 11),
      condition: WeatherCondition(kind: .rainy, details: "", isDaytime: true),
      pressure: Pressure(hectopascals: 1020))
    let report = WeatherReport(
      place: .london, current: current, slots: [], zone: .gmt, fetchedAt: time,
      provider: provider, origin: .remote)
    // Open-Meteo's pressures are 1009 hPa now and 1012 hPa in three hours.
    let facts = Fact.further(.fixture(), after: report, now: time, format: format)
    #expect(facts.last?.note == word)
  }

  @Test func `two pressures that are written the same are steady`() {
    var units = UnitChoice.metric
    units.pressure = .millimetresOfMercury
    let format = WeatherFormat(units: units, locale: Locale(identifier: "en_GB"))
    let (now, later) = (Pressure(hectopascals: 1008.5), Pressure(hectopascals: 1007.4))
    #expect(format.pressure(now) == format.pressure(later))
    #expect(format.trend(from: now, to: later) == "Steady")
  }

  @Test
  func `the sentence about rain in the next two hours has the time at which it starts or stops`() {
    let start = RainQuarter.fixtures[3].time
    #expect(format.soon(.starting(start), in: .gmt) == "Rain or snow from 10:15")
    #expect(format.soon(.raining(until: start), in: .gmt) == "Rain or snow until 10:15")
    #expect(format.soon(.dry, in: .gmt) == "It stays dry")
    #expect(format.soon(.dry, chance: 0, in: .gmt) == "It stays dry")
    #expect(format.soon(.dry, chance: 0.49, in: .gmt) == "Rain or snow 49%")
  }

  @Test func `a depth of snow is in centimetres or inches`() {
    #expect(format.snowDepth(Distance(metres: 0.305)) == "31\u{A0}cm")
    let american = WeatherFormat(units: .american, locale: Locale(identifier: "en_US"))
    #expect(american.snowDepth(Distance(metres: 0.254)).contains("10"))
  }
}
