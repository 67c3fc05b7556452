/// What a map may show at all.
///
///     Map(bounds: MapCameraBounds(centerCoordinateBounds: england, minimumDistance: 5_000))
///
/// Partial: a map that a person moves further comes back once it rests, and a region across the
/// 180th meridian ends there.
public struct MapCameraBounds: Sendable {
  let region: MKCoordinateRegion?
  let nearest: Double?
  let farthest: Double?

  /// - Parameters:
  ///   - centerCoordinateBounds: where the middle of the map may be.
  ///   - minimumDistance: how near, in metres from the eye to the ground.
  ///   - maximumDistance: how far away, in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    self.init(region: centerCoordinateBounds, minimumDistance, maximumDistance)
  }

  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) {
    self.init(region: nil, minimumDistance, maximumDistance)
  }

  /// A distance that is none bounds nothing.
  private init(region: MKCoordinateRegion?, _ nearest: Double?, _ farthest: Double?) {
    let sound = { (distance: Double?) in distance.flatMap { $0.isFinite && $0 > 0 ? $0 : nil } }
    (self.region, self.nearest, self.farthest) = (region, sound(nearest), sound(farthest))
  }

  /// How many metres of ground are seen at a distance, from north to south.
  func heights() -> (least: Double?, most: Double?) {
    (nearest.map { $0 * MapCamera.sight }, farthest.map { $0 * MapCamera.sight })
  }
}
