import MapKit
import SwiftUI

/// A map with pins, one of which can be selected. The map shows the surroundings of a circle until
/// the user moves it. The map of a search also shows the circle, its middle, and the user's own position if the
/// app may read it.
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
    /// The name of the middle of a search; `nil` for a map that shows no search.
    var label: String?
    @Binding var chosen: ID?
    /// Called with the degrees of latitude that the map shows whenever it rests.
    var moved: (Double) -> Void = { _ in }

    var body: some View {
        Map(initialPosition: .region(region), selection: $chosen) {
            if let label {
                MapCircle(center: middle.onMap, radius: radiusKm * 1_000)
                    .foregroundStyle(.tint.opacity(0.1))
                    .stroke(.tint, lineWidth: 2)
                UserAnnotation()
                Annotation(label, coordinate: middle.onMap) { mark(label) }
                    .annotationTitles(.hidden)
            }
            ForEach(pins) { pin in
                Marker(pin.title, systemImage: pin.symbol, coordinate: pin.location.onMap)
                    .tag(pin.id)
            }
        }
        .inKilometres()
        .onMapCameraChange { context in moved(context.region.span.latitudeDelta) }
    }

    /// The mark of a search's middle: a ring, since a full dot is the user's own position.
    private func mark(_ label: String) -> some View {
        Circle()
            .strokeBorder(.tint, lineWidth: 4)
            .background(.background, in: .circle)
            .frame(width: 18, height: 18)
            .accessibilityLabel(label)
            .accessibilityIdentifier("map.middle")
    }

    private var region: MKCoordinateRegion {
        let across = radiusKm * 2_000
        return MKCoordinateRegion(center: middle.onMap, latitudinalMeters: across, longitudinalMeters: across)
    }
}
