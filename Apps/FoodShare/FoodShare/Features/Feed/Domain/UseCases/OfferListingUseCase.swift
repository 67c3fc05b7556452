protocol OfferListingUseCase: Sendable {
    /// Offers what a draft says, at the place that it names.
    ///
    /// - Parameter id: Identifies the listing. Sending a draft again with the same identifier, after its answer was lost,
    ///   makes no second listing.
    /// - Throws: ``InvalidDraft`` or ``AppError``.
    func execute(_ draft: ListingDraft, as id: FoodListing.ID) async throws -> FoodListing
}

struct DefaultOfferListingUseCase: OfferListingUseCase {
    let repository: FoodListingRepository
    var photos: ListingPhotoRepository?

    func execute(_ draft: ListingDraft, as id: FoodListing.ID) async throws -> FoodListing {
        let listing = try draft.listing(id: id)
        guard let photos, let photo = draft.newPhoto else { return try await repository.create(listing) }
        return try await photos.carrying(photo, listing) { try await repository.create($0) }
    }
}
