public import Foundation
import StrataDeviceServices

/// A kind of data for which an app asks for permission.
public enum EKEntityType: UInt, Sendable {
  /// Events.
  case event
  /// Reminders.
  case reminder
}

/// The permission of an app to use events or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The person has not been asked yet.
  case notDetermined
  /// The person cannot allow it.
  case restricted
  /// The person has refused.
  case denied
  /// The person has allowed reading and writing.
  case fullAccess
  /// The person has allowed adding events.
  case writeOnly
  /// The name before iOS 17.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The scope of a change: one event of a series, or all from it on.
public enum EKSpan: Int, Sendable {
  /// Only this event.
  case thisEvent
  /// This event and all later ones of its series.
  case futureEvents
}

/// A closure that is called with `true` if the person grants the permission, and with an error if
/// asking fails.
public typealias EKEventStoreRequestAccessCompletionHandler =
  @Sendable (Bool, (any Error)?) -> Void

/// The person's calendars, to which an app can add events.
///
/// Partial: a browser does not let pages read or change calendars. What it can do is save a file: an event
/// that is saved becomes an iCalendar file (RFC 5545), which the person's calendar opens. So access
/// is that of ``EKAuthorizationStatus/writeOnly`` for events, and `denied` for reminders.
// @unchecked: it has a constant only.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// The requests of the window that the store was created for: code on a queue has none.
  private let requests = DeviceHost.current?.requests
  /// The requests of code without a device: there are none on a server, whose windows it cannot
  /// distinguish, and outside of one those of the local device.
  private static var ofNobody: (any DeviceRequests)? {
    DeviceHost.servesDevices ? nil : Device.local.requests
  }

  /// Creates a store.
  public override init() {}

  /// Returns what an app may use: events to write, and no reminders.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    entityType == .event ? .writeOnly : .denied
  }

  /// Calls the handler at once with whether the app may add such items.
  ///
  /// - Parameters:
  ///   - entityType: The kind of data.
  ///   - completion: A function that is called at the end.
  open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { completion(entityType == .event, nil) }

  /// Returns whether the app may add such items.
  ///
  /// - Throws: nothing here, as no prompt is shown.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    entityType == .event
  }

  /// Calls the handler at once with `true`.
  open func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { completion(true, nil) }

  /// Returns `true`.
  ///
  /// - Throws: nothing here, as no prompt is shown.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { true }

  /// Calls the handler at once with `false`: events cannot be read.
  open func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { completion(false, nil) }

  /// Returns `false`: events cannot be read.
  ///
  /// - Throws: nothing here, as no prompt is shown.
  open func requestFullAccessToEvents() async throws -> Bool { false }

  /// Calls the handler at once with `false`.
  open func requestFullAccessToReminders(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { completion(false, nil) }

  /// Returns `false`.
  ///
  /// - Throws: nothing here, as no prompt is shown.
  open func requestFullAccessToReminders() async throws -> Bool { false }

  /// The calendar of new events: the one that the person's program chooses.
  open var defaultCalendarForNewEvents: EKCalendar? { EKCalendar(for: .event, eventStore: self) }
  /// Returns the list of new reminders: none.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// The accounts: none that an app can read.
  open var sources: [EKSource] { [] }
  /// Returns the calendars that an app can read: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Returns the calendar of an identifier: none.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Returns the item of an identifier: none.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Returns the event of an identifier: none.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Returns the events that an app can read: none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

  /// Returns a condition of events, of which none can be read.
  ///
  /// - Parameters:
  ///   - startDate: The beginning of the time.
  ///   - endDate: The end of the time.
  ///   - calendars: The calendars; `nil` for all.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns a condition of reminders, of which none can be read.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns a condition of reminders, of which none can be read.
  ///
  /// - Parameters:
  ///   - startDate: The beginning of the time.
  ///   - endDate: The end of the time.
  ///   - calendars: The calendars; `nil` for all.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Calls the handler at once with `nil`: reminders cannot be read.
  ///
  /// - Parameters:
  ///   - predicate: The condition for objects; `nil` for all.
  ///   - completion: A function that is called at the end; `nil` for none.
  /// - Returns: What ``cancelFetchRequest(_:)`` takes.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion(nil)
    return 0
  }

  /// Accepted: nothing is being fetched.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  /// Saves an event as a file, which the browser puts into the person's downloads.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - span: Not used: the file has the whole series.
  ///   - commit: Not used: the file is saved at once.
  /// - Throws: ``EKError`` if it has no start, or ends before it, or, on a server, if neither the
  ///   code nor the store belongs to a window.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    let file = try CalendarFile(event)
    guard let requests = DeviceHost.current?.requests ?? requests ?? Self.ofNobody else {
      throw EKError(.eventStoreNotAuthorized)
    }
    // A window that closes meanwhile saves nothing, and no caller is left to notify.
    Task { try? await file.save(through: requests) }
  }

  /// Saves a reminder.
  ///
  /// - Parameters:
  ///   - reminder: The reminder.
  ///   - commit: Whether the change is saved at once.
  /// - Throws: ``EKError``, always.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Saves a calendar.
  ///
  /// - Parameters:
  ///   - calendar: The calendar.
  ///   - commit: Whether the change is saved at once.
  /// - Throws: ``EKError``, always.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Removes an event.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - span: The height and width in degrees.
  ///   - commit: Whether the change is saved at once.
  /// - Throws: ``EKError``, always.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Removes a reminder.
  ///
  /// - Parameters:
  ///   - reminder: The reminder.
  ///   - commit: Whether the change is saved at once.
  /// - Throws: ``EKError``, always.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Writes the saved changes.
  ///
  /// Accepted: it was written at once.
  ///
  /// - Throws: nothing here, as nothing is left to write.
  open func commit() throws {}

  /// Forgets unwritten changes.
  ///
  /// Accepted: everything was written at once.
  open func reset() {}
}

/// The reason for which an item was not saved.
public struct EKError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of the error.
  public enum Code: Int, Sendable {
    /// The event cannot be changed.
    case eventNotMutable = 0
    /// The event has no calendar.
    case noCalendar = 1
    /// The event has no start.
    case noStartDate = 2
    /// The event has no end.
    case noEndDate = 3
    /// The event ends before it starts.
    case datesInverted = 4
    /// The person has not allowed access.
    case eventStoreNotAuthorized = 29
  }

  /// The kind of failure.
  public let code: Code
  /// Creates an error.
  public init(_ code: Code) { self.code = code }
  public static let errorDomain = "EKErrorDomain"
  public var errorCode: Int { code.rawValue }
  public var errorUserInfo: [String: Any] {
    errorDescription.map { [NSLocalizedDescriptionKey: $0] } ?? [:]
  }
  public var errorDescription: String? {
    switch code {
    case .noStartDate: "The event has no start."
    case .noEndDate: "The event has no end."
    case .datesInverted: "The event ends before it starts."
    case .eventNotMutable, .eventStoreNotAuthorized, .noCalendar:
      "A browser lets an app add events only, as files."
    }
  }
}
