import CoreLocation
import StrataRendering
import StrataViewTree
import SwiftUI

/// The names of the largest towns in the visible region, for a map without tiles: beyond a country's
/// size, outlines alone do not tell where one is.
struct TownNames: View {
  /// The region that the browser shows; `nil` before it has reported one.
  let region: MKCoordinateRegion?
  /// A Boolean value that indicates whether the operator set tiles, which contain names.
  var hasTiles = GroundTiles.shared != nil

  var body: some View {
    ForEach(towns, id: \.self) { town in
      TownElement(spot: "\(town.latitude) \(town.longitude)") {
        Text(verbatim: town.name).font(.caption2).accessibilityHidden(true)
      }
    }
  }

  private var towns: [TownName] {
    guard let region, !hasTiles else { return [] }
    let (north, east) = (region.span.latitudeDelta / 2, region.span.longitudeDelta / 2)
    let center = region.center
    return TownName.largest(
      latitudes: center.latitude - north...center.latitude + north,
      longitudes: center.longitude - east...center.longitude + east)
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
