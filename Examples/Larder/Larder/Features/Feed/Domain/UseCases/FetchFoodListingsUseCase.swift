import Foundation

protocol FetchFoodListingsUseCase: Sendable {
    /// - Throws: ``AppError``.
    func execute() async throws -> [FoodListing]
}

struct DefaultFetchFoodListingsUseCase: FetchFoodListingsUseCase {
    let repository: FoodListingRepository

    /// Returns the list sorted by name.
    func execute() async throws -> [FoodListing] {
        try await repository.fetchFoodListings().sorted { $0.displayName < $1.displayName }
    }
}
