public import Foundation

/// The dates at which a view is updated.
///
///     struct Daily: TimelineSchedule {
///       func entries(from start: Date, mode: Mode) -> some Sequence<Date> { … }
///     }
///
/// Same as Apple's.
public protocol TimelineSchedule {
  /// The type of the sequence of dates.
  associatedtype Entries: Sequence where Entries.Element == Date
  /// The mode of a schedule.
  typealias Mode = TimelineScheduleMode
  /// Returns the dates from a start, in order. The first date may be earlier than the start.
  ///
  /// - Parameters:
  ///   - startDate: The date from which entries are needed.
  ///   - mode: The frequency with which the view may be updated.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// The frequency at which a schedule may update its view.
public enum TimelineScheduleMode: Hashable, Sendable {
  /// Updates at the dates of the schedule.
  case normal
  /// The view is updated infrequently. The mode is not used, since a browser's window is never
  /// dimmed.
  case lowFrequency
}

/// A schedule of dates at a regular interval.
///
/// Same as Apple's.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  /// Creates a schedule from a start and an interval in seconds.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The time from one date to the next, in seconds.
  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The endless sequence of dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let first: Date
    private let interval: TimeInterval
    private var count = 0.0

    fileprivate init(first: Date, interval: TimeInterval) {
      (self.first, self.interval) = (first, interval)
    }

    /// Returns the next date of the schedule.
    public mutating func next() -> Date? {
      guard interval > 0 || count == 0 else { return nil }
      defer { count += 1 }
      return first + count * interval
    }
  }

  /// Returns the dates from the last one that is not after a start.
  ///
  /// - Parameters:
  ///   - startDate: The date from which entries are needed.
  ///   - mode: The frequency with which the view may be updated.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, startDate > start else { return Entries(first: start, interval: interval) }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(first: start + passed * interval, interval: interval)
  }
}

/// A schedule of the start of each minute.
///
/// Same as Apple's.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  /// Creates a schedule of the start of each minute.
  public init() {}

  /// The endless sequence of dates.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var periodic: PeriodicTimelineSchedule.Entries
    /// Returns the next date of the schedule.
    public mutating func next() -> Date? { periodic.next() }
  }

  /// Returns the minutes from the one that contains a start.
  ///
  /// - Parameters:
  ///   - startDate: The date from which entries are needed.
  ///   - mode: The frequency with which the view may be updated.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let whole = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    // Supports dates before 2001.
    let start = min(startDate, Date(timeIntervalSinceReferenceDate: 0))
    let minute = (start.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    let early = PeriodicTimelineSchedule(
      from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
    let schedule = minute < 0 ? early : whole
    return Entries(periodic: schedule.entries(from: startDate, mode: mode))
  }
}

/// A schedule of given dates.
///
/// Same as Apple's.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  /// Creates a schedule of dates in ascending order.
  public init(_ dates: Entries) { self.dates = dates }

  /// Returns the given dates.
  ///
  /// - Parameters:
  ///   - startDate: The date from which entries are needed.
  ///   - mode: The frequency with which the view may be updated.
  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// A schedule for animations.
///
/// Partial: the view is updated at most ten times a second, as each update is evaluated on the
/// server. For smooth motion use `withAnimation`, which the browser draws.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  /// Creates a schedule for animations.
  ///
  /// - Parameters:
  ///   - minimumInterval: The shortest interval between updates, in seconds; at least 0.1.
  ///   - paused: `true` if there are no updates after the first.
  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 0.1)
    isPaused = paused
  }

  /// The endless sequence of dates. If the schedule is paused, it contains only the first date.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate var interval: Double?

    /// Returns the next date of the schedule.
    public mutating func next() -> Date? {
      defer { upcoming = interval.flatMap { interval in upcoming.map { $0 + interval } } }
      return upcoming
    }
  }

  /// Returns the dates from a start.
  ///
  /// - Parameters:
  ///   - start: The date from which entries are needed.
  ///   - mode: The frequency with which the view may be updated.
  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: start, interval: isPaused ? nil : interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Returns a schedule of dates at a regular interval in seconds.
  ///
  /// - Parameters:
  ///   - startDate: The first date.
  ///   - interval: The time from one date to the next, in seconds.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// A schedule of the start of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// A schedule for animations.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  /// Returns a schedule for animations.
  ///
  /// - Parameters:
  ///   - minimumInterval: The shortest interval between updates, in seconds; at least 0.1.
  ///   - paused: `true` if there are no updates after the first.
  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Returns a schedule of given dates in ascending order.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
