public import Foundation
import StrataDeviceServices

/// When a notification is told. Made as one of its subclasses.
public class UNNotificationTrigger: NSObject, @unchecked Sendable {
  // @unchecked: nothing of it or its subclasses changes.
  public let repeats: Bool

  init(repeating: Bool) { repeats = repeating }

  var kept: NoticeTrigger? { nil }
}

/// Tells after some time.
public final class UNTimeIntervalNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  /// Seconds; more than none.
  public let timeInterval: TimeInterval

  /// - Parameters:
  ///   - timeInterval: Seconds, more than none; at least sixty where it repeats.
  public init(timeInterval: TimeInterval, repeats: Bool) {
    precondition(timeInterval > 0, "time interval must be greater than 0")
    precondition(!repeats || timeInterval >= 60, "time interval must be at least 60 if repeating")
    self.timeInterval = timeInterval
    super.init(repeating: repeats)
  }

  /// When it would fire if it were added now.
  public func nextTriggerDate() -> Date? { kept?.next(after: DeviceClock.now()) }

  override var kept: NoticeTrigger? { NoticeTrigger(seconds: timeInterval, repeats: repeats) }
}

/// Tells when a calendar and its clocks show something.
///
///     var eight = DateComponents(hour: 8)
///     eight.timeZone = TimeZone(identifier: "Europe/Berlin")
///     UNCalendarNotificationTrigger(dateMatching: eight, repeats: true)    // each morning there
public final class UNCalendarNotificationTrigger: UNNotificationTrigger, @unchecked Sendable {
  public let dateComponents: DateComponents

  /// - Parameter dateComponents: With a zone of their own, those clocks count; otherwise the
  ///   server's.
  public init(dateMatching dateComponents: DateComponents, repeats: Bool) {
    self.dateComponents = dateComponents
    super.init(repeating: repeats)
  }

  /// When it fires next. A time that summer time leaves out is at the end of the gap.
  public func nextTriggerDate() -> Date? { kept?.next(after: DeviceClock.now()) }

  override var kept: NoticeTrigger? {
    NoticeTrigger(clock: ClockFace(dateComponents), repeats: repeats)
  }
}

extension UNNotificationTrigger {
  static func restored(_ kept: NoticeTrigger?) -> UNNotificationTrigger? {
    guard let kept else { return nil }
    if let seconds = kept.seconds {
      // A row that something else wrote must not end the process.
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
