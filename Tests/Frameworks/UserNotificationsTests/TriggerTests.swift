import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing
import UserNotifications

/// Tests of eight o'clock in several time zones, also across changes to and from daylight saving
/// time.
@Suite struct TriggerTests {
  private func eight(in zone: String) -> UNCalendarNotificationTrigger {
    var components = DateComponents(hour: 8, minute: 0)
    components.timeZone = TimeZone(identifier: zone)
    return UNCalendarNotificationTrigger(dateMatching: components, repeats: true)
  }

  private func date(_ text: String) throws -> Date { try Date(text, strategy: .iso8601) }

  private func next(_ trigger: UNCalendarNotificationTrigger, after text: String) throws -> Date? {
    let now = try date(text)
    return DeviceClock.$now.withValue({ now }) { trigger.nextTriggerDate() }
  }

  @Test(arguments: [
    ("Europe/Berlin", "2026-01-10T06:59:59Z", "2026-01-10T07:00:00Z"),
    ("Europe/Berlin", "2026-01-10T07:00:00Z", "2026-01-11T07:00:00Z"),
    ("Asia/Tokyo", "2026-01-10T06:59:59Z", "2026-01-10T23:00:00Z"),
    ("Asia/Kathmandu", "2026-01-10T00:00:00Z", "2026-01-10T02:15:00Z"),
    // In the night before, daylight saving time begins or ends.
    ("Europe/Berlin", "2026-03-28T07:00:00Z", "2026-03-29T06:00:00Z"),
    ("Europe/Berlin", "2026-10-24T06:00:00Z", "2026-10-25T07:00:00Z"),
    ("America/New_York", "2026-03-07T13:00:00Z", "2026-03-08T12:00:00Z"),
    ("Australia/Lord_Howe", "2026-04-03T21:00:00Z", "2026-04-04T21:30:00Z"),
  ])
  func `a calendar trigger for eight o'clock fires at eight in its time zone`(
    zone: String, now: String, expected: String
  ) throws {
    #expect(try next(eight(in: zone), after: now) == date(expected))
  }

  @Test func `a repeating trigger for eight o'clock fires once on each day of a year`() throws {
    let trigger = eight(in: "America/Sao_Paulo")
    var now = try date("2026-01-01T00:00:00Z")
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(identifier: "America/Sao_Paulo"))
    for day in 1...365 {
      let next = DeviceClock.$now.withValue({ [now] in now }) { trigger.nextTriggerDate() }
      now = try #require(next)
      #expect(calendar.component(.hour, from: now) == 8)
      #expect(calendar.ordinality(of: .day, in: .year, for: now) == day)
    }
  }

  @Test func `a trigger's event is identified by its local date and time`() throws {
    var components = DateComponents(hour: 8)
    components.timeZone = TimeZone(identifier: "Europe/Berlin")
    let trigger = NoticeTrigger(clock: ClockFace(components), repeats: true)
    #expect(trigger.event(at: try date("2026-03-29T06:00:00Z")) == "2026-3-29-8-0-0")
    #expect(trigger.event(at: try date("2026-03-28T07:00:00Z")) == "2026-3-28-8-0-0")
    let again = try JSONDecoder().decode(
      NoticeTrigger.self, from: JSONEncoder().encode(trigger))
    #expect(again == trigger)
    let next = again.next(after: try date("2026-03-28T07:00:00Z"))
    #expect(next == (try date("2026-03-29T06:00:00Z")))
  }
}
