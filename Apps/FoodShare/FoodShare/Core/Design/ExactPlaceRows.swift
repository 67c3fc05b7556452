import SwiftUI

/// The exact place of a pickup, as rows of a section: a map with a pin, the coordinates, and the links that lead there.
struct ExactPlaceRows: View {
    let title: String
    let place: Coordinate
    /// A Boolean value that indicates whether this person goes there.
    var isDestination = true
    /// The part of the rows' identifiers before the dot.
    let prefix: String

    var body: some View {
        PlacePin(title: title, place: place)
            .accessibilityIdentifier("\(prefix).pin")
        LabeledContent {
            Text(verbatim: place.words)
        } label: {
            Text(.listingPlaceLabel)
        }
        .accessibilityIdentifier("\(prefix).place")
        if isDestination { links }
    }

    @ViewBuilder private var links: some View {
        if let maps = place.appleMapsAddress {
            Link(destination: maps) { Text(.listingMapsLabel) }
                .accessibilityIdentifier("\(prefix).maps")
        }
        if let map = place.mapAddress {
            Link(destination: map) { Text(.listingMapLabel) }
                .accessibilityIdentifier("\(prefix).map")
        }
    }
}
