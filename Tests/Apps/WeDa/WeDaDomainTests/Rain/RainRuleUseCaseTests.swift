import Foundation
import StrataKitTesting
import Testing
import WeDaDomain

/// Tests of the checks of rules for rain: their time, their number, and their failures.
@Suite struct RainRuleUseCaseTests {
  /// Thursday, 12 March 2026; the notification is delivered at 6:55, and first checked at 4:40.
  private let day = LocalDay(number: 20_524)
  private let script = MockScript<Place, WeatherReport>(answer: .fixture())
  private let weather: MockWeatherRepository
  private let notifications = MockRainNotifications()

  init() { weather = MockWeatherRepository(provider: script) }

  private func time(_ hour: Double) -> Date { day.midnightInGMT.addingTimeInterval(hour * 3600) }

  private func report(
    _ probability: Double?, origin: WeatherReport.Origin = .remote,
    provider: WeatherProvider = .fixture
  ) -> WeatherReport {
    .wet(
      on: day, [(7, probability, nil), (8, probability, nil)], origin: origin, provider: provider)
  }

  private func check(
    _ rules: MockRainRuleRepository, at hour: Double = 5.5,
    settings: WeatherSettings = WeatherSettings(), _ notifications: MockRainNotifications? = nil
  ) -> DefaultCheckRainRulesUseCase {
    DefaultCheckRainRulesUseCase(
      rules: rules, weather: weather, settings: MockSettingsRepository(settings),
      notifications: notifications ?? self.notifications, now: { [now = time(hour)] in now })
  }

  @Test func `expected rain is notified once a day, and the forecast is not requested again`()
    async
  {
    let rules = MockRainRuleRepository([.fixture()])
    await script.set(answer: report(0.8))
    let found = await check(rules).execute()
    #expect(found == [RainOutcome(rule: "way", day: day, kind: .told)])
    #expect(await check(rules, at: 7).execute().isEmpty)
    #expect(await notifications.told.map(\.way.day) == [day])
    #expect(await weather.calls.count == 1)
  }

  @Test func `a dry forecast is not notified, and is checked again until the delivery time`()
    async
  {
    let rules = MockRainRuleRepository([.fixture()])
    await script.set(answer: report(0.1))
    #expect(await check(rules).execute().map(\.kind) == [.dry])
    #expect(await notifications.told.isEmpty)
    await script.set(answer: report(0.8))
    #expect(await check(rules, at: 7).execute().isEmpty, "after the delivery, dry is final")
    #expect(await check(rules, at: 6.5).execute().map(\.kind) == [.told])
  }

  @Test func `if the forecast fails, the rain check is repeated until the rule's time span ends`()
    async
  {
    let rules = MockRainRuleRepository([.fixture()])
    await script.set(error: .offline)
    #expect(await check(rules).execute().map(\.kind) == [.failed])
    #expect(await check(rules, at: 7.2).execute().map(\.kind) == [.failed])
    #expect(await notifications.told.isEmpty)
    await script.set(error: nil)
    await script.set(answer: report(0.8))
    #expect(await check(rules, at: 8.25).execute().isEmpty, "the way is over")
    #expect(await check(rules, at: 8).execute().map(\.kind) == [.told])
  }

  @Test func `stored weather and demo data cause no rain notification`() async {
    for one in [report(0.9, origin: .stored), report(0.9, provider: .demo)] {
      await script.set(answer: one)
      let found = await check(MockRainRuleRepository([.fixture()])).execute()
      #expect(found.map(\.kind) == [.failed])
    }
    #expect(await notifications.told.isEmpty)
  }

  @Test func `in offline mode the rain check fails without a request`() async {
    let offline = WeatherSettings(dataSource: .offline)
    let found = await check(MockRainRuleRepository([.fixture()]), settings: offline).execute()
    #expect(found.map(\.kind) == [.failed])
    #expect(await weather.calls.isEmpty)
  }

  @Test func `an unknown rain probability has the result unknown and causes no notification`()
    async
  {
    await script.set(answer: report(nil))
    let found = await check(MockRainRuleRepository([.fixture()])).execute()
    #expect(found.map(\.kind) == [.unknown])
    #expect(await notifications.told.isEmpty)
  }

  @Test func `a rain check fails if its notification cannot be recorded`() async {
    await script.set(answer: report(0.9))
    let broken = MockRainNotifications(error: .storage(.full))
    let found = await check(MockRainRuleRepository([.fixture()]), broken).execute()
    #expect(found.map(\.kind) == [.failed])
  }

  @Test(arguments: [
    (RainRule.fixture(isOn: false), 5.5), (.fixture(weekdays: [.friday]), 5.5), (.fixture(), 4.6),
    (.fixture(), 9),
  ])
  func `no forecast is requested for a rain rule that is off, not due or for another weekday`(
    rule: RainRule, hour: Double
  ) async {
    #expect(await check(MockRainRuleRepository([rule]), at: hour).execute().isEmpty)
    #expect(await weather.calls.isEmpty)
  }

  @Test func `without permission to notify, a rain check requests no forecast`() async {
    let refused = MockRainNotifications(.refused)
    let found = await check(MockRainRuleRepository([.fixture()]), refused).execute()
    #expect(found.isEmpty)
    #expect(await weather.calls.isEmpty)
  }

  @Test func `a new rain rule gets its time zone from its first forecast`() async throws {
    let rules = MockRainRuleRepository([.fixture(zone: nil)])
    #expect(await check(rules).nextCheck() == time(5.5))
    await script.set(answer: report(0.8))
    #expect(await check(rules).execute().map(\.kind) == [.told])
    #expect(try await rules.rules().map(\.zone) == [.gmt])
  }

  @Test func `the next rain check is the earliest one of all enabled rules`() async {
    let rules = MockRainRuleRepository([
      .fixture(), .fixture(id: "evening", start: (18, 0), end: (19, 0), notice: (17, 0)),
    ])
    let lead = RainWay.lead + RainWay.margin
    #expect(await check(rules, at: 0).nextCheck() == time(7).addingTimeInterval(-lead))
    #expect(await check(rules, at: 5.5).nextCheck() == time(17).addingTimeInterval(-lead))
    #expect(await check(rules, at: 20).nextCheck() == time(31).addingTimeInterval(-lead))
    #expect(await check(MockRainRuleRepository([.fixture(isOn: false)])).nextCheck() == nil)
  }

  @Test func `changing or removing a rain rule withdraws its notification and reschedules checks`()
    async throws
  {
    let rules = MockRainRuleRepository(
      [.fixture()], outcomes: [RainOutcome(rule: "way", day: day, kind: .dry)])
    let changes = Recorded<Int>()
    let keep = DefaultKeepRainRulesUseCase(rules: rules, notifications: notifications) {
      changes.record(1)
    }
    try await keep.save(.fixture(threshold: .probability(0.2)))
    #expect(try await rules.rules().map(\.threshold) == [.probability(0.2)])
    #expect(try await rules.outcomes().isEmpty)
    try await keep.remove("way")
    #expect(try await rules.rules().isEmpty)
    #expect(await notifications.withdrawn == ["way", "way"])
    #expect(changes.all.count == 2)
  }

  @Test
  func `the rain rules' screen data has each rule's result, the favourites and the permission`()
    async throws
  {
    let outcome = RainOutcome(rule: "way", day: day, kind: .dry)
    let load = DefaultLoadRainRulesUseCase(
      rules: MockRainRuleRepository([.fixture(), .fixture(id: "other")], outcomes: [outcome]),
      favorites: MockFavoritesRepository(), notifications: notifications)
    let found = try await load.execute()
    #expect(found.rows.map(\.id) == ["way", "other"])
    #expect(found.rows.map(\.outcome) == [outcome, nil])
    #expect(found.favorites == Favorite.fixtures)
    #expect(found.status == .allowed)
  }
}
