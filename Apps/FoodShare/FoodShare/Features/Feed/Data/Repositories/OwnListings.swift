import Foundation

extension FoodListingRepository where Self: HandOverRepository {
    /// Adds this person's offers to the nearest ones that a search has found, since a list shows them first however far away
    /// they are.
    ///
    /// - Parameter nearest: The found offers. If they are all that there are, none is missing, and nothing needs to be asked.
    func addingOwn(
        to nearest: [FoodListing], location: Coordinate, radiusKm: Double, filter: FeedFilter
    ) async throws -> [FoodListing] {
        let found = Set(nearest.map(\.id))
        var all = nearest
        for id in try await ownListings() where !found.contains(id) {
            guard let listing = try await readable(own: id), filter.admits(listing), !listing.isExpired,
                location.metres(to: listing.location) <= radiusKm * 1000
            else { continue }
            all.append(listing)
        }
        return all
    }

    /// Returns `nil` for an offer of a later version, which must not keep a person from seeing the others.
    private func readable(own id: UUID) async throws -> FoodListing? {
        do {
            return try await fetch(id: id)
        } catch AppError.unreadable {
            return nil
        }
    }
}
