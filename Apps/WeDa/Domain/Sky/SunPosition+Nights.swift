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
    let step: TimeInterval = 900
    let times = stride(from: 0, to: interval.duration, by: step)
      .map { interval.start.addingTimeInterval($0) }
    var edges = [interval.start]
    for (start, end) in zip(times, times.dropFirst() + [interval.end])
    where isNight(start, place) != isNight(end, place) {
      edges.append(turn(between: start, and: end, at: place))
    }
    edges.append(interval.end)
    return zip(edges, edges.dropFirst()).filter { start, end in
      start < end && isNight(start + end.timeIntervalSince(start) / 2, place)
    }
    .map { DateInterval(start: $0, end: $1) }
  }

  private static func isNight(_ time: Date, _ place: Coordinate) -> Bool {
    SunPosition(of: place, at: time).height < horizon
  }

  /// Returns the time at which the sun crosses the horizon, by halving the interval.
  private static func turn(between start: Date, and end: Date, at place: Coordinate) -> Date {
    var (start, end) = (start, end)
    let before = isNight(start, place)
    while end.timeIntervalSince(start) > 30 {
      let middle = start + end.timeIntervalSince(start) / 2
      if isNight(middle, place) == before { start = middle } else { end = middle }
    }
    return start
  }
}
