protocol OfferListingUseCase: Sendable {
    /// Offers the listing of a draft at its place, with its address.
    ///
    /// - Parameter id: The listing's identifier. Sending a draft again with the same one, after a response was lost,
    ///   creates no second listing. If the draft was changed meanwhile, the listing is changed to match it.
    /// - Throws: ``InvalidDraft`` or ``AppError``; ``AppError/changed`` if the listing is stored with another place.
    func execute(_ draft: ListingDraft, as id: FoodListing.ID) async throws -> FoodListing
}

struct DefaultOfferListingUseCase: OfferListingUseCase {
    let repository: FoodListingRepository
    var photos: ListingPhotoRepository?
    /// Stores the address; `nil` if the app has no hand-overs.
    var handOvers: HandOverRepository?
    /// Changes a listing whose draft was changed after a response was lost; `nil` to refuse such a draft.
    var edits: ListingEditRepository?

    func execute(_ draft: ListingDraft, as id: FoodListing.ID) async throws -> FoodListing {
        let (listing, terms) = (try draft.listing(id: id), try draft.terms())
        let offered = try await create(listing, with: draft.photos)
        // The terms belong to a listing that exists. If this fails, sending the draft again stores both.
        if let terms { try await handOvers?.keep(terms, of: id) }
        return offered
    }

    private func create(_ listing: FoodListing, with drafted: [DraftPhoto]) async throws -> FoodListing {
        guard let photos else { return try await store(listing) }
        return try await photos.carrying(drafted, listing) { try await store($0) }
    }

    private func store(_ listing: FoodListing) async throws -> FoodListing {
        do {
            return try await repository.create(listing)
        } catch AppError.changed {
            return try await change(to: listing)
        }
    }

    /// Changes the stored listing. Its place cannot be changed, since people may be on their way.
    private func change(to listing: FoodListing) async throws -> FoodListing {
        guard let edits, let stored = try await repository.fetch(id: listing.id), stored.location.isSame(as: listing.location)
        else { throw AppError.changed }
        try await edits.update(listing)
        for name in stored.photos where !listing.photos.contains(name) { await photos?.forget(name) }
        return listing
    }
}
