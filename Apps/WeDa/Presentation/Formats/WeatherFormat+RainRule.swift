import Foundation
import WeDaDomain

extension WeatherFormat {
  /// Returns a time of day, such as "7:30".
  func time(_ time: ClockTime) -> String { self.time(time.instantInGMT, in: .gmt) }

  /// Returns the days and the times of a rule's way, such as "Weekdays, 7:30 to 8:15", or "Weekdays,
  /// 22:15 until 5:30 the next day".
  func way(of rule: RainRule) -> String {
    let (start, end) = (time(rule.start), time(rule.end))
    let isOvernight = rule.end < rule.start
    return [
      days(rule.weekdays),
      text(isOvernight ? Words.Rain.Row.overnight(start, end) : Words.Rain.Row.times(start, end)),
    ]
    .joined(separator: text(Words.App.List.separator))
  }

  /// Returns the least rain of a rule and its time, such as "40% or more, notified before 7:00".
  func notice(of rule: RainRule) -> String {
    [least(rule.threshold), text(Words.Rain.Row.notice(time(rule.notice)))]
      .joined(separator: text(Words.App.List.separator))
  }

  /// Returns a threshold, such as "40% or more" or "1 mm or more".
  func least(_ threshold: RainThreshold) -> String {
    switch threshold {
    case .probability(let value): text(Words.Rain.Row.least(percent(value)))
    case .amount(let value): text(Words.Rain.Row.least(precipitation(value)))
    }
  }

  /// Returns the result of a check, such as "Monday: rain is expected, you are told".
  func result(_ outcome: RainOutcome) -> String {
    let day = weekday(outcome.day)
    return switch outcome.kind {
    case .told: text(Words.Rain.Outcome.told(day))
    case .dry: text(Words.Rain.Outcome.dry(day))
    case .unknown: text(Words.Rain.Outcome.unknown(day))
    case .failed: text(Words.Rain.Outcome.failed(day))
    }
  }

  private func days(_ days: Set<Weekday>) -> String {
    if days.count == Weekday.allCases.count { return text(Words.Rain.Days.every) }
    if days == Weekday.workdays { return text(Words.Rain.Days.work) }
    return days.sorted().map { shortWeekday($0.example) }
      .joined(separator: text(Words.App.List.separator))
  }
}
