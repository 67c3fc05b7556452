protocol EditListingUseCase: Sendable {
    /// Changes a listing to match a draft. If the draft has another place, its address replaces the stored one, and the
    /// accepted person is told.
    ///
    /// - Throws: ``InvalidDraft`` or ``AppError``.
    func execute(_ listing: FoodListing, as draft: ListingDraft) async throws -> FoodListing
}

struct DefaultEditListingUseCase: EditListingUseCase {
    let repository: ListingEditRepository
    var photos: ListingPhotoRepository?
    /// The message by which the accepted person is told that the place has changed.
    var movedWords = ""

    func execute(_ listing: FoodListing, as draft: ListingDraft) async throws -> FoodListing {
        // Nothing is changed unless all of it is valid.
        let (edited, address) = (try draft.changing(listing), try draft.terms()?.address ?? "")
        let changed = try await update(edited, with: draft.photos)
        for name in listing.photos where !changed.photos.contains(name) { await photos?.forget(name) }
        if !changed.location.isSame(as: listing.location) {
            let words = try HandOverMessage.text(movedWords)
            try await repository.move(listing.id, to: changed.location, address: address, telling: words)
        }
        return changed
    }

    private func update(_ listing: FoodListing, with drafted: [DraftPhoto]) async throws -> FoodListing {
        guard let photos else {
            try await repository.update(listing)
            return listing
        }
        return try await photos.carrying(drafted, listing) { changed in
            try await repository.update(changed)
            return changed
        }
    }
}
