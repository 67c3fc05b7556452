import Foundation

protocol FetchFoodListingsUseCase: Sendable {
    /// - Throws: ``AppError``.
    func execute() async throws -> [FoodListing]
}

struct DefaultFetchFoodListingsUseCase: FetchFoodListingsUseCase {
    let repository: FoodListingRepository

    /// In the order of their names, whatever the service's is.
    func execute() async throws -> [FoodListing] {
        try await repository.fetchFoodListings().sorted { $0.displayName < $1.displayName }
    }
}
