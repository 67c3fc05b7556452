public import Foundation
package import StrataViewTree

extension EnvironmentValues {
  private enum ClockKey: EnvironmentKey { static var defaultValue: TreeClock { TreeClock() } }
  private enum ZoneKey: EnvironmentKey { static var defaultValue: TimeZone? { nil } }
  private enum CalendarKey: EnvironmentKey { static var defaultValue: Calendar? { nil } }

  /// The time zone in which times are shown and chosen: that of the user's browser.
  ///
  /// Partial: the server's time zone until the browser has reported another, after the page has
  /// loaded.
  public var timeZone: TimeZone {
    get { self[ZoneKey.self] ?? windowFacts.timeZone ?? .current }
    set { self[ZoneKey.self] = newValue }
  }

  /// The calendar by which dates are shown: Gregorian in the locale and time zone, unless a view
  /// above sets another.
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
