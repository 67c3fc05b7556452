import Foundation

protocol FoodListingRepository: Sendable {
    /// Returns the offers within a distance, in no particular order.
    ///
    /// - Throws: ``AppError``.
    func fetchNearby(location: Coordinate, radiusKm: Double) async throws -> [FoodListing]
    /// Returns the offers within a distance that pass a filter, in no particular order. Only they count for the limit
    /// of results, so a rare category is found however many other offers are nearer.
    ///
    /// - Throws: ``AppError``.
    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing]
    /// Returns at most `most` of the offers that pass the filter, nearest first.
    ///
    /// - Parameter most: From 1 to 1,000.
    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter, most: Int) async throws -> [FoodListing]
    /// Returns the number of offers within a distance that pass a filter.
    func countNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> ListingCount
    /// Returns the nearest of the offers that pass the filter, at most `most`, then this person's other ones, which are shown
    /// before all others, and how many offers there are.
    ///
    /// - Parameter most: From 1 to 1,000.
    /// - Returns: `total` is `nil` if `listings` are all.
    func search(
        location: Coordinate, radiusKm: Double, filter: FeedFilter, most: Int
    ) async throws -> (listings: [FoodListing], total: ListingCount?)
    /// Returns a listing, even an expired one; `nil` if it does not exist or this person may not see it. Its place and
    /// the person's standing are read at the same time.
    func fetch(id: UUID) async throws -> FoodListing?
    /// Stores a listing. Storing the same one again changes nothing, and returns it as it is stored.
    ///
    /// - Throws: ``AppError/changed`` if this person's listing with this identifier has other content;
    ///   ``AppError/taken`` if that listing is another person's; ``AppError/gone`` if it was taken off the list.
    func create(_ listing: FoodListing) async throws -> FoodListing
    func delete(id: UUID) async throws
    /// Returns the offers that this person took off the list while they were offered, for 30 days, so that they can be offered
    /// again.
    func takenBack() async throws -> [FoodListing]
}

extension FoodListingRepository {
    func takenBack() async throws -> [FoodListing] { [] }

    func fetchNearby(location: Coordinate, radiusKm: Double) async throws -> [FoodListing] {
        try await fetchNearby(location: location, radiusKm: radiusKm, filter: FeedFilter())
    }

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter, most: Int) async throws -> [FoodListing] {
        try await fetchNearby(location: location, radiusKm: radiusKm, filter: filter)
    }

    func countNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> ListingCount {
        ListingCount(try await fetchNearby(location: location, radiusKm: radiusKm, filter: filter).count)
    }

    func search(
        location: Coordinate, radiusKm: Double, filter: FeedFilter, most: Int
    ) async throws -> (listings: [FoodListing], total: ListingCount?) {
        let found = try await fetchNearby(location: location, radiusKm: radiusKm, filter: filter, most: most)
        guard found.count >= most else { return (found, nil) }
        return (found, try await countNearby(location: location, radiusKm: radiusKm, filter: filter))
    }
}
