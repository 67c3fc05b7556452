import Foundation
import StrataDeviceServices
import Synchronization
import Testing

@testable import EventKit

@MainActor @Suite struct CalendarFileTests {
  private let store = EKEventStore()
  private let now = Date(timeIntervalSince1970: 1_700_000_000)

  private func event() -> EKEvent {
    let event = EKEvent(eventStore: store)
    event.title = "Run, walk; rest"
    (event.startDate, event.endDate) = (now, now.addingTimeInterval(3600))
    return event
  }

  @Test func `a calendar of the app can be changed, and is not a subscribed one`() {
    let calendar = EKCalendar(for: .event, eventStore: store)
    #expect(calendar.allowsContentModifications && !calendar.isImmutable)
    #expect(!calendar.isSubscribed)
  }

  @Test func `an event with alarm and recurrence is written as an iCalendar file`() throws {
    let event = event()
    (event.location, event.notes) = ("Park", "one\ntwo")
    event.url = URL(string: "https://example.org/1")
    event.addAlarm(EKAlarm(relativeOffset: -3600))
    event.addRecurrenceRule(
      EKRecurrenceRule(
        recurrenceWith: .weekly, interval: 2, end: EKRecurrenceEnd(occurrenceCount: 3)))
    let file = try CalendarFile(event, now: now)
    #expect(file.name == "Run- walk- rest.ics")
    let lines = file.text.components(separatedBy: "\r\n")
    #expect(
      lines == [
        "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Strata//EventKit//EN", "BEGIN:VEVENT",
        "UID:\(event.calendarItemIdentifier)", "DTSTAMP:20231114T221320Z",
        "DTSTART:20231114T221320Z", "DTEND:20231114T231320Z", "SUMMARY:Run\\, walk\\; rest",
        "LOCATION:Park", "DESCRIPTION:one\\ntwo", "URL:https://example.org/1",
        "RRULE:FREQ=WEEKLY;INTERVAL=2;COUNT=3", "BEGIN:VALARM", "ACTION:DISPLAY",
        "DESCRIPTION:Run\\, walk\\; rest", "TRIGGER:-PT3600S", "END:VALARM", "END:VEVENT",
        "END:VCALENDAR", "",
      ])
  }

  @Test func `the iCalendar end date of an all-day event is the day after its last day`() throws {
    let event = event()
    event.isAllDay = true
    event.timeZone = TimeZone(identifier: "UTC")
    let lines = try CalendarFile(event, now: now).text.components(separatedBy: "\r\n")
    #expect(lines.contains("DTSTART;VALUE=DATE:20231114"))
    #expect(lines.contains("DTEND;VALUE=DATE:20231115"))
  }

  @Test func `a combining mark does not hide a separator in an iCalendar file`() throws {
    let event = event()
    event.title = "a;\u{301}b,\u{301}c\\\u{301}"
    let text = try CalendarFile(event, now: now).text
    let line = Array("SUMMARY:a\\;\u{301}b\\,\u{301}c\\\\\u{301}".utf8)
    #expect(Array(text.utf8).firstRange(of: line) != nil)
  }

  @Test func `a long line of an iCalendar file is folded between characters`() throws {
    let event = event()
    event.title = String(repeating: "é", count: 60)
    let text = try CalendarFile(event, now: now).text
    #expect(text.components(separatedBy: "\r\n").allSatisfy { $0.utf8.count <= 75 })
    let whole = text.replacing("\r\n ", with: "")
    #expect(whole.contains("SUMMARY:\(String(repeating: "é", count: 60))\r\n"))
  }

  @Test(arguments: [
    (Double.infinity, "PT0S"), (.nan, "PT0S"), (-1e300, "PT0S"), (90.9, "PT90S"),
    (-9_223_372_036_854_775_808, "-PT9223372036854775808S"),
  ])
  func `an alarm's offset is written as the trigger in the iCalendar file`(
    offset: TimeInterval, trigger: String
  ) throws {
    let event = event()
    event.addAlarm(EKAlarm(relativeOffset: offset))
    let lines = try CalendarFile(event, now: now).text.components(separatedBy: "\r\n")
    #expect(lines.contains("TRIGGER:\(trigger)"))
  }

  /// A window that notes what is asked of its browser.
  private final class Window: DeviceRequests {
    private let state = Mutex<[DeviceRequest]>([])
    var asked: [DeviceRequest] { state.withLock { $0 } }

    func begin(
      _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
    ) -> DeviceRequestHandle {
      state.withLock { $0.append(request) }
      return DeviceRequestHandle()
    }
  }

  @Test
  func `a store saves an event in the browser window it was created for, else throws an error`()
    async throws
  {
    let window = Window()
    let own = DeviceHost.$current.withValue(
      Device(id: DeviceID(rawValue: "ann"), requests: window)
    ) { EKEventStore() }
    let event = event()
    try DeviceHost.$servesInTest.withValue(true) {
      #expect(throws: EKError(.eventStoreNotAuthorized)) {
        try store.save(event, span: .thisEvent)
      }
      try own.save(event, span: .thisEvent)
    }
    while window.asked.isEmpty, !Task.isCancelled { await Task.yield() }
    #expect(window.asked.map(\.service) == ["file.save"])
    try store.save(event, span: .thisEvent)
  }

  @Test func `saving an event without dates, or with inverted dates, throws an error`() {
    let event = EKEvent(eventStore: store)
    #expect(throws: EKError(.noStartDate)) { try store.save(event, span: .thisEvent) }
    event.startDate = now
    #expect(throws: EKError(.noEndDate)) { try store.save(event, span: .thisEvent) }
    event.endDate = now.addingTimeInterval(-1)
    #expect(throws: EKError(.datesInverted)) { try store.save(event, span: .thisEvent) }
  }

  @Test func `an event store can add events, but not read them, nor save reminders`() async throws {
    #expect(EKEventStore.authorizationStatus(for: .event) == .writeOnly)
    #expect(EKEventStore.authorizationStatus(for: .reminder) == .denied)
    #expect(try await store.requestWriteOnlyAccessToEvents())
    #expect(try await !store.requestFullAccessToEvents())
    #expect(try await !store.requestFullAccessToReminders())
    #expect(throws: EKError(.eventStoreNotAuthorized)) {
      try store.save(EKReminder(eventStore: store), commit: true)
    }
  }
}
