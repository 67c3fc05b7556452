import Foundation

/// Words that change as time passes.
enum LiveText: Equatable {
  case timer(ClosedRange<Date>, pause: Date?, countsDown: Bool, showsHours: Bool)
  case sinceOrUntil(Date)
  case relative(Date)
  case offset(Date)

  func words(at now: Date, in locale: Locale) -> String {
    switch self {
    case .timer(let interval, let pause, let countsDown, let showsHours):
      let moment = min(max(pause ?? now, interval.lowerBound), interval.upperBound)
      let from = countsDown ? interval.upperBound : interval.lowerBound
      return Self.clock(abs(moment.timeIntervalSince(from)), showsHours: showsHours, locale)
    case .sinceOrUntil(let date):
      return Self.clock(abs(date.timeIntervalSince(now)), showsHours: true, locale)
    case .relative(let date): return Self.length(abs(date.timeIntervalSince(now)), in: locale)
    case .offset(let date):
      let seconds = date.timeIntervalSince(now)
      let words = Self.length(abs(seconds), in: locale, units: 1, width: .wide)
      return (seconds < 0 ? "-" : "+") + words
    }
  }

  /// When it has nothing more to tell.
  var end: Date {
    guard case .timer(let interval, let pause, _, _) = self else { return .distantFuture }
    return pause == nil ? interval.upperBound : .distantPast
  }

  private static func clock(_ seconds: Double, showsHours: Bool, _ locale: Locale) -> String {
    let whole = Duration.seconds(Int(seconds.rounded(.up)))
    let pattern: Duration.TimeFormatStyle.Pattern =
      showsHours && seconds >= 3600 ? .hourMinuteSecond : .minuteSecond
    return whole.formatted(Duration.TimeFormatStyle(pattern: pattern, locale: locale))
  }

  private static func length(
    _ seconds: Double, in locale: Locale, units: Int = 2,
    width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated
  ) -> String {
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width,
      maximumUnitCount: units)
    return Duration.seconds(Int(seconds)).formatted(style.locale(locale))
  }
}

extension Text {
  /// The time between two moments that is left or has passed, each second anew.
  ///
  /// Partial: the server's clock drives it, one message a second.
  public init(
    timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true,
    showsHours: Bool = true
  ) {
    self.init(
      live: .timer(
        timerInterval, pause: pauseTime, countsDown: countsDown, showsHours: showsHours))
  }

  init(live: LiveText) { parts = [Part(content: .live(live))] }
}

extension Text {
  /// Whether it says something else as time passes.
  var isLive: Bool { parts.contains { if case .live = $0.content { true } else { false } } }

  /// When it has nothing more to tell.
  var end: Date {
    parts.map { if case .live(let live) = $0.content { live.end } else { .distantPast } }.max()
      ?? .distantPast
  }
}
