import CoreLocation
import MapKit
import SwiftUI

/// A map with pins, one of which can be selected. It shows the surroundings of a circle until the user moves
/// it.
struct PinMap<ID: Hashable>: View {
    struct Pin: Identifiable {
        let id: ID
        let title: String
        let symbol: String
        let location: Coordinate
    }

    let pins: [Pin]
    let middle: Coordinate
    let radiusKm: Double
    @Binding var chosen: ID?

    var body: some View {
        Map(initialPosition: .region(region), selection: $chosen) {
            ForEach(pins) { pin in
                Marker(pin.title, systemImage: pin.symbol, coordinate: pin.location.onMap)
                    .tag(pin.id)
            }
        }
    }

    private var region: MKCoordinateRegion {
        let across = radiusKm * 2_000
        return MKCoordinateRegion(center: middle.onMap, latitudinalMeters: across, longitudinalMeters: across)
    }
}

extension Coordinate {
    fileprivate var onMap: CLLocationCoordinate2D {
        CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}
