public import Foundation

/// What tells the frameworks the time of day.
///
///     DeviceClock.$now.withValue({ eightInTheMorning }) { scheduleTheSummary() }
public enum DeviceClock {
  /// The system's clock, unless a test or a host's background run set another.
  @TaskLocal public static var now: @Sendable () -> Date = { Date() }
}
