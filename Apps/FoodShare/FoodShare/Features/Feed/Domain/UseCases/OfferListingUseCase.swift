protocol OfferListingUseCase: Sendable {
    /// - Throws: ``InvalidDraft`` or ``AppError``.
    func execute(_ draft: ListingDraft) async throws -> FoodListing
}

struct DefaultOfferListingUseCase: OfferListingUseCase {
    let repository: FoodListingRepository
    let locationService: LocationService
    var photos: ListingPhotoRepository?

    func execute(_ draft: ListingDraft) async throws -> FoodListing {
        let listing = try draft.listing(at: await place(of: draft))
        guard let photos, let photo = draft.newPhoto else { return try await repository.create(listing) }
        return try await photos.carrying(photo, listing) { try await repository.create($0) }
    }

    private func place(of draft: ListingDraft) async throws -> Coordinate {
        if let place = draft.place { return place }
        return try await locationService.currentLocation()
    }
}
