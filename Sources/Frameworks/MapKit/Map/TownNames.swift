import CoreLocation
import Foundation
import StrataRendering
import StrataViewTree
import SwiftUI

/// The names of the largest towns in the visible region, for a map without tiles: beyond a country's
/// size, outlines alone do not tell where one is. A region without towns has the nearest ones around
/// it at its edges, each with its distance and direction. The names are in the reader's language.
struct TownNames: View {
  /// The region that the browser shows; `nil` before it has reported one.
  let region: MKCoordinateRegion?
  /// A Boolean value that indicates whether the operator set tiles, which contain names.
  var hasTiles = GroundTiles.shared != nil
  @Environment(\.locale) private var locale

  var body: some View {
    ForEach(names, id: \.self) { name in
      TownElement(spot: name.spot) {
        Text(verbatim: name.words).font(.caption2).accessibilityHidden(true)
      }
    }
  }

  private var names: [GroundName] {
    // A map without a size, as in a tab that is not shown, has no room for names.
    guard let region, region.span.latitudeDelta > 0, !hasTiles else { return [] }
    let inside = region.towns(in: locale).map(GroundName.init)
    guard inside.isEmpty else { return inside }
    let center = region.center
    return
      TownName
      .around(latitude: center.latitude, longitude: center.longitude, in: locale)
      .map { GroundName($0, outside: region, locale) }
  }
}

/// A name on the ground, at a town or at the edge of the map nearest to it.
private struct GroundName: Hashable {
  let spot: String
  let words: String

  init(_ town: TownName) {
    spot = "\(town.latitude) \(town.longitude)"
    words = town.name
  }

  /// Creates the name of a town outside of a region, such as "Tórshavn 87 km ↗".
  init(_ town: TownName, outside region: MKCoordinateRegion, _ locale: Locale) {
    let center = region.center
    let north = town.latitude - center.latitude
    let east = town.eastward(from: center.longitude)
    // At the edge, but far enough from it for the words, which are wider than high.
    let part = min(
      0.4 * region.span.latitudeDelta / max(abs(north), .ulpOfOne),
      0.25 * region.span.longitudeDelta / max(abs(east), .ulpOfOne), 1)
    spot = "\(center.latitude + north * part) \(center.longitude + east * part)"
    let way = Measurement(value: town.kilometres, unit: UnitLength.kilometers).formatted(
      .measurement(
        width: .abbreviated, numberFormatStyle: .number.precision(.fractionLength(0))
      ).locale(locale))
    let arrow = Self.arrow(north: north, east: east * cos(center.latitude * .pi / 180))
    words = "\(town.name) \(way) \(arrow)"
  }

  /// Returns the arrow of the direction that is nearest.
  private static func arrow(north: Double, east: Double) -> String {
    let eighths = Int((atan2(north, east) / (.pi / 4)).rounded())
    return ["→", "↗", "↑", "↖", "←", "↙", "↓", "↘"][(eighths + 8) % 8]
  }
}

extension MKCoordinateRegion {
  /// Returns the largest towns in the region, with their names in a locale's language.
  fileprivate func towns(in locale: Locale) -> [TownName] {
    let (north, east) = (span.latitudeDelta / 2, span.longitudeDelta / 2)
    return TownName.largest(
      latitudes: center.latitude - north...center.latitude + north,
      longitudes: center.longitude - east...center.longitude + east, in: locale)
  }
}

/// The element that the browser moves with the ground, below everything else on the map.
private struct TownElement<Content: View>: View {
  typealias Body = Never
  let spot: String
  let content: Content

  init(spot: String, @ViewBuilder content: () -> Content) {
    self.spot = spot
    self.content = content()
  }

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    let element = Element(.box, attributes: [.map: view.spot, .variant: "map-town"])
    return ElementNode.update(old, context, element) { Content._update(view.content, $0, $1) }
  }
}
