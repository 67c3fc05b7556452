import SwiftUI

/// A listing in the feed: its leading photo from edge to edge above its facts, or a row if it has no photo.
struct ListingCard: View {
    let item: NearbyListing
    /// The current time, from which the listing's age is computed.
    let now: Date
    /// Loads the photo with a name; `nil` if that fails.
    var photo: (String) async -> Data? = { _ in nil }

    var body: some View {
        if let name = item.listing.photo {
            VStack(alignment: .leading, spacing: 0) {
                PhotoView(label: nil, name: name) {
                    await photo(name)
                } placeholder: {
                    placeholder
                }
                .frame(maxWidth: .infinity)
                .frame(height: 180)
                .clipped()
                ListingFacts(item: item, now: now)
                    .padding(.horizontal)
                    .padding(.vertical, 12)
            }
            .accessibilityElement(children: .combine)
        } else {
            ListingRow(item: item, now: now)
        }
    }

    private var placeholder: some View {
        Image(systemName: item.listing.category.symbol)
            .font(.largeTitle)
            .foregroundStyle(.tint)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.tint.opacity(0.15))
            .accessibilityHidden(true)
    }
}

#if DEBUG
#Preview("Cards") {
    List {
        ForEach([FoodListing.fixture(photo: "bread"), .fixture()]) { listing in
            ListingCard(item: NearbyListing(listing: listing, metres: 120), now: Date())
                .listRowInsets(listing.photo == nil ? nil : EdgeInsets())
        }
    }
}
#endif
