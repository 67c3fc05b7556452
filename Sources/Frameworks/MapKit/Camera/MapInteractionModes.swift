/// The ways in which a person can move a map, as a set.
///
/// Accepted: `pitch` and `rotate` have no effect, as the map is flat and has north at the top.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The person can move the map.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// The person can zoom the map.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// The person can tilt the map.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// The person can rotate the map.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// The person can move, zoom, tilt and rotate the map.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

extension MapInteractionModes {
  /// The names by which the browser knows the modes.
  var names: [String] { (contains(.pan) ? ["pan"] : []) + (contains(.zoom) ? ["zoom"] : []) }
}
