import Foundation

/// An offer of this person that the list does not show.
extension FeedViewModel {
    /// Notes an offer that this person has just made. If it is outside of the list's radius or filter, the person is told so.
    func note(offered listing: FoodListing) {
        guard let location else { return }
        let metres = location.metres(to: listing.location)
        let isShown = metres <= radiusKm * 1000 && filter.admits(listing)
        outside = isShown ? nil : NearbyListing(listing: listing, metres: metres)
    }
}
