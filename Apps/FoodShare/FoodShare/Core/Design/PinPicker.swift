import MapKit
import SwiftUI

/// A map under a fixed pin: whoever moves the map chooses the point below the pin, also with the keys of the map.
struct PinPicker: View {
    /// The map's name for people who do not see it.
    let label: Text
    let start: Coordinate
    /// The radius of what is shown at first, in kilometres.
    let radiusKm: Double
    /// Called with the point below the pin whenever the map rests.
    let moved: (Coordinate) -> Void

    var body: some View {
        Map(initialPosition: .region(region)) {}
            .onMapCameraChange { context in
                moved(Coordinate(latitude: context.region.center.latitude, longitude: context.region.center.longitude))
            }
            .inKilometres()
            .accessibilityLabel(label)
            .overlay { pin }
    }

    /// The pin, whose point is in the middle of the map.
    private var pin: some View {
        Image(systemName: "mappin")
            .font(.largeTitle)
            .foregroundStyle(.tint)
            .offset(y: -18)
            .allowsHitTesting(false)
            .accessibilityHidden(true)
    }

    private var region: MKCoordinateRegion {
        let across = radiusKm * 2_000
        return MKCoordinateRegion(center: start.onMap, latitudinalMeters: across, longitudinalMeters: across)
    }
}
