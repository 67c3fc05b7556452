import Foundation

protocol ArrangeListingsUseCase: Sendable {
    /// Returns what is to be shown: this person's own offers first, then the others, each group by distance.
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
    /// What listings are sorted by. The title and the identifier keep equally distant ones in a fixed order.
    fileprivate var order: (Int, Double, String, String) {
        (listing.standing?.isOwn == true ? 0 : 1, metres, listing.title, id.uuidString)
    }
}
