public import Foundation

/// The source of the current time for the frameworks.
///
///     DeviceClock.$now.withValue({ eightInTheMorning }) { scheduleTheSummary() }
public enum DeviceClock {
  /// Returns the current time: the system's, unless a test or a host's background run set another.
  @TaskLocal public static var now: @Sendable () -> Date = { Date() }
}
