import SwiftUI

/// A place among those that were found: its name, and below it the region that it is in.
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
