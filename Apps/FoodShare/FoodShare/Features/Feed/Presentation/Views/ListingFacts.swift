import SwiftUI

/// The lines of a listing in a list: its title, standing, distance, age, next pickup time and expiry.
struct ListingFacts: View {
    let item: NearbyListing
    /// The current time, from which the listing's age is computed.
    let now: Date
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var timeZone

    var body: some View {
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
            if let pickup {
                Text(pickup)
                    .font(.subheadline)
                    .foregroundStyle(.secondary)
                    .accessibilityIdentifier("listing.pickup")
            }
            Text(.listingUseByText(item.listing.useBy(in: locale, timeZone, now: now)))
                .font(.subheadline)
                .foregroundStyle(.secondary)
        }
    }

    /// The agreed pickup time for giver and taker, and the next proposed one for everybody else.
    private var pickup: LocalizedStringResource? {
        let format = PickupFormat(locale: locale, zone: timeZone)
        if let agreed = item.listing.agreed { return .listingAgreedText(format.window(agreed)) }
        return item.listing.nextWindow(at: now).map { .listingPickupText(format.window($0)) }
    }
}
