public import SwiftUI

/// What a map looks like.
///
/// Partial: pictures from above are not at hand, so `imagery` and `hybrid` show what `standard`
/// does.
public struct MapStyle: Sendable {
  /// How high mountains are drawn. Accepted: the map is flat.
  public struct Elevation: Hashable, Sendable {
    private let isReal: Bool
    public static let automatic = Elevation(isReal: false)
    public static let flat = Elevation(isReal: false)
    public static let realistic = Elevation(isReal: true)
  }

  /// How strong its colours are. Accepted: they are calm already.
  public struct StandardEmphasis: Hashable, Sendable {
    private let isMuted: Bool
    public static let automatic = StandardEmphasis(isMuted: false)
    public static let muted = StandardEmphasis(isMuted: true)
  }

  public static var standard: MapStyle { MapStyle() }
  public static var imagery: MapStyle { MapStyle() }
  public static var hybrid: MapStyle { MapStyle() }

  public static func standard(
    elevation: Elevation = .automatic, emphasis: StandardEmphasis = .automatic,
    showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle()
  }

  public static func imagery(elevation: Elevation = .automatic) -> MapStyle { MapStyle() }

  public static func hybrid(
    elevation: Elevation = .automatic, showsTraffic: Bool = false
  ) -> MapStyle {
    MapStyle()
  }
}

extension View {
  /// What maps in this view look like.
  ///
  /// Accepted: there is one look, in light and in dark.
  public func mapStyle(_ mapStyle: MapStyle) -> some View { self }
}
