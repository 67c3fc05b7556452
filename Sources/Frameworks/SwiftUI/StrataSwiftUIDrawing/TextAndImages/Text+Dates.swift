public import Foundation

extension Text {
  /// How a moment is told: by the calendar and the clock, or by how far it is from now.
  ///
  /// Same as Apple's. What changes is drawn again when its words change, not more often.
  public struct DateStyle: Hashable, Sendable {
    enum Kind: Hashable { case date, time, relative, offset, timer }
    let kind: Kind

    /// `June 3, 2019`
    public static let date = DateStyle(kind: .date)
    /// `11:23 PM`
    public static let time = DateStyle(kind: .time)
    /// `2 hr, 23 min`
    public static let relative = DateStyle(kind: .relative)
    /// `+2 hours`
    public static let offset = DateStyle(kind: .offset)
    /// `36:59:01`
    public static let timer = DateStyle(kind: .timer)
  }

  /// A moment, or how far it is from now.
  public init(_ date: Date, style: Text.DateStyle) { self.init(.live(LiveText(date, style))) }

  /// Two moments: `9:30 – 11:00 AM`.
  public init(_ dates: ClosedRange<Date>) { self.init(.live(.range(dates))) }

  /// The moments at which something begins and ends.
  public init(_ interval: DateInterval) { self.init(interval.start...interval.end) }

  /// The time between two moments that is left or has passed, each second anew.
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

  /// Whether it says something else as time passes.
  var isLive: Bool { parts.contains { $0.content.hasLive } }

  /// In how many seconds it says something else; `nil` for never.
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
