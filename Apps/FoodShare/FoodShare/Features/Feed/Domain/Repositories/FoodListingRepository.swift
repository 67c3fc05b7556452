import Foundation

protocol FoodListingRepository: Sendable {
    /// What is offered within a distance, in no order.
    ///
    /// - Throws: ``AppError``.
    func fetchNearby(location: Coordinate, radiusKm: Double) async throws -> [FoodListing]
    func fetch(id: UUID) async throws -> FoodListing?
    /// Sent twice, it is there once.
    func create(_ listing: FoodListing) async throws -> FoodListing
    func delete(id: UUID) async throws
}
