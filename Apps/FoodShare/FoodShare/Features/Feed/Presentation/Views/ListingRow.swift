import SwiftUI

/// A listing as a row: its photo or the symbol of its category, beside its facts.
struct ListingRow: View {
    let item: NearbyListing
    /// The current time, from which the listing's age is computed.
    let now: Date
    /// Loads the photo with a name; `nil` if that fails.
    var photo: (String) async -> Data? = { _ in nil }

    var body: some View {
        HStack(spacing: 12) {
            if let name = item.listing.photo {
                PhotoView(label: nil, name: name) {
                    await photo(name)
                } placeholder: {
                    symbol
                }
                .frame(width: 72, height: 72)
                .clipShape(.rect(cornerRadius: 12))
            } else {
                symbol
            }
            ListingFacts(item: item, now: now)
        }
        .accessibilityElement(children: .combine)
    }

    private var symbol: some View {
        Image(systemName: item.listing.category.symbol)
            .font(.title3)
            .foregroundStyle(.tint)
            .frame(width: 40, height: 40)
            .background(.tint.opacity(0.15), in: .circle)
            .accessibilityHidden(true)
    }
}
