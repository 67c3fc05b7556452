public import Foundation

/// The height of the sun in the course of a local day.
public struct SunCourse: Equatable, Sendable {
  /// The height at a time of the day.
  public struct Point: Equatable, Sendable {
    /// The part of the day that is over, 0 ... 1.
    public let part: Double
    /// The height of the sun above the horizon, in degrees.
    public let height: Double
  }

  /// The heights from the start of the day to its end.
  public let points: [Point]
  /// The height of the sun at the present time.
  public let now: Point

  /// Creates the course of the day that contains a time.
  ///
  /// - Parameter steps: The number of intervals, at least 1.
  public init(at place: Coordinate, zone: PlaceZone, time: Date, steps: Int = 48) {
    let day = zone.interval(of: zone.day(of: time))
    func point(_ time: Date) -> Point {
      Point(
        part: time.timeIntervalSince(day.start) / max(day.duration, 1),
        height: SunPosition(of: place, at: time).height)
    }
    let steps = max(steps, 1)
    points = (0...steps).map {
      point(day.start.addingTimeInterval(day.duration * Double($0) / Double(steps)))
    }
    now = point(time)
  }
}
