public import Foundation

extension EnvironmentValues {
  private enum ZoneKey: EnvironmentKey { static var defaultValue: TimeZone { .current } }
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }

  /// The time zone in which times are shown and chosen.
  ///
  /// Partial: the server's own unless an app sets it.
  public var timeZone: TimeZone {
    get { self[ZoneKey.self] }
    set { self[ZoneKey.self] = newValue }
  }

  /// The calendar by which dates are shown.
  public var calendar: Calendar {
    get {
      if let own = self[CalendarKey.self] { return own }
      var calendar = Calendar(identifier: .gregorian)
      (calendar.locale, calendar.timeZone) = (locale, timeZone)
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }
}
