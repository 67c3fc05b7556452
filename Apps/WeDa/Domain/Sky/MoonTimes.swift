public import Foundation

/// The times at which the moon crosses the horizon of a place on a date.
///
///     MoonTimes(at: .london, on: day).rise    // 03:31, or nil if it does not rise on this date
///
/// The times are within about two minutes of exact ones, near the poles within more, since the moon
/// moves almost along the horizon there.
public struct MoonTimes: Equatable, Sendable {
  /// The time of the first rise; `nil` if the moon does not rise within the day.
  public let rise: Date?
  /// The time of the first setting; `nil` if the moon does not set within the day.
  public let set: Date?
  /// A Boolean value that indicates whether the moon is up when the day begins, and thus for the
  /// whole day if it neither rises nor sets.
  public let isUpAtStart: Bool

  /// Creates the times of a day.
  ///
  /// - Parameters:
  ///   - place: The place from which the moon is seen.
  ///   - day: The day from its start to its end.
  public init(at place: Coordinate, on day: DateInterval) {
    func isUp(_ time: Date) -> Bool {
      MoonPosition(of: place, at: time).height >= MoonPosition.horizon
    }
    let turns = Ephemeris.turns(of: isUp, in: day)
    // The turns alternate.
    isUpAtStart = isUp(day.start)
    let risesFirst = !isUpAtStart
    rise = risesFirst ? turns.first : turns.dropFirst().first
    set = risesFirst ? turns.dropFirst().first : turns.first
  }
}
