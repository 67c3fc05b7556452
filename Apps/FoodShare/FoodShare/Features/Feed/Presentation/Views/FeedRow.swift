import SwiftUI

/// A row of the feed that leads to an offer's page.
///
/// It is evaluated again only if its offer or the minute has changed: the list loads again whenever one of its offers
/// changes.
struct FeedRow: View, Equatable {
    let item: NearbyListing
    /// The current time, from which the listing's age is computed.
    let now: Date
    let viewModel: FeedViewModel
    @Environment(\.horizontalSizeClass) private var width

    var body: some View {
        NavigationLink(value: item.id) { ListingCard(item: item, now: now, photo: viewModel.photo) }
            // Beside a photo as wide as the row it would take the photo's room.
            .navigationLinkIndicatorVisibility(item.listing.photo != nil && width == .compact ? .hidden : .automatic)
    }

    nonisolated static func == (old: Self, new: Self) -> Bool {
        old.item == new.item && minute(of: old.now) == minute(of: new.now) && old.viewModel === new.viewModel
    }

    nonisolated private static func minute(of time: Date) -> Double {
        (time.timeIntervalSinceReferenceDate / 60).rounded(.down)
    }
}
