public import Foundation
public import UIKit

/// An account of calendars.
open class EKSource: NSObject {
  /// The account's name.
  public let title: String
  /// The account's identifier.
  public let sourceIdentifier: String
  /// The kind of account.
  public let sourceType: EKSourceType

  init(title: String) {
    (self.title, sourceIdentifier, sourceType) = (title, title, .local)
  }
}

/// The kind of an account.
public enum EKSourceType: Int, Sendable {
  /// Calendars that are stored on the device only.
  case local
  /// A Microsoft Exchange server.
  case exchange
  /// A CalDAV server.
  case calDAV
  /// iCloud.
  case mobileMe
  /// A calendar that the person has subscribed to.
  case subscribed
  /// The birthdays of contacts.
  case birthdays
}

/// A calendar, or a list of reminders.
open class EKCalendar: NSObject {
  /// The calendar's name.
  open var title = ""
  /// The account that the calendar belongs to.
  open var source: EKSource!
  /// The color of the calendar's events.
  open var cgColor: CGColor!
  /// The calendar's identifier.
  public let calendarIdentifier = UUID().uuidString
  /// A Boolean value that indicates whether items can be added.
  public let allowsContentModifications = true

  /// Creates a calendar that is not saved.
  ///
  /// - Parameters:
  ///   - entityType: The kind of data.
  ///   - eventStore: The store of the calendar.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

/// A reminder of an item.
open class EKAlarm: NSObject {
  /// The moment, if it does not depend on the item.
  open var absoluteDate: Date?
  /// The distance from the item's start, in seconds; negative is before it.
  open var relativeOffset: TimeInterval = 0

  /// Creates an alarm at a moment.
  public init(absoluteDate date: Date) { absoluteDate = date }

  /// Creates an alarm at a distance from the item's start, in seconds.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// An event or a reminder.
open class EKCalendarItem: NSObject {
  /// The title of the event or reminder.
  open var title: String! = ""
  /// The name of the place where the event is.
  open var location: String?
  /// The person's notes about the event or reminder.
  open var notes: String?
  /// The URL that belongs to the event or reminder.
  open var url: URL?
  /// The calendar that contains the event or reminder.
  open var calendar: EKCalendar!
  /// The time zone of its dates.
  open var timeZone: TimeZone?
  /// The alarms of the event or reminder.
  open var alarms: [EKAlarm]?
  /// The rules by which the event or reminder is repeated.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// The identifier of the event or reminder.
  public let calendarItemIdentifier = UUID().uuidString
  /// The moment at which the event or reminder was created.
  public let creationDate: Date? = Date()

  /// A Boolean value that indicates whether there are alarms.
  public var hasAlarms: Bool { alarms?.isEmpty == false }
  /// A Boolean value that indicates whether there are rules.
  public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// A Boolean value that indicates whether there is a text.
  public var hasNotes: Bool { notes?.isEmpty == false }

  override init() { super.init() }

  /// Adds an alarm.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes an alarm.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Adds a rule.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  /// Removes a rule.
  open func removeRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules?.removeAll { $0 === rule }
  }
}

/// An event of a calendar.
open class EKEvent: EKCalendarItem {
  /// The moment at which the event starts.
  open var startDate: Date!
  /// The moment at which the event ends.
  open var endDate: Date!
  /// A Boolean value that indicates whether the event takes whole days.
  open var isAllDay = false
  /// The availability of the person during the event.
  open var availability = EKEventAvailability.busy
  /// The event's identifier.
  public var eventIdentifier: String! { calendarItemIdentifier }

  /// Creates an event that is not saved.
  public init(eventStore: EKEventStore) { super.init() }
}

/// The availability of a person during an event.
public enum EKEventAvailability: Int, Sendable {
  /// The calendar has no availability.
  case notSupported = -1
  /// The person is busy.
  case busy
  /// The person is free.
  case free
  /// The event may not take place.
  case tentative
  /// The person is away.
  case unavailable
}

/// A reminder; none can be saved.
open class EKReminder: EKCalendarItem {
  /// When it begins.
  open var startDateComponents: DateComponents?
  /// When it is due.
  open var dueDateComponents: DateComponents?
  /// A Boolean value that indicates whether the reminder is done.
  open var isCompleted = false { didSet { completionDate = isCompleted ? Date() : nil } }
  /// When it was done.
  open var completionDate: Date?
  /// The priority: 1 is the highest, 0 means that none is set.
  open var priority = 0

  /// Creates a reminder that is not saved.
  public init(eventStore: EKEventStore) { super.init() }
}

/// The unit of the interval at which an item is repeated.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// Every few days.
  case daily
  /// Every few weeks.
  case weekly
  /// Every few months.
  case monthly
  /// Every few years.
  case yearly
}

/// The end of a repetition.
open class EKRecurrenceEnd: NSObject {
  /// The last moment, if there is one.
  public let endDate: Date?
  /// The maximum number of repetitions; 0 if the end is a date.
  public let occurrenceCount: Int

  /// Ends a repetition at a moment.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  /// Ends a repetition after a number of times.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// A rule by which an item is repeated.
///
/// Partial: by days, weeks, months and years of its start; there are no rules of weekdays.
open class EKRecurrenceRule: NSObject {
  /// The unit of the interval: days, weeks, months or years.
  public let frequency: EKRecurrenceFrequency
  /// Every how many days, weeks, months or years.
  public let interval: Int
  /// The end of the repetitions; `nil` if they never end.
  open var recurrenceEnd: EKRecurrenceEnd?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - type: Whether the event repeats daily, weekly, monthly or yearly.
  ///   - interval: The number of units between two repetitions: 2 for every other week.
  ///   - end: The point at which the curve ends.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) { (frequency, self.interval, recurrenceEnd) = (type, max(1, interval), end) }
}
