public import Foundation

/// A date as the people of a place write it, whatever the reader's own time zone.
///
///     zone.day(of: instant).isoText    // "2022-08-30"
public struct LocalDay: Hashable, Comparable, Sendable {
  /// Days since 1 January 1970 of the place's own calendar.
  public let number: Int

  public init(number: Int) { self.number = number }

  /// - Parameter offset: Seconds that the place is ahead of UTC at that instant; see ``PlaceZone``.
  public init(of instant: Date, offset: Int) {
    let local = instant.timeIntervalSince1970 + Double(offset)
    number = Int((local / 86_400).rounded(.down))
  }

  /// Midnight of this date **in GMT**: format it with the GMT time zone to get its label.
  public var midnightInGMT: Date { Date(timeIntervalSince1970: Double(number) * 86_400) }

  /// "2022-08-30".
  public var isoText: String {
    midnightInGMT.formatted(.iso8601.year().month().day().dateSeparator(.dash))
  }

  public var next: LocalDay { LocalDay(number: number + 1) }

  public static func < (one: LocalDay, other: LocalDay) -> Bool { one.number < other.number }
}
