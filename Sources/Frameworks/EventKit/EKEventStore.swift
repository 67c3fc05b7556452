public import Foundation
import StrataDeviceServices

/// A kind of data for which an app asks for permission.
public enum EKEntityType: UInt, Sendable {
  /// The entities are events.
  case event
  /// The entities are reminders.
  case reminder
}

/// The permission of an app to use events or reminders.
public enum EKAuthorizationStatus: Int, Sendable {
  /// The person was not asked yet for access to the calendars.
  case notDetermined
  /// The app cannot use events or reminders, and the person cannot change that.
  case restricted
  /// The person has refused access to the calendars.
  case denied
  /// The person has allowed reading and writing.
  case fullAccess
  /// The person has allowed adding events.
  case writeOnly
  /// The name that ``fullAccess`` had before iOS 17.
  public static var authorized: EKAuthorizationStatus { .fullAccess }
}

/// The scope of a change: one event of a series, or this event and all later ones.
public enum EKSpan: Int, Sendable {
  /// The change concerns only this one of the repeated events.
  case thisEvent
  /// The change concerns this event and all later ones of its series.
  case futureEvents
}

/// A closure that is called with `true` if the person grants the permission, and with an error if
/// asking fails.
public typealias EKEventStoreRequestAccessCompletionHandler =
  @Sendable (Bool, (any Error)?) -> Void

/// The store of the person's calendars, to which an app can add events.
///
/// Partial: a browser does not let pages read or change calendars, but it can download a file. So
/// an event that is saved becomes an iCalendar file (RFC 5545), which the person's calendar program
/// opens. The permission is ``EKAuthorizationStatus/writeOnly`` for events, and `denied` for
/// reminders.
// @unchecked: it has a constant only.
open class EKEventStore: NSObject, @unchecked Sendable {
  /// The requests to the browser of the window for which the store was created: code on a queue
  /// belongs to no window.
  private let requests = DeviceHost.current?.requests
  /// The requests for code that belongs to no device. On a server there are none, since it could
  /// not know the window; elsewhere they are those of the local device.
  private static var ofNobody: (any DeviceRequests)? {
    DeviceHost.servesDevices ? nil : Device.local.requests
  }

  /// Creates an object that adds events to the person's calendars.
  public override init() {}

  /// Returns the app's permission: to write events, and not to use reminders.
  open class func authorizationStatus(for entityType: EKEntityType) -> EKAuthorizationStatus {
    entityType == .event ? .writeOnly : .denied
  }

  /// Calls the handler at once with a Boolean value that indicates whether the app may add items of
  /// a kind.
  ///
  /// - Parameters:
  ///   - entityType: The kind of data.
  ///   - completion: A function that is called with the permission.
  @preconcurrency open func requestAccess(
    to entityType: EKEntityType, completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { completion(entityType == .event, nil) }

  /// Returns whether the app may add items of a kind.
  ///
  /// - Throws: Nothing, as no prompt is shown.
  open func requestAccess(to entityType: EKEntityType) async throws -> Bool {
    entityType == .event
  }

  /// Calls the handler at once with `true`.
  @preconcurrency open func requestWriteOnlyAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { completion(true, nil) }

  /// Returns `true`, since an app may add events.
  ///
  /// - Throws: Nothing, as no prompt is shown.
  open func requestWriteOnlyAccessToEvents() async throws -> Bool { true }

  /// Calls the handler at once with `false`: events cannot be read.
  @preconcurrency open func requestFullAccessToEvents(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { completion(false, nil) }

  /// Returns `false`: events cannot be read.
  ///
  /// - Throws: Nothing, as no prompt is shown.
  open func requestFullAccessToEvents() async throws -> Bool { false }

  /// Calls the handler at once with `false`: reminders cannot be used.
  @preconcurrency open func requestFullAccessToReminders(
    completion: @escaping EKEventStoreRequestAccessCompletionHandler
  ) { completion(false, nil) }

  /// Returns `false`: reminders cannot be used.
  ///
  /// - Throws: Nothing, as no prompt is shown.
  open func requestFullAccessToReminders() async throws -> Bool { false }

  /// The calendar for new events, which the person's calendar program chooses.
  open var defaultCalendarForNewEvents: EKCalendar? { EKCalendar(for: .event, eventStore: self) }
  /// Returns `nil`, since there is no list for new reminders.
  open func defaultCalendarForNewReminders() -> EKCalendar? { nil }
  /// The accounts that the app can read: none.
  open var sources: [EKSource] { [] }
  /// Returns the calendars that an app can read: none.
  open func calendars(for entityType: EKEntityType) -> [EKCalendar] { [] }
  /// Returns `nil`, since calendars cannot be read.
  open func calendar(withIdentifier identifier: String) -> EKCalendar? { nil }
  /// Returns `nil`, since events and reminders cannot be read.
  open func calendarItem(withIdentifier identifier: String) -> EKCalendarItem? { nil }
  /// Returns `nil`, since events cannot be read.
  open func event(withIdentifier identifier: String) -> EKEvent? { nil }
  /// Returns the events that an app can read: none.
  open func events(matching predicate: NSPredicate) -> [EKEvent] { [] }

  /// Returns a condition that no event meets, since events cannot be read.
  ///
  /// - Parameters:
  ///   - startDate: The beginning of the period.
  ///   - endDate: The end of the period.
  ///   - calendars: The calendars; `nil` for all.
  open func predicateForEvents(
    withStart startDate: Date, end endDate: Date, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Returns a condition that no reminder meets, since reminders cannot be read.
  open func predicateForReminders(in calendars: [EKCalendar]?) -> NSPredicate {
    NSPredicate(value: false)
  }

  /// Returns a condition that no reminder meets, since reminders cannot be read.
  ///
  /// - Parameters:
  ///   - startDate: The beginning of the period.
  ///   - endDate: The end of the period.
  ///   - calendars: The calendars; `nil` for all.
  open func predicateForIncompleteReminders(
    withDueDateStarting startDate: Date?, ending endDate: Date?, calendars: [EKCalendar]?
  ) -> NSPredicate { NSPredicate(value: false) }

  /// Calls the handler at once with `nil`: reminders cannot be read.
  ///
  /// - Parameters:
  ///   - predicate: The condition for the reminders.
  ///   - completion: A function that is called with `nil`.
  /// - Returns: A value that can be passed to ``cancelFetchRequest(_:)``.
  @discardableResult open func fetchReminders(
    matching predicate: NSPredicate, completion: @escaping ([EKReminder]?) -> Void
  ) -> Any {
    completion(nil)
    return 0
  }

  /// Cancels a search for reminders.
  ///
  /// Accepted: it does nothing, since nothing is being fetched.
  open func cancelFetchRequest(_ fetchIdentifier: Any) {}

  /// Saves an event as a file, which the browser downloads.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - span: Not used: the file contains the whole series.
  ///   - commit: Not used: the file is saved at once.
  /// - Throws: ``EKError`` if the event has no start, if its end is before its start, or if, on a
  ///   server, neither the code nor the store belongs to a window.
  open func save(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    let file = try CalendarFile(event)
    guard let requests = DeviceHost.current?.requests ?? requests ?? Self.ofNobody else {
      throw EKError(.eventStoreNotAuthorized)
    }
    // A window that closes meanwhile saves nothing, and no caller is left to notify.
    Task { try? await file.save(through: requests) }
  }

  /// Throws an error, since reminders cannot be saved.
  ///
  /// - Parameters:
  ///   - reminder: The reminder.
  ///   - commit: Whether the change is saved at once.
  /// - Throws: ``EKError``, always.
  open func save(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Throws an error, since calendars cannot be saved.
  ///
  /// - Parameters:
  ///   - calendar: The calendar.
  ///   - commit: Whether the change is saved at once.
  /// - Throws: ``EKError``, always.
  open func saveCalendar(_ calendar: EKCalendar, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Throws an error, since events cannot be removed.
  ///
  /// - Parameters:
  ///   - event: The event.
  ///   - span: The scope of the removal.
  ///   - commit: Whether the change is saved at once.
  /// - Throws: ``EKError``, always.
  open func remove(_ event: EKEvent, span: EKSpan, commit: Bool = true) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Throws an error, since reminders cannot be removed.
  ///
  /// - Parameters:
  ///   - reminder: The reminder.
  ///   - commit: Whether the change is saved at once.
  /// - Throws: ``EKError``, always.
  open func remove(_ reminder: EKReminder, commit: Bool) throws {
    throw EKError(.eventStoreNotAuthorized)
  }

  /// Does nothing, since each change is written at once.
  ///
  /// Accepted: no change can be left to write.
  ///
  /// - Throws: Nothing, as there is nothing to write.
  open func commit() throws {}

  /// Does nothing, since there are no unwritten changes.
  ///
  /// Accepted: each change was written at once.
  open func reset() {}
}

/// The reason for which an item was not saved.
public struct EKError: CustomNSError, LocalizedError, Hashable, Sendable {
  /// The codes of reasons for an item that was not saved.
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
  /// Creates an error with the reason for which an item was not saved.
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
      "In a browser, an app can only add events, which are downloaded as files."
    }
  }
}
