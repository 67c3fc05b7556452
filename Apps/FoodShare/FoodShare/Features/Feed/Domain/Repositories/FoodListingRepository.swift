import Foundation

protocol FoodListingRepository: Sendable {
    /// Returns what is offered within a distance, in no order.
    ///
    /// - Throws: ``AppError``.
    func fetchNearby(location: Coordinate, radiusKm: Double) async throws -> [FoodListing]
    /// Returns what is offered within a distance and admitted by a filter, in no order. Only admitted listings count for
    /// the most that are returned, so a rare kind is found however much else lies nearer.
    ///
    /// - Throws: ``AppError``.
    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing]
    /// Returns a listing, also one that has expired; `nil` where there is none that this person may see. Its place and how
    /// the person stands to it come from one moment.
    func fetch(id: UUID) async throws -> FoodListing?
    /// Stores a listing. Storing the same one twice keeps one.
    func create(_ listing: FoodListing) async throws -> FoodListing
    func delete(id: UUID) async throws
}

extension FoodListingRepository {
    func fetchNearby(location: Coordinate, radiusKm: Double) async throws -> [FoodListing] {
        try await fetchNearby(location: location, radiusKm: radiusKm, filter: FeedFilter())
    }
}
