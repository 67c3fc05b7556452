protocol OfferListingUseCase: Sendable {
    /// - Parameter id: The same each time that a draft is sent, so that one whose answer was lost is not there twice.
    /// - Throws: ``InvalidDraft`` or ``AppError``.
    func execute(_ draft: ListingDraft, as id: FoodListing.ID) async throws -> FoodListing
}

struct DefaultOfferListingUseCase: OfferListingUseCase {
    let repository: FoodListingRepository
    let locationService: LocationService
    var photos: ListingPhotoRepository?

    func execute(_ draft: ListingDraft, as id: FoodListing.ID) async throws -> FoodListing {
        let listing = try draft.listing(id: id, at: await place(of: draft))
        guard let photos, let photo = draft.newPhoto else { return try await repository.create(listing) }
        return try await photos.carrying(photo, listing) { try await repository.create($0) }
    }

    private func place(of draft: ListingDraft) async throws -> Coordinate {
        if let place = draft.place { return place }
        return try await locationService.currentLocation()
    }
}
