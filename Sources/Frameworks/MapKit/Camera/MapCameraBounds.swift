/// What a map may show at all.
///
/// Partial: browsers are told where the middle may be and do not keep to it yet; distances change
/// nothing, a map shows what its zooms allow.
public struct MapCameraBounds: Sendable {
  let region: MKCoordinateRegion?

  /// - Parameters:
  ///   - centerCoordinateBounds: where the middle of the map may be.
  ///   - minimumDistance: how near, in metres.
  ///   - maximumDistance: how far away, in metres.
  public init(
    centerCoordinateBounds: MKCoordinateRegion, minimumDistance: Double? = nil,
    maximumDistance: Double? = nil
  ) {
    region = centerCoordinateBounds
  }

  public init(minimumDistance: Double? = nil, maximumDistance: Double? = nil) { region = nil }
}
