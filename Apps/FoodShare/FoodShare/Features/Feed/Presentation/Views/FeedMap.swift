import SwiftUI

/// The listings of the list as pins, at the exact or approximate place that this person may know. A pin for several opens
/// them all.
struct FeedMap: View {
    let nearby: [NearbyListing]
    let middle: Coordinate
    let radiusKm: Double
    /// Loads the photo with a name; `nil` if that fails.
    var photo: (String) async -> Data? = { _ in nil }
    @State private var chosen: FoodListing.ID?
    /// The degrees of latitude that the map shows; `nil` before it has reported that.
    @State private var span: Double?

    var body: some View {
        let spots = MapSpot.spots(nearby, degrees: (span ?? 0) / Self.pinsAcross)
        PinMap(
            pins: spots.map(pin), middle: middle, radiusKm: radiusKm, label: String(localized: .feedMiddleName),
            chosen: chosenPin(of: spots)
        ) { span = $0 }
        .accessibilityIdentifier("feed.map")
        .safeAreaInset(edge: .bottom) {
            if let spot = spots.first(where: isChosen) { cards(spot.items) }
        }
    }

    /// Returns the selection of the map: the pin that stands for the chosen offer, however near the map is.
    private func chosenPin(of spots: [MapSpot]) -> Binding<FoodListing.ID?> {
        Binding {
            spots.first(where: isChosen)?.id
        } set: { id in
            chosen = id
        }
    }

    private func isChosen(_ spot: MapSpot) -> Bool { spot.items.contains { $0.id == chosen } }

    /// The number of pins that fit above each other on a map.
    private static let pinsAcross = 14.0

    private func pin(_ spot: MapSpot) -> PinMap<FoodListing.ID>.Pin {
        let nearest = spot.items[0].listing
        let isSeveral = spot.items.count > 1
        return .init(
            id: spot.id, title: isSeveral ? String(localized: .feedCountLabel(spot.items.count)) : title(nearest),
            symbol: isSeveral ? "basket" : nearest.category.symbol, location: nearest.location)
    }

    @ViewBuilder private func cards(_ items: [NearbyListing]) -> some View {
        if items.count == 1 {
            card(items[0])
        } else {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(items) { item in card(item) }
                }
            }
            .frame(maxHeight: 260)
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
