import Foundation
import Testing
import WeDaDomain

/// Tests of the forecast of all days, and the rain of the next quarter-hours.
struct AheadReportTests {
  private let now = WeatherReport.fixtureTime

  @Test func `a long forecast has 16 days of 24 hours, and returns those after five given days`() {
    let ahead = AheadReport.fixture()
    #expect(ahead.days.count == 16)
    #expect(ahead.days.allSatisfy { $0.slots.count == 24 && !$0.isPartial })
    let five = Array(ahead.days.prefix(5))
    #expect(ahead.days(after: five).map(\.day) == ahead.days.dropFirst(5).map(\.day))
    #expect(ahead.days(after: []).count == 16)
    #expect(ahead.days(after: ahead.days).isEmpty)
  }

  @Test
  func `a long forecast's current values are those of the current hour, and nil outside of it`() {
    let ahead = AheadReport.fixture()
    #expect(ahead.hour(at: now)?.ultraviolet == 9.0 / 4)
    #expect(ahead.strongestSun(onDateOf: now) == 23.0 / 4)
    #expect(ahead.pressure(threeHoursAfter: now)?.hectopascals == 1012)
    #expect(ahead.hour(at: now.addingTimeInterval(-86_400)) == nil)
    #expect(ahead.pressure(threeHoursAfter: now.addingTimeInterval(17 * 86_400)) == nil)
  }

  @Test func `the rain of the next two hours leaves out quarter-hours that have ended`() {
    let ahead = AheadReport.fixture()
    let quarters = ahead.quarters(from: now)
    #expect(quarters.count == 8 && quarters.first?.time == RainQuarter.fixtures[0].time)
    #expect(ahead.quarters(from: RainQuarter.fixtures[0].end).first == RainQuarter.fixtures[1])
    #expect(ahead.quarters(from: now.addingTimeInterval(86_400)).isEmpty)
  }

  @Test func `quarter-hours after the end of an old forecast are unknown instead of dry`() {
    let late = RainQuarter.fixtures[9].end
    let quarters = AheadReport.fixture().quarters(from: late)
    #expect(quarters.count == 8 && quarters.prefix(2) == RainQuarter.fixtures.suffix(2))
    #expect(quarters.dropFirst(2).allSatisfy { $0.amount == nil })
    #expect(quarters.last?.end == late.addingTimeInterval(7200))
    #expect(RainSoon(quarters) == .dryAsFarAsKnown)
  }

  @Test func `if no quarter-hour has an amount, the list of quarter-hours is empty`() {
    let unknown = RainQuarter.fixtures.map { RainQuarter(time: $0.time, amount: nil) }
    #expect(AheadReport.fixture(quarters: unknown).quarters(from: now).isEmpty)
  }

  private func quarters(_ amounts: [Double?]) -> [RainQuarter] {
    amounts.enumerated().map { number, amount in
      RainQuarter(
        time: now.addingTimeInterval(Double(number) * 900),
        amount: amount.map(Precipitation.init(millimetres:)))
    }
  }

  @Test func `the rain summary has the time at which rain starts or stops`() {
    #expect(RainSoon(quarters([0, 0])) == .dry)
    #expect(RainSoon(quarters([0, nil])) == .dryAsFarAsKnown)
    #expect(RainSoon(quarters([0, nil, 0.1])) == .starting(now.addingTimeInterval(1800)))
    #expect(RainSoon(quarters([0.1, nil, 0])) == .raining(until: now.addingTimeInterval(1800)))
    #expect(RainSoon(quarters([0.1, 0.2])) == .raining(until: nil))
    #expect(RainSoon([]) == .dry)
  }
}
