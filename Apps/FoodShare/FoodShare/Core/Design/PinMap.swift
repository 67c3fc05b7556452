import MapKit
import SwiftUI

/// A map with pins, one of which can be selected. The map shows the surroundings of a circle until
/// the user moves it.
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
    /// The name of the middle, which is marked; `nil` for no mark.
    var label: String?
    @Binding var chosen: ID?
    /// Called with the degrees of latitude that the map shows whenever it rests.
    var moved: (Double) -> Void = { _ in }

    var body: some View {
        Map(initialPosition: .region(region), selection: $chosen) {
            if let label {
                Annotation(label, coordinate: middle.onMap) {
                    Circle()
                        .fill(.tint)
                        .stroke(.background, lineWidth: 2)
                        .frame(width: 14, height: 14)
                }
                .annotationTitles(.hidden)
            }
            ForEach(pins) { pin in
                Marker(pin.title, systemImage: pin.symbol, coordinate: pin.location.onMap)
                    .tag(pin.id)
            }
        }
        .onMapCameraChange { context in moved(context.region.span.latitudeDelta) }
    }

    private var region: MKCoordinateRegion {
        let across = radiusKm * 2_000
        return MKCoordinateRegion(center: middle.onMap, latitudinalMeters: across, longitudinalMeters: across)
    }
}
