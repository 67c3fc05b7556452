import Foundation
import Testing
import WeDaDomain

/// Tests of the comparison of a forecast from 7:30 to 8:15 with the threshold of a rain rule.
@Suite struct RainForecastTests {
  private func forecast(
    _ slots: [(hour: Double, probability: Double?, amount: Double?)],
    _ threshold: RainThreshold, duration: TimeInterval = ForecastSlot.oneHour
  ) throws -> RainForecast {
    let day = LocalDay(number: 20_524)
    let rule = RainRule.fixture(threshold: threshold)
    let report = WeatherReport.wet(on: day, slots, duration: duration)
    let way = try #require(rule.way(on: day, in: .gmt))
    return RainForecast(report, way: way, threshold: threshold)
  }

  private func millimetres(_ amount: Double) -> RainThreshold {
    .amount(Precipitation(millimetres: amount))
  }

  @Test
  func `one hour that reaches the rule's probability counts as rain, with probability and amount`()
    throws
  {
    let found = try forecast([(7, 0.1, 0), (8, 0.4, 1.2)], .probability(0.4))
    #expect(found.verdict == .rain)
    #expect(found.probability == 0.4)
    // A quarter of the second hour is within the way.
    #expect(abs((found.amount?.millimetres ?? 0) - 0.3) < 1e-9)
  }

  @Test func `a forecast below the rain rule's threshold is dry`() throws {
    #expect(try forecast([(7, 0.1, 0), (8, 0.39, 2)], .probability(0.4)).verdict == .dry)
    #expect(try forecast([(7, 1, 0.4), (8, 1, 0.4)], millimetres(1)).verdict == .dry)
  }

  @Test func `a forecast with an unknown probability or amount is unknown instead of dry`() throws {
    #expect(try forecast([(7, nil, 0), (8, 0.1, 0)], .probability(0.4)).verdict == .unknown)
    #expect(try forecast([(7, 0.3, nil), (8, 0.3, 0)], millimetres(1)).verdict == .unknown)
    let nothing = try forecast([(7, nil, nil), (8, nil, nil)], millimetres(1))
    #expect(nothing.verdict == .unknown)
    #expect(nothing.probability == nil && nothing.amount == nil)
  }

  @Test func `one hour that reaches the threshold counts as rain even if other hours are unknown`()
    throws
  {
    #expect(try forecast([(7, nil, nil), (8, 0.9, 9)], .probability(0.4)).verdict == .rain)
    #expect(try forecast([(7, nil, nil), (8, 0.9, 9)], millimetres(1)).verdict == .rain)
  }

  @Test func `a rain probability of zero counts as an amount of zero if the amount is unknown`()
    throws
  {
    #expect(try forecast([(7, 0, nil), (8, nil, 0.2)], millimetres(1)).verdict == .dry)
  }

  @Test(arguments: [[7.0], [8.0], [6.0, 9.0], []])
  func `a forecast that does not cover the rain rule's whole time span is unknown`(
    hours: [Double]
  ) throws {
    let slots = hours.map { (hour: $0, probability: Double?(0), amount: Double?(0)) }
    #expect(try forecast(slots, .probability(0.4)).verdict == .unknown)
  }

  @Test func `hours outside of the rain rule's time span are ignored`() throws {
    let slots = [(6.0, 1.0, 5.0), (7, 0, 0), (8, 0, 0), (9, 1, 5)]
      .map { (hour: $0.0, probability: Double?($0.1), amount: Double?($0.2)) }
    #expect(try forecast(slots, .probability(0.4)).verdict == .dry)
    #expect(try forecast(slots, millimetres(0.2)).verdict == .dry)
  }

  @Test func `the rain of a three-hour slot is divided by its share of the rain rule's time span`()
    throws
  {
    let found = try forecast([(6, nil, 4)], millimetres(1), duration: ForecastSlot.threeHours)
    #expect(found.verdict == .rain)
    #expect(found.amount == Precipitation(millimetres: 1))
  }
}

extension WeatherReport {
  /// Returns a report of London with slots at hours of a date in GMT.
  static func wet(
    on day: LocalDay, _ slots: [(hour: Double, probability: Double?, amount: Double?)],
    duration: TimeInterval = ForecastSlot.oneHour, origin: Origin = .remote,
    provider: WeatherProvider = .fixture
  ) -> WeatherReport {
    WeatherReport(
      place: .london, current: .fixture,
      slots: slots.map {
        ForecastSlot(
          time: day.midnightInGMT.addingTimeInterval($0.hour * 3600), duration: duration,
          temperature: Temperature(celsius: 8),
          condition: WeatherCondition(code: .rain, isDaytime: true), probability: $0.probability,
          precipitation: $0.amount.map(Precipitation.init(millimetres:)))
      },
      zone: .gmt, fetchedAt: fixtureTime, provider: provider, origin: origin)
  }
}
