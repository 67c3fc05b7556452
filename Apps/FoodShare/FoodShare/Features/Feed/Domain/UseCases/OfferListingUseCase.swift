protocol OfferListingUseCase: Sendable {
    /// - Throws: ``InvalidDraft`` or ``AppError``.
    func execute(_ draft: ListingDraft) async throws -> FoodListing
}

struct DefaultOfferListingUseCase: OfferListingUseCase {
    let repository: FoodListingRepository
    let locationService: LocationService
    var photos: ListingPhotoRepository?

    func execute(_ draft: ListingDraft) async throws -> FoodListing {
        let listing = try await draft.listing(at: locationService.currentLocation())
        guard let photos, let photo = draft.newPhoto else { return try await repository.create(listing) }
        return try await photos.carrying(photo, listing) { try await repository.create($0) }
    }
}
