import Foundation

protocol ArrangeListingsUseCase: Sendable {
    /// What is to be shown, the nearest first.
    func execute(_ listings: [FoodListing], from location: Coordinate, filter: FeedFilter) -> [NearbyListing]
}

struct DefaultArrangeListingsUseCase: ArrangeListingsUseCase {
    func execute(_ listings: [FoodListing], from location: Coordinate, filter: FeedFilter) -> [NearbyListing] {
        listings
            .filter { !$0.isExpired && filter.admits($0) }
            .map { NearbyListing(listing: $0, metres: location.metres(to: $0.location)) }
            .sorted { ($0.metres, $0.listing.title, $0.id.uuidString) < ($1.metres, $1.listing.title, $1.id.uuidString) }
    }
}

extension FeedFilter {
    func admits(_ listing: FoodListing) -> Bool {
        guard category == nil || category == listing.category else { return false }
        let text = (listing.title + " " + listing.description).folded
        return words.folded.split(whereSeparator: \.isWhitespace).allSatisfy { text.contains($0) }
    }
}

extension String {
    fileprivate var folded: String {
        folding(options: [.caseInsensitive, .diacriticInsensitive], locale: nil)
    }
}
