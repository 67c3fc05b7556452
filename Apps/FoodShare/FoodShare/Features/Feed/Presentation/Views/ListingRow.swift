import SwiftUI

/// A listing as a row: its title, standing, distance, age and expiry.
struct ListingRow: View {
    let item: NearbyListing
    /// The current time, from which the listing's age is computed.
    let now: Date
    /// Loads the photo with a name; `nil` if that fails.
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
                .frame(width: 72, height: 72)
                .clipShape(.rect(cornerRadius: 12))
            } else {
                symbol
            }
            VStack(alignment: .leading, spacing: 2) {
                Text(verbatim: item.listing.title)
                    .font(.headline)
                if let label = item.listing.standing?.rowLabel {
                    Text(label)
                        .font(.subheadline)
                        .bold()
                }
                (Text(item.distance(in: locale)) + Text(verbatim: " · \(item.listing.age(in: locale, now: now))"))
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                Text(.listingUseByText(item.listing.useBy(in: locale, timeZone, now: now)))
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
