/// The limits of what a map can show.
///
///     Map(bounds: MapCameraBounds(centerCoordinateBounds: england, minimumDistance: 5_000))
///
/// Partial: a map that a person moves beyond the limits returns once the movement ends, and a
/// region across the 180th meridian is cut off there.
public struct MapCameraBounds: Sendable {
  let region: MKCoordinateRegion?
  let nearest: Double?
  let farthest: Double?

  /// Creates limits of the map's center and distance.
  ///
  /// - Parameters:
  ///   - centerCoordinateBounds: The region within which the map's center stays.
  ///   - minimumDistance: The smallest distance from the camera to the ground, in meters; `nil` for
  ///     none.
  ///   - maximumDistance: The largest distance from the camera to the ground, in meters; `nil` for
  ///     none.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.init(region: centerCoordinateBounds, minimumDistance, maximumDistance)
  }

  /// Creates limits of the distance from the camera to the ground, in meters.
  ///
  /// - Parameters:
  ///   - minimumDistance: The smallest distance of the camera from the ground, in meters; `nil` for
  ///     none.
  ///   - maximumDistance: The largest distance of the camera from the ground, in meters; `nil` for
  ///     none.
  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(region: nil, minimumDistance, maximumDistance)
  }

  /// Creates limits, without distances that are not positive and finite.
  private init(region: MKCoordinateRegion?, _ nearest: Double?, _ farthest: Double?) {
    let sound = { (distance: Double?) in distance.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }
    (self.region, self.nearest, self.farthest) = (region, sound(nearest), sound(farthest))
  }

  /// Returns the smallest and largest height of the visible ground from north to south, in meters.
  func heights() -> (least: Double?, most: Double?) {
    (nearest.map { $0 * MapCamera.sight }, farthest.map { $0 * MapCamera.sight })
  }
}
