import Foundation

protocol FetchListingUseCase: Sendable {
    /// - Throws: ``AppError/gone``, where nobody offers it any more.
    func execute(id: UUID) async throws -> FoodListing
}

struct DefaultFetchListingUseCase: FetchListingUseCase {
    let repository: FoodListingRepository

    func execute(id: UUID) async throws -> FoodListing {
        guard let listing = try await repository.fetch(id: id), !listing.isExpired else { throw AppError.gone }
        return listing
    }
}
