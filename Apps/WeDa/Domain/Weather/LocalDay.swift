public import Foundation

/// A local date of a place, independent of the reader's time zone.
///
///     zone.day(of: instant).isoText    // "2022-08-30"
public struct LocalDay: Hashable, Comparable, Sendable {
  /// The days since 1 January 1970 in the place's calendar.
  public let number: Int

  /// Creates a date from the days since 1 January 1970.
  public init(number: Int) { self.number = number }

  /// Creates the date of an instant at a place.
  ///
  /// - Parameter offset: The seconds east of UTC at that time; see ``PlaceZone``.
  public init(of instant: Date, offset: Int) {
    let local = instant.timeIntervalSince1970 + Double(offset)
    number = Int((local / 86_400).rounded(.down))
  }

  /// Midnight of this date **in GMT**: format it in GMT to get the date's text.
  public var midnightInGMT: Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

  /// The date as text, such as "2022-08-30".
  public var isoText: String {
    midnightInGMT.formatted(.iso8601.year().month().day().dateSeparator(.dash))
  }

  /// The date after this date.
  public var next: LocalDay { LocalDay(number: number + 1) }

  public static func < (one: LocalDay, other: LocalDay) -> Bool { one.number < other.number }
}
