protocol OfferListingUseCase: Sendable {
    /// Offers the listing of a draft at its place, with its address.
    ///
    /// - Parameter id: The listing's identifier. Sending a draft again with the same one, after a response was lost,
    ///   creates no second listing.
    /// - Throws: ``InvalidDraft`` or ``AppError``.
    func execute(_ draft: ListingDraft, as id: FoodListing.ID) async throws -> FoodListing
}

struct DefaultOfferListingUseCase: OfferListingUseCase {
    let repository: FoodListingRepository
    var photos: ListingPhotoRepository?
    /// Stores the address; `nil` if the app has no hand-overs.
    var handOvers: HandOverRepository?

    func execute(_ draft: ListingDraft, as id: FoodListing.ID) async throws -> FoodListing {
        let (listing, terms) = (try draft.listing(id: id), try draft.terms())
        let offered = try await create(listing, with: draft.photos)
        // The terms belong to a listing that exists. If this fails, sending the draft again stores both.
        if let terms { try await handOvers?.keep(terms, of: id) }
        return offered
    }

    private func create(_ listing: FoodListing, with drafted: [DraftPhoto]) async throws -> FoodListing {
        guard let photos else { return try await repository.create(listing) }
        return try await photos.carrying(drafted, listing) { try await repository.create($0) }
    }
}
