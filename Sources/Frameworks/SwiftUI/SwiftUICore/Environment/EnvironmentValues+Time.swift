public import Foundation
package import StrataViewTree

extension EnvironmentValues {
  private enum ClockKey: EnvironmentKey { static var defaultValue: TreeClock { TreeClock() } }
  private enum ZoneKey: EnvironmentKey { static var defaultValue: TimeZone? { nil } }
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }

  /// The time zone in which times are shown and chosen: that of the user's browser.
  ///
  /// Partial: until the page has loaded and the browser has reported its time zone, it is the
  /// server's.
  public var timeZone: TimeZone {
    get { self[ZoneKey.self] ?? windowFacts.timeZone ?? .current }
    set { self[ZoneKey.self] = newValue }
  }

  /// The calendar by which dates are shown. Unless a view around this one sets another, it is the
  /// Gregorian calendar in the locale and time zone.
  public var calendar: Calendar {
    get {
      if let own = self[CalendarKey.self] { return own }
      var calendar = Calendar(identifier: .gregorian)
      (calendar.locale, calendar.timeZone) = (locale, timeZone)
      return calendar
    }
    set { self[CalendarKey.self] = newValue }
  }

  /// The clock of the window.
  package var clock: TreeClock {
    get { self[ClockKey.self] }
    set { self[ClockKey.self] = newValue }
  }
}
