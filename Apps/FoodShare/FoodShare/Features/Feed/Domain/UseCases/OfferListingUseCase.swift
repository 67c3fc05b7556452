protocol OfferListingUseCase: Sendable {
    /// Offers the listing of a draft at its place.
    ///
    /// - Parameter id: The listing's identifier. Sending a draft again with the same one, after a response was lost,
    ///   creates no second listing.
    /// - Throws: ``InvalidDraft`` or ``AppError``.
    func execute(_ draft: ListingDraft, as id: FoodListing.ID) async throws -> FoodListing
}

struct DefaultOfferListingUseCase: OfferListingUseCase {
    let repository: FoodListingRepository
    var photos: ListingPhotoRepository?

    func execute(_ draft: ListingDraft, as id: FoodListing.ID) async throws -> FoodListing {
        let listing = try draft.listing(id: id)
        guard let photos else { return try await repository.create(listing) }
        return try await photos.carrying(draft.photos, listing) { try await repository.create($0) }
    }
}
