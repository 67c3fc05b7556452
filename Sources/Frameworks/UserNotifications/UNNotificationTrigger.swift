public import Foundation
import StrataDeviceServices

/// A condition for showing a notification. Create one of its subclasses.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // @unchecked: it and its subclasses are immutable.
  /// A Boolean value that indicates whether the notification is shown repeatedly.
  public let repeats: Bool

  init(repeating: Bool) { repeats = repeating }

  var kept: NoticeTrigger? { nil }
}

/// A trigger that fires after a time interval.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The interval in seconds, which is more than 0.
  public let timeInterval: TimeInterval

  /// Creates a trigger that fires after a time interval.
  ///
  /// - Parameters:
  ///   - timeInterval: The interval in seconds, which must be more than 0, and at least 60 if the
  ///     trigger repeats.
  ///   - repeats: Whether the trigger fires again after each interval.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeating: repeats)
  }

  /// Returns the time at which the trigger would fire if it were added now; `nil` if it never
  /// fires.
  public func nextTriggerDate() -> Date? { kept?.next(after: DeviceClock.now()) }

  override var kept: NoticeTrigger? { NoticeTrigger(seconds: timeInterval, repeats: repeats) }
}

/// A trigger that fires at a calendar date or time of day.
///
///     var eight = DateComponents(hour: 8)
///     eight.timeZone = TimeZone(identifier: "Europe/Berlin")
///     UNCalendarNotificationTrigger(dateMatching: eight, repeats: true)    // each morning there
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// The components of the date.
  public let dateComponents: DateComponents

  /// Creates a trigger that fires at a calendar date or time of day.
  ///
  /// - Parameters:
  ///   - dateComponents: The components of the date, in their time zone; without one, in the
  ///     server's.
  ///   - repeats: Whether the notification is repeated.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeating: repeats)
  }

  /// Returns the time at which the trigger fires next; `nil` if it never fires. A time that the
  /// change to summer time skips is moved to the end of the gap.
  public func nextTriggerDate() -> Date? { kept?.next(after: DeviceClock.now()) }

  override var kept: NoticeTrigger? {
    NoticeTrigger(clock: ClockFace(dateComponents), repeats: repeats)
  }
}

extension UNNotificationTrigger {
  static func restored(_ kept: NoticeTrigger?) -> UNNotificationTrigger? {
    guard let kept else { return nil }
    if let seconds = kept.seconds {
      // Unexpected stored data must not end the process.
      guard seconds > 0, !kept.repeats || seconds >= 60 else { return nil }
      return UNTimeIntervalNotificationTrigger(timeInterval: seconds, repeats: kept.repeats)
    }
    return kept.clock.map { face in
      var components = face.components
      components.timeZone = TimeZone(identifier: face.zone)
      return UNCalendarNotificationTrigger(dateMatching: components, repeats: kept.repeats)
    }
  }
}
