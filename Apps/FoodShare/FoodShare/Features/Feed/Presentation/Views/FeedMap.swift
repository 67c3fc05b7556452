import SwiftUI

/// The listings where they are, or as near to it as somebody may know; the list has the same for who sees no map.
struct FeedMap: View {
    let nearby: [NearbyListing]
    let middle: Coordinate
    let radiusKm: Double
    /// Gets the photo of a name.
    var photo: (String) async -> Data? = { _ in nil }
    @State private var chosen: FoodListing.ID?

    var body: some View {
        PinMap(pins: pins, middle: middle, radiusKm: radiusKm, chosen: $chosen)
            .accessibilityIdentifier("feed.map")
            .safeAreaInset(edge: .bottom) {
                if let item = nearby.first(where: { $0.id == chosen }) {
                    card(item)
                }
            }
    }

    private var pins: [PinMap<FoodListing.ID>.Pin] {
        nearby.map { item in
            .init(
                id: item.id, title: item.listing.title, symbol: item.listing.category.symbol, location: item.listing.location)
        }
    }

    private func card(_ item: NearbyListing) -> some View {
        NavigationLink(value: item.id) {
            HStack {
                ListingRow(item: item, photo: photo)
                    .foregroundStyle(.primary)
                Spacer()
                Image(systemName: "chevron.forward")
                    .foregroundStyle(.secondary)
                    .accessibilityHidden(true)
            }
            .padding()
            .background(.background, in: .rect(cornerRadius: 16))
        }
        .buttonStyle(.plain)
        .padding()
        .accessibilityIdentifier("feed.map.listing")
    }
}

#if DEBUG
#Preview("Map") {
    let middle = Coordinate.fixture
    NavigationStack {
        FeedMap(
            nearby: [FoodListing].fixtures.map { NearbyListing(listing: $0, metres: middle.metres(to: $0.location)) },
            middle: middle, radiusKm: 5)
    }
}
#endif
