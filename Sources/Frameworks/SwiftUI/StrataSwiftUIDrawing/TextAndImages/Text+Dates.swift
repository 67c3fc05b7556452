public import Foundation

extension Text {
  /// The style of a date in a text: its calendar date, its time of day or its distance from now.
  ///
  /// Same as Apple's. A text that changes is drawn again only when its string changes.
  public struct DateStyle: Hashable, Codable, Sendable {
    enum Kind: String, Codable { case date, time, relative, offset, timer }
    let kind: Kind

    /// The calendar date, such as `June 3, 2019`.
    public static let date = DateStyle(kind: .date)
    /// The time of day, such as `11:23 PM`.
    public static let time = DateStyle(kind: .time)
    /// The distance from now, such as `2 hr, 23 min`.
    public static let relative = DateStyle(kind: .relative)
    /// The distance from now with its sign, such as `+2 hours`.
    public static let offset = DateStyle(kind: .offset)
    /// The distance from now as a timer, such as `36:59:01`.
    public static let timer = DateStyle(kind: .timer)
  }

  /// Creates a text with a date, or with its distance from now.
  ///
  /// - Parameters:
  ///   - date: The date.
  ///   - style: Whether to show the day, the time or the distance from now.
  public init(_ date: Date, style: Text.DateStyle) { self.init(.live(LiveText(date, style))) }

  /// Creates a text with a range of dates, such as `9:30 – 11:00 AM`.
  public init(_ dates: ClosedRange<Date>) { self.init(.live(.range(dates))) }

  /// Creates a text with the start and the end of an interval.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// Creates a text with a timer that updates each second.
  ///
  /// - Parameters:
  ///   - timerInterval: The interval in which the timer runs.
  ///   - pauseTime: The date at which the timer is paused; `nil` if it runs.
  ///   - countsDown: Whether the timer shows the remaining time instead of the elapsed one.
  ///   - showsHours: Whether hours are shown if the time is an hour or longer.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      .live(
        .timer(
          timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours)))
  }

  init(live: LiveText) { self.init(.live(live)) }

  /// A Boolean value that indicates whether the text changes as time passes.
  var isLive: Bool { parts.contains { $0.content.hasLive } }

  /// Returns the seconds until the text changes; `nil` if it never does.
  @MainActor func wait(at now: Date) -> Double? {
    parts.compactMap { $0.content.wait(at: now) }.min()
  }
}

extension TextContent {
  fileprivate var hasLive: Bool {
    switch self {
    case .live(let live): live.changes
    case .key(let key, _, _): key.inserts.contains { $0.isLive }
    default: false
    }
  }

  @MainActor fileprivate func wait(at now: Date) -> Double? {
    switch self {
    case .live(let live): live.wait(at: now)
    case .key(let key, _, _): key.inserts.compactMap { $0.wait(at: now) }.min()
    default: nil
    }
  }
}
