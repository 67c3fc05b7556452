public import SwiftUI

/// The appearance of a map.
///
/// Partial: there are no satellite images, so `imagery` and `hybrid` look as `standard` does.
public struct MapStyle: Sendable {
  /// The choice between a flat map and one with mountains.
  ///
  /// Accepted: it has no effect; the map is flat.
  public struct Elevation: Hashable, Sendable {
    private let isReal: Bool
    /// The map chooses between a flat map and one with mountains.
    public static let automatic = Elevation(isReal: false)
    /// A flat map without elevation.
    public static let flat = Elevation(isReal: false)
    /// Mountains have their real height.
    public static let realistic = Elevation(isReal: true)
  }

  /// The strength of the map's colors.
  ///
  /// Accepted: it has no effect; the colors are always muted.
  public struct StandardEmphasis: Hashable, Sendable {
    private let isMuted: Bool
    /// The map chooses the strength of its colors.
    public static let automatic = StandardEmphasis(isMuted: false)
    /// The colors are muted.
    public static let muted = StandardEmphasis(isMuted: true)
  }

  /// A map of roads and places.
  public static var standard: MapStyle { MapStyle() }
  /// A map of satellite images.
  public static var imagery: MapStyle { MapStyle() }
  /// A map of satellite images with roads and places.
  public static var hybrid: MapStyle { MapStyle() }

  /// Returns the style of a map of roads and places.
  ///
  /// - Parameters:
  ///   - elevation: The choice between flat ground and mountains.
  ///   - emphasis: The strength of the map's colors.
  ///   - showsTraffic: Whether traffic is shown.
  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle()
  }

  /// Returns the style of satellite images.
  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }

  /// Returns the style of satellite images with roads and places.
  ///
  /// - Parameters:
  ///   - elevation: The choice between flat ground and mountains.
  ///   - showsTraffic: Whether traffic is shown.
  public static func hybrid(
    elevation: Elevation = .automatic, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle()
  }
}

extension View {
  /// Sets the style of the maps in this view.
  ///
  /// Accepted: it has no effect, since there is only one style, in light and in dark appearance.
  public func mapStyle(_ mapStyle: MapStyle) -> some View { self }
}
