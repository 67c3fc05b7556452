import Foundation
import Testing
import WeDaDomain

/// Tests of the days and times of rules for rain, also when the clocks change.
@Suite struct RainRuleTests {
  /// Thursday, 12 March 2026.
  private let thursday = LocalDay(number: 20_524)
  /// Sunday, 29 March 2026: in Berlin the clocks go forward from 2:00 to 3:00.
  private let spring = LocalDay(number: 20_541)
  /// Sunday, 25 October 2026: in Berlin the clocks go back from 3:00 to 2:00.
  private let autumn = LocalDay(number: 20_751)
  private let everyDay = Set(Weekday.allCases)

  private func berlin() throws -> PlaceZone { try PlaceZone(identifier: "Europe/Berlin") }

  private func time(_ day: LocalDay, _ hour: Double) -> Date {
    day.midnightInGMT.addingTimeInterval(hour * 3600)
  }

  @Test func `a date has its weekday, also before 1970`() {
    #expect(thursday.weekday == .thursday)
    #expect(spring.weekday == .sunday)
    #expect(LocalDay(number: -1).weekday == .wednesday)
    #expect(Weekday.allCases.map(\.example.weekday) == Weekday.allCases)
    #expect(thursday.previous.next == thursday)
  }

  @Test(arguments: [-1, 1440])
  func `a clock time outside of 0:00 to 23:59 is refused`(minutes: Int) {
    #expect(throws: InvalidValue.self) { try ClockTime(minutes: minutes) }
    #expect(throws: InvalidValue.self) { try ClockTime(hour: 24) }
    #expect(throws: InvalidValue.self) { try ClockTime(hour: 7, minute: 60) }
  }

  @Test func `a date is converted to its clock time in GMT, even before 1970`() throws {
    let time = try ClockTime(hour: 7, minute: 30)
    #expect(ClockTime(inGMT: time.instantInGMT) == time)
    #expect(ClockTime(inGMT: Date(timeIntervalSince1970: -60)).minutes == 1439)
    #expect(ClockTime(inGMT: Date(timeIntervalSince1970: 86_400 + 59)).minutes == 0)
  }

  @Test
  func `a rain rule needs a weekday, an end other than its start, and a threshold above zero`() {
    func problem(
      _ days: Set<Weekday> = [.monday], end: Int = 8, threshold: RainThreshold = .probability(1)
    ) -> String? {
      do throws(InvalidValue) {
        _ = try RainRule(
          id: "1", place: .london, name: "London", weekdays: days, start: ClockTime(hour: 7),
          end: ClockTime(hour: end), notice: ClockTime(hour: 6), threshold: threshold)
        return nil
      } catch {
        return error.field
      }
    }
    #expect(problem() == nil)
    #expect(problem([]) == "weekdays")
    #expect(problem(end: 7) == "end")
    #expect(problem(threshold: .probability(0)) == "threshold")
    #expect(problem(threshold: .probability(1.1)) == "threshold")
    #expect(problem(threshold: .amount(Precipitation(millimetres: 0))) == "threshold")
    #expect(problem(threshold: .amount(Precipitation(millimetres: 0.2))) == nil)
  }

  @Test func `a rain rule's notification is due five minutes before the rule's notice time`()
    throws
  {
    let way = try #require(RainRule.fixture().way(on: thursday, in: .gmt))
    #expect(way.interval.start == time(thursday, 7.5))
    #expect(way.interval.end == time(thursday, 8.25))
    #expect(way.delivery == time(thursday, 7).addingTimeInterval(-300))
    #expect(way.firstCheck == way.delivery.addingTimeInterval(-RainWay.lead))
  }

  @Test func `a rain rule's times are local to its place`() throws {
    let tokyo = try PlaceZone(identifier: "Asia/Tokyo")
    let way = try #require(RainRule.fixture().way(on: thursday, in: tokyo))
    #expect(way.interval.start == time(thursday, 7.5 - 9))
  }

  @Test func `a rain rule does not apply on weekdays that it leaves out`() {
    let rule = RainRule.fixture()
    #expect(rule.way(on: LocalDay(number: 20_525), in: .gmt) != nil, "Friday")
    #expect(rule.way(on: LocalDay(number: 20_526), in: .gmt) == nil, "Saturday")
    let after = rule.ways(after: time(LocalDay(number: 20_525), 9), in: .gmt)
    #expect(after.first?.day == LocalDay(number: 20_528), "Monday")
  }

  @Test func `a rain rule's check is due from its first check time until the end of its time span`()
    throws
  {
    let way = try #require(RainRule.fixture().way(on: thursday, in: .gmt))
    #expect(!way.isDue(at: way.firstCheck.addingTimeInterval(-1)))
    #expect(way.isDue(at: way.firstCheck))
    #expect(way.isDue(at: way.interval.end.addingTimeInterval(-1)))
    #expect(!way.isDue(at: way.interval.end))
  }

  @Test func `a rain rule's notice time later than its start is on the date before`() throws {
    let rule = RainRule.fixture(start: (6, 0), end: (7, 0), notice: (21, 0))
    let way = try #require(rule.way(on: thursday, in: .gmt))
    #expect(way.delivery == time(thursday.previous, 21).addingTimeInterval(-300))
  }

  @Test
  func `a rain rule's time span over midnight ends on the next date and belongs to the first one`()
    throws
  {
    let friday = LocalDay(number: 20_525)
    let rule = RainRule.fixture(weekdays: [.friday], start: (23, 30), end: (0, 30))
    let way = try #require(rule.way(on: friday, in: .gmt))
    #expect(way.interval.end == time(friday.next, 0.5))
    let onSaturday = rule.ways(after: time(friday.next, 0.25), in: .gmt)
    #expect(onSaturday.first?.day == friday)
    #expect(rule.ways(after: time(friday.next, 0.5), in: .gmt).first?.day.number == 20_532)
  }

  @Test func `after the change to summer time, a rain rule's start is an hour earlier in GMT`()
    throws
  {
    let rule = RainRule.fixture(weekdays: everyDay)
    let before = try #require(rule.way(on: spring.previous, in: berlin()))
    let after = try #require(rule.way(on: spring, in: berlin()))
    #expect(before.interval.start == time(spring.previous, 6.5))
    #expect(after.interval.start == time(spring, 5.5))
    #expect(after.delivery == time(spring, 5).addingTimeInterval(-300))
  }

  @Test
  func `a rain rule that starts in the skipped hour of a clock change starts after that hour`()
    throws
  {
    let rule = RainRule.fixture(weekdays: everyDay, start: (2, 30), end: (3, 30))
    let way = try #require(rule.way(on: spring, in: berlin()))
    #expect(way.interval.start == time(spring, 1.5), "3:30 of summer time")
    #expect(way.interval.duration == 3600)
  }

  @Test func `a rain rule's time span over the repeated hour of a clock change is an hour longer`()
    throws
  {
    let rule = RainRule.fixture(weekdays: everyDay, start: (1, 30), end: (3, 30))
    let way = try #require(rule.way(on: autumn, in: berlin()))
    #expect(way.interval.duration == 3 * 3600)
    #expect(
      try berlin().instant(of: ClockTime(hour: 2, minute: 30), on: autumn) == time(autumn, 0.5),
      "the first of both")
  }
}
