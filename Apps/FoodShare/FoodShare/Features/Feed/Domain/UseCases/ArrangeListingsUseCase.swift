import Foundation

protocol ArrangeListingsUseCase: Sendable {
    /// Returns the listings to show: first those of the device's person, then those of other
    /// people, each group by distance.
    func execute(_ listings: [FoodListing], from location: Coordinate, filter: FeedFilter) -> [NearbyListing]
}

struct DefaultArrangeListingsUseCase: ArrangeListingsUseCase {
    func execute(_ listings: [FoodListing], from location: Coordinate, filter: FeedFilter) -> [NearbyListing] {
        listings
            .filter { !$0.isExpired && filter.admits($0) }
            .map { NearbyListing(listing: $0, metres: location.metres(to: $0.location)) }
            .sorted { $0.order < $1.order }
    }
}

extension NearbyListing {
    /// The sort key. The title and the identifier order listings at the same distance.
    fileprivate var order: (Int, Double, String, String) {
        (listing.standing?.isOwn == true ? 0 : 1, metres, listing.title, id.uuidString)
    }
}
