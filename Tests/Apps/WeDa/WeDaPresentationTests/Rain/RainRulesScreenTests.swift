import Foundation
import StrataKitTesting
import SwiftUITesting
import Testing
import WeDaDomain

@testable import WeDaPresentation

/// Tests of the page of the rules for rain, of its editor, and of its texts.
@MainActor @Suite(.timeLimit(.minutes(5))) struct RainRulesScreenTests {
  private let day = LocalDay(number: 20_524)

  private func screen(_ mock: MockRainRules) async -> Screen {
    var cases = MockUseCases.empty
    cases.loadRainRules = mock
    cases.keepRainRules = mock
    let screen = await Screen.weda(cases, at: "/settings/rain")
    await screen.settle {
      $0.has(UITestIDs.Rain.empty) || $0.has(UITestIDs.Rain.isOn("way"))
    }
    return screen
  }

  @Test func `the row of a rain rule shows its days, times, threshold and last result`()
    async throws
  {
    let row = RainRuleRow(
      rule: .fixture(), outcome: RainOutcome(rule: "way", day: day, kind: .failed))
    let screen = await screen(MockRainRules([row]))
    #expect(screen.title == "Rain on your way")
    #expect(screen.text.contains("Monday to Friday, 07:30 to 08:15"))
    #expect(screen.text.contains("40% or more, notified before 07:00"))
    #expect(
      try screen.element(UITestIDs.Rain.outcome("way")).text
        == "Thursday: the forecast could not be checked; nothing was sent")
    #expect(!screen.has(UITestIDs.Rain.silent))
  }

  @Test func `the row of a rain rule over midnight says that it ends on the next day`() async {
    let rule = RainRule.fixture(start: (22, 15), end: (5, 30))
    let screen = await screen(MockRainRules([RainRuleRow(rule: rule)]))
    #expect(screen.text.contains("Monday to Friday, 22:15 until 05:30 the next day"))
  }

  @Test func `without permission to notify, the rain rules' page says that nothing is sent`()
    async
  {
    let screen = await screen(MockRainRules([RainRuleRow(rule: .fixture())], status: .notAsked))
    #expect(screen.has(UITestIDs.Rain.silent))
  }

  @Test func `without favourites, the rain rules' page asks to add one first`() async {
    let screen = await screen(MockRainRules(favorites: []))
    #expect(screen.text.contains("Add a favorite first"))
  }

  @Test func `saving the editor adds a rain rule for the first favourite`() async throws {
    let mock = MockRainRules()
    let screen = await screen(mock)
    try screen.element(UITestIDs.Rain.add).tap()
    await screen.settle { $0.has(UITestIDs.Rain.save) }
    try screen.element(UITestIDs.Rain.save).tap()
    await screen.settle { !$0.has(UITestIDs.Rain.empty) }
    // The page shows the rule before it is stored.
    while await mock.overview.rows.isEmpty { await Task.yield() }
    #expect(await mock.overview.rows.map(\.rule.place) == [.tokyo])
    #expect(!screen.has(UITestIDs.Rain.save))
  }

  @Test func `a deleted rule comes back by Undo`() async throws {
    let mock = MockRainRules([RainRuleRow(rule: .fixture())])
    let screen = await screen(mock)
    try screen.element(UITestIDs.Rain.remove("way")).tap()
    await screen.settle { $0.has(UITestIDs.Rain.undo) }
    #expect(try screen.element(UITestIDs.Rain.removed).text == "The rule for London was deleted")
    try screen.element(UITestIDs.Rain.undo).tap()
    await screen.settle { $0.has(UITestIDs.Rain.isOn("way")) }
    #expect(await mock.overview.rows.count == 1)
  }

  @Test func `a rain notification has the rule's times, the probability and the amount`() throws {
    let rule = RainRule.fixture()
    let way = try #require(rule.way(on: day, in: .gmt))
    let slots = [7.0, 8.0].map { hour in
      ForecastSlot(
        time: day.midnightInGMT.addingTimeInterval(hour * 3600), duration: ForecastSlot.oneHour,
        temperature: Temperature(celsius: 8),
        condition: WeatherCondition(code: .rain, isDaytime: true), probability: 0.6,
        precipitation: Precipitation(millimetres: 0.8))
    }
    func text(_ slots: [ForecastSlot], _ language: String) -> NotificationText {
      let report = WeatherReport(
        place: .london, current: .fixture, slots: slots, zone: .gmt,
        fetchedAt: WeatherReport.fixtureTime, provider: .fixture, origin: .remote)
      return WeatherNotificationWriter().rain(
        rule, RainForecast(report, way: way, threshold: rule.threshold), language: language,
        settings: WeatherSettings(units: .metric))
    }
    #expect(text(slots, "en_GB").title == "London: rain on your way")
    #expect(
      text(slots, "en_GB").body == "07:30 to 08:15 · probability 60% · 0.6\u{A0}mm of rain")
    #expect(text([], "en_GB").body == "07:30 to 08:15")
    #expect(text(slots, "es").title == "London: lluvia en tu camino")
    #expect(!text(slots, "ar").body.contains("·"))
  }
}
