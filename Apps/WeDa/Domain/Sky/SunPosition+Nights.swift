public import Foundation

extension SunPosition {
  /// Returns the parts of an interval in which the sun is below the horizon, in order of time.
  ///
  /// Nights shorter than a quarter of an hour, as near the end of a polar day, may be missing. A
  /// start or an end within the interval is exact to the minute. The cost grows with the length: some
  /// 200 heights for two days.
  ///
  /// - Parameters:
  ///   - place: The place from which the sun is seen.
  ///   - interval: The interval whose nights are returned.
  /// - Returns: The nights; the whole interval in a polar night, nothing in a polar day.
  public static func nights(at place: Coordinate, in interval: DateInterval) -> [DateInterval] {
    let turns = Ephemeris.turns(of: { isNight($0, place) }, in: interval)
    let edges = [interval.start] + turns + [interval.end]
    return zip(edges, edges.dropFirst()).filter { start, end in
      start < end && isNight(start + end.timeIntervalSince(start) / 2, place)
    }
    .map { DateInterval(start: $0, end: $1) }
  }

  private static func isNight(_ time: Date, _ place: Coordinate) -> Bool {
    SunPosition(of: place, at: time).height < horizon
  }
}
