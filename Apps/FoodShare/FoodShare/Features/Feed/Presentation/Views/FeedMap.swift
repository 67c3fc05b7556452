import SwiftUI

/// The listings of the list as pins, at the exact or approximate place that this person may know.
struct FeedMap: View {
    let nearby: [NearbyListing]
    let middle: Coordinate
    let radiusKm: Double
    /// Loads the photo with a name; `nil` if that fails.
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
                id: item.id, title: title(item.listing), symbol: item.listing.category.symbol, location: item.listing.location)
        }
    }

    /// Returns the pin's title, which says whether the offer is a sample.
    private func title(_ listing: FoodListing) -> String {
        listing.standing == .sample ? String(localized: .feedSampleTitle(listing.title)) : listing.title
    }

    private func card(_ item: NearbyListing) -> some View {
        NavigationLink(value: item.id) {
            HStack {
                EachMinute { now in
                    ListingRow(item: item, now: now, photo: photo)
                }
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
