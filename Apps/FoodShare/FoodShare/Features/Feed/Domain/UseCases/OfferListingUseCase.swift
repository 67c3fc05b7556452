protocol OfferListingUseCase: Sendable {
    /// - Throws: ``InvalidDraft`` or ``AppError``.
    func execute(_ draft: ListingDraft) async throws -> FoodListing
}

struct DefaultOfferListingUseCase: OfferListingUseCase {
    let repository: FoodListingRepository
    let locationService: LocationService

    func execute(_ draft: ListingDraft) async throws -> FoodListing {
        try await repository.create(draft.listing(at: locationService.currentLocation()))
    }
}
