public import Foundation

/// The moments at which a view is drawn anew.
///
///     struct Daily: TimelineSchedule {
///       func entries(from start: Date, mode: Mode) -> some Sequence<Date> { … }
///     }
///
/// Same as Apple's.
public protocol TimelineSchedule {
  associatedtype Entries: Sequence where Entries.Element == Date
  typealias Mode = TimelineScheduleMode
  /// The moments from a date on, in order; the first may lie before it.
  func entries(from startDate: Date, mode: Mode) -> Entries
}

/// How often a schedule may want its view to be drawn.
public enum TimelineScheduleMode: Hashable, Sendable {
  case normal
  /// Rarely. A browser's window is never dimmed, so it is not asked for.
  case lowFrequency
}

/// Moments at equal distances.
///
/// Same as Apple's.
public struct PeriodicTimelineSchedule: TimelineSchedule, Sendable {
  private let start: Date
  private let interval: TimeInterval

  public init(from startDate: Date, by interval: TimeInterval) {
    start = startDate
    self.interval = interval
  }

  /// The moments, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    private let first: Date
    private let interval: TimeInterval
    private var count = 0.0

    fileprivate init(first: Date, interval: TimeInterval) {
      (self.first, self.interval) = (first, interval)
    }

    public mutating func next() -> Date? {
      guard interval > 0 || count == 0 else { return nil }
      defer { count += 1 }
      return first + count * interval
    }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    guard interval > 0, startDate > start else { return Entries(first: start, interval: interval) }
    let passed = (startDate.timeIntervalSince(start) / interval).rounded(.down)
    return Entries(first: start + passed * interval, interval: interval)
  }
}

/// The beginning of each minute.
///
/// Same as Apple's.
public struct EveryMinuteTimelineSchedule: TimelineSchedule, Sendable {
  public init() {}

  /// The moments, without an end.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var periodic: PeriodicTimelineSchedule.Entries
    public mutating func next() -> Date? { periodic.next() }
  }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries {
    let whole = PeriodicTimelineSchedule(from: Date(timeIntervalSinceReferenceDate: 0), by: 60)
    // Minutes before 2001 count as well.
    let start = min(startDate, Date(timeIntervalSinceReferenceDate: 0))
    let minute = (start.timeIntervalSinceReferenceDate / 60).rounded(.down) * 60
    let early = PeriodicTimelineSchedule(
      from: Date(timeIntervalSinceReferenceDate: minute), by: 60)
    let schedule = minute < 0 ? early : whole
    return Entries(periodic: schedule.entries(from: startDate, mode: mode))
  }
}

/// Moments that are told one by one.
///
/// Same as Apple's.
public struct ExplicitTimelineSchedule<Entries: Sequence>: TimelineSchedule
where Entries.Element == Date {
  private let dates: Entries

  public init(_ dates: Entries) { self.dates = dates }

  public func entries(from startDate: Date, mode: TimelineScheduleMode) -> Entries { dates }
}

/// As often as a movement needs it.
///
/// Partial: at most ten times a second, as each moment is drawn by the server; a movement that has
/// to be smooth is better told by `withAnimation`, which the browser carries out.
public struct AnimationTimelineSchedule: TimelineSchedule, Sendable {
  private let interval: Double
  private let isPaused: Bool

  public init(minimumInterval: Double? = nil, paused: Bool = false) {
    interval = max(minimumInterval ?? 0, 0.1)
    isPaused = paused
  }

  /// The moments, without an end; while it is paused only the first.
  public struct Entries: Sequence, IteratorProtocol, Sendable {
    fileprivate var upcoming: Date?
    fileprivate var interval: Double?

    public mutating func next() -> Date? {
      defer { upcoming = interval.flatMap { interval in upcoming.map { $0 + interval } } }
      return upcoming
    }
  }

  public func entries(from start: Date, mode: TimelineScheduleMode) -> Entries {
    Entries(upcoming: start, interval: isPaused ? nil : interval)
  }
}

extension TimelineSchedule where Self == PeriodicTimelineSchedule {
  /// Moments at equal distances.
  public static func periodic(
    from startDate: Date, by interval: TimeInterval
  ) -> PeriodicTimelineSchedule {
    PeriodicTimelineSchedule(from: startDate, by: interval)
  }
}

extension TimelineSchedule where Self == EveryMinuteTimelineSchedule {
  /// The beginning of each minute.
  public static var everyMinute: EveryMinuteTimelineSchedule { EveryMinuteTimelineSchedule() }
}

extension TimelineSchedule where Self == AnimationTimelineSchedule {
  /// As often as a movement needs it.
  public static var animation: AnimationTimelineSchedule { AnimationTimelineSchedule() }

  public static func animation(
    minimumInterval: Double? = nil, paused: Bool = false
  ) -> AnimationTimelineSchedule {
    AnimationTimelineSchedule(minimumInterval: minimumInterval, paused: paused)
  }
}

extension TimelineSchedule {
  /// Moments that are told one by one.
  public static func explicit<S: Sequence>(_ dates: S) -> ExplicitTimelineSchedule<S>
  where Self == ExplicitTimelineSchedule<S>, S.Element == Date {
    ExplicitTimelineSchedule(dates)
  }
}
