import Foundation

protocol FoodListingRepository: Sendable {
    /// - Throws: ``AppError``.
    func fetchFoodListings() async throws -> [FoodListing]
}
