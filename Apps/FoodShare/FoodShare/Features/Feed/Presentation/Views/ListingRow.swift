import SwiftUI

/// A listing in a line: what it is, how far, how old, and until when.
struct ListingRow: View {
    let item: NearbyListing
    /// Gets the photo of a name.
    var photo: (String) async -> Data? = { _ in nil }
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        HStack(spacing: 12) {
            if let name = item.listing.photo {
                PhotoView(label: nil, name: name) {
                    await photo(name)
                } placeholder: {
                    symbol
                }
                .frame(width: 40, height: 40)
                .clipShape(.circle)
            } else {
                symbol
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: item.listing.title)
                    .font(.headline)
                (Text(item.distance(in: locale)) + Text(verbatim: " · \(item.listing.age(in: locale))"))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                Text(.listingUseByText(item.listing.useBy(in: locale, timeZone)))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
            }
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
