import MapKit
import SwiftUI

/// A map that does not move, with the circle in which something is.
struct AreaMap: View {
    /// The map's name for people who do not see it.
    let label: Text
    let middle: Coordinate
    /// The radius of the circle in metres.
    let radius: Double

    var body: some View {
        Map(initialPosition: .region(region), interactionModes: []) {
            MapCircle(center: middle.onMap, radius: radius)
                .foregroundStyle(.tint.opacity(0.1))
                .stroke(.tint, lineWidth: 2)
        }
        // The map begins anew at another place.
        .id(middle)
        .inKilometres()
        .accessibilityLabel(label)
        .frame(height: 200)
    }

    private var region: MKCoordinateRegion {
        let across = radius * 4
        return MKCoordinateRegion(center: middle.onMap, latitudinalMeters: across, longitudinalMeters: across)
    }
}

#if DEBUG
#Preview("Area") { AreaMap(label: Text(.listingAreaName), middle: .fixture, radius: 500) }
#endif
