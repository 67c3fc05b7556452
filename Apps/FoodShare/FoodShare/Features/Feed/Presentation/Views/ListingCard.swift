import SwiftUI

/// A listing in the feed: its leading photo above its facts, or beside them in a wide window, or a row if it has no photo.
struct ListingCard: View {
    let item: NearbyListing
    /// The current time, from which the listing's age is computed.
    let now: Date
    /// Loads the photo with a name; `nil` if that fails.
    var photo: (String) async -> Data? = { _ in nil }
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        if let name = item.listing.photo {
            Group {
                if width == .compact {
                    VStack(alignment: .leading, spacing: 8) {
                        leading(name)
                            .frame(maxWidth: .infinity)
                            .frame(height: 180)
                            .clipShape(.rect(cornerRadius: 12))
                        facts
                    }
                } else {
                    HStack(alignment: .top, spacing: 16) {
                        leading(name)
                            .frame(width: 240, height: 160)
                            .clipShape(.rect(cornerRadius: 12))
                        facts
                    }
                }
            }
            .padding(.vertical, 8)
            .accessibilityElement(children: .combine)
        } else {
            ListingRow(item: item, now: now)
        }
    }

    private var facts: some View { ListingFacts(item: item, now: now) }

    private func leading(_ name: String) -> some View {
        PhotoView(label: nil, name: name) {
            await photo(name)
        } placeholder: {
            placeholder
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
        }
    }
}
#endif
