import Foundation

/// The point of a weather model's grid for which a provider computed the weather of a place.
public struct GridPoint: Equatable, Sendable {
  /// The radius of the earth as a sphere of the same volume, in metres.
  private static let earth = 6_371_000.0

  /// The center of the grid's cell.
  public let coordinate: Coordinate
  /// The height above sea level that the provider assumes; `nil` if it does not tell one.
  public let height: Distance?

  /// Creates a point of a weather model's grid.
  public init(coordinate: Coordinate, height: Distance? = nil) {
    self.coordinate = coordinate
    self.height = height
  }

  /// Returns the length of the shortest way over the ground from this point to a place.
  public func distance(to place: Coordinate) -> Distance {
    let (south, north) = (radians(coordinate.latitude), radians(place.latitude))
    let rise = sin((north - south) / 2)
    let turn = sin(radians(place.longitude - coordinate.longitude) / 2)
    let share = rise * rise + cos(south) * cos(north) * turn * turn
    return Distance(metres: 2 * Self.earth * asin(min(1, share.squareRoot())))
  }

  private func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }
}
