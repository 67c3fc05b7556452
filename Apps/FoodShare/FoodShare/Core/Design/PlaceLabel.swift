import SwiftUI

/// A place in search results: its name, and below it its region.
struct PlaceLabel: View {
    let place: Place

    var body: some View {
        VStack(alignment: .leading) {
            Text(verbatim: place.name)
            Text(verbatim: place.region)
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
    }
}
