import SwiftUI

/// A listing in a line: what it is, how far, how old, and until when.
struct ListingRow: View {
    let item: NearbyListing
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
        HStack(spacing: 12) {
            Image(systemName: item.listing.category.symbol)
                .font(.title3)
                .foregroundStyle(.tint)
                .frame(width: 40, height: 40)
                .background(.tint.opacity(0.15), in: .circle)
                .accessibilityHidden(true)
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
}
