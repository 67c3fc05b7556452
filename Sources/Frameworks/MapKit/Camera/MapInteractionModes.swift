/// What a person may do with a map.
///
/// Accepted: `pitch` and `rotate`; the map is flat, with the north up.
public struct MapInteractionModes: OptionSet, Hashable, Sendable {
  public let rawValue: Int

  public init(rawValue: Int) { self.rawValue = rawValue }

  public static let pan = MapInteractionModes(rawValue: 1)
  public static let zoom = MapInteractionModes(rawValue: 2)
  public static let pitch = MapInteractionModes(rawValue: 4)
  public static let rotate = MapInteractionModes(rawValue: 8)
  public static let all: MapInteractionModes = [.pan, .zoom, .pitch, .rotate]
}

extension MapInteractionModes {
  /// By the names that the browser knows.
  var names: [String] { (contains(.pan) ? ["pan"] : []) + (contains(.zoom) ? ["zoom"] : []) }
}
