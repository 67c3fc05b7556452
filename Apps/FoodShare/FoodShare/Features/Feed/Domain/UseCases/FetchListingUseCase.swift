import Foundation

protocol FetchListingUseCase: Sendable {
    /// Returns a listing as it is now, also one that has expired.
    ///
    /// - Throws: ``AppError/gone``, where there is no such listing or this person may not see it.
    func execute(id: UUID) async throws -> FoodListing
}

struct DefaultFetchListingUseCase: FetchListingUseCase {
    let repository: FoodListingRepository

    func execute(id: UUID) async throws -> FoodListing {
        guard let listing = try await repository.fetch(id: id) else { throw AppError.gone }
        return listing
    }
}
