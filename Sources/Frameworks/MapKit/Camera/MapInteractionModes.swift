/// The ways in which a person can move a map.
///
/// Accepted: `pitch` and `rotate` have no effect, as the map is flat with north at the top.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  /// Moving the map.
  public static let pan = MapInteractionModes(rawValue: 1)
  /// Zooming the map.
  public static let zoom = MapInteractionModes(rawValue: 2)
  /// Tilting the map.
  public static let pitch = MapInteractionModes(rawValue: 4)
  /// Rotating the map.
  public static let rotate = MapInteractionModes(rawValue: 8)
  /// All interaction modes.
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

extension MapInteractionModes {
  /// The names of the modes for the browser.
  var names: [String] { (contains(.pan) ? ["pan"] : []) + (contains(.zoom) ? ["zoom"] : []) }
}
