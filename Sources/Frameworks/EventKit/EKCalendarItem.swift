public import Foundation
public import UIKit

/// An account that contains calendars.
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
  /// The account is on a Microsoft Exchange server.
  case exchange
  /// The account is on a CalDAV server.
  case calDAV
  /// The account is in iCloud, which was called MobileMe.
  case mobileMe
  /// A calendar that the person has subscribed to.
  case subscribed
  /// The account contains the birthdays of contacts.
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
  /// A Boolean value that indicates whether items can be added to the calendar.
  public let allowsContentModifications = true
  /// A Boolean value that indicates whether the calendar's own values cannot be changed.
  public let isImmutable = false
  /// A Boolean value that indicates whether the person subscribed to the calendar by its address.
  public let isSubscribed = false

  /// Creates a calendar that is not saved.
  ///
  /// - Parameters:
  ///   - entityType: The kind of items that the calendar contains.
  ///   - eventStore: The store of the calendar.
  public init(for entityType: EKEntityType, eventStore: EKEventStore) { super.init() }
}

/// An alarm that reminds a person of an event or reminder.
open class EKAlarm: NSObject {
  /// The moment of the alarm; `nil` if it depends on the item's start.
  open var absoluteDate: Date?
  /// The time from the item's start to the alarm, in seconds; negative if the alarm is before the
  /// start.
  open var relativeOffset: TimeInterval = 0

  /// Creates an alarm at a moment.
  public init(absoluteDate date: Date) { absoluteDate = date }

  /// Creates an alarm at a time after the item's start, in seconds; a negative time is before the
  /// start.
  public init(relativeOffset offset: TimeInterval) { relativeOffset = offset }
}

/// The properties that events and reminders have in common.
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
  /// The time zone of the item's dates.
  open var timeZone: TimeZone?
  /// The alarms of the event or reminder.
  open var alarms: [EKAlarm]?
  /// The rules by which the event or reminder is repeated.
  open var recurrenceRules: [EKRecurrenceRule]?
  /// The identifier of the event or reminder.
  public let calendarItemIdentifier = UUID().uuidString
  /// The moment at which the event or reminder was created.
  public let creationDate: Date? = Date()

  /// A Boolean value that indicates whether the item has alarms.
  public var hasAlarms: Bool { alarms?.isEmpty == false }
  /// A Boolean value that indicates whether the item is repeated.
  public var hasRecurrenceRules: Bool { recurrenceRules?.isEmpty == false }
  /// A Boolean value that indicates whether the item has notes.
  public var hasNotes: Bool { notes?.isEmpty == false }

  override init() { super.init() }

  /// Adds an alarm to the item.
  open func addAlarm(_ alarm: EKAlarm) { alarms = (alarms ?? []) + [alarm] }
  /// Removes an alarm from the item.
  open func removeAlarm(_ alarm: EKAlarm) { alarms?.removeAll { $0 === alarm } }
  /// Adds a rule by which the item is repeated.
  open func addRecurrenceRule(_ rule: EKRecurrenceRule) {
    recurrenceRules = (recurrenceRules ?? []) + [rule]
  }
  /// Removes a rule by which the item is repeated.
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
  /// A Boolean value that indicates whether the event lasts whole days.
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
  /// The calendar does not support availability.
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

/// A reminder of a task. None can be saved.
open class EKReminder: EKCalendarItem {
  /// The date at which the reminder starts; `nil` for none.
  open var startDateComponents: DateComponents?
  /// The date at which the reminder is due; `nil` for none.
  open var dueDateComponents: DateComponents?
  /// A Boolean value that indicates whether the reminder is done.
  open var isCompleted = false { didSet { completionDate = isCompleted ? Date() : nil } }
  /// The moment at which the reminder was done; `nil` if it was not.
  open var completionDate: Date?
  /// The priority: 1 is the highest, 0 means that none is set.
  open var priority = 0

  /// Creates a reminder that is not saved.
  public init(eventStore: EKEventStore) { super.init() }
}

/// The unit of the interval after which an item is repeated.
public enum EKRecurrenceFrequency: Int, Sendable {
  /// The interval is a number of days.
  case daily
  /// The interval is a number of weeks.
  case weekly
  /// The interval is a number of months.
  case monthly
  /// The interval is a number of years.
  case yearly
}

/// The end of an item's repetition.
open class EKRecurrenceEnd: NSObject {
  /// The moment at which the repetition ends; `nil` if it ends after a number of times.
  public let endDate: Date?
  /// The maximum number of repetitions; 0 if the end is a date.
  public let occurrenceCount: Int

  /// Creates an end at a moment.
  public init(end endDate: Date) { (self.endDate, occurrenceCount) = (endDate, 0) }
  /// Creates an end after a number of times.
  public init(occurrenceCount: Int) { (endDate, self.occurrenceCount) = (nil, occurrenceCount) }
}

/// A rule by which an item is repeated.
///
/// Partial: an item can be repeated every so many days, weeks, months or years from its start;
/// there are no rules of weekdays.
open class EKRecurrenceRule: NSObject {
  /// The unit of the interval: days, weeks, months or years.
  public let frequency: EKRecurrenceFrequency
  /// The number of days, weeks, months or years from one repetition to the next.
  public let interval: Int
  /// The end of the repetitions; `nil` if they never end.
  open var recurrenceEnd: EKRecurrenceEnd?

  /// Creates a rule by which an item is repeated.
  ///
  /// - Parameters:
  ///   - type: The unit of the interval: days, weeks, months or years.
  ///   - interval: The number of units from one repetition to the next: 2 for every other week.
  ///   - end: The end of the repetition; `nil` for none.
  public init(
    recurrenceWith type: EKRecurrenceFrequency, interval: Int, end: EKRecurrenceEnd?
  ) { (frequency, self.interval, recurrenceEnd) = (type, max(1, interval), end) }
}
