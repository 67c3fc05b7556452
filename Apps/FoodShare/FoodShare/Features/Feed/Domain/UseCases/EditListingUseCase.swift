protocol EditListingUseCase: Sendable {
    /// Changes a listing to match a draft. If the draft has another place, the accepted person is told.
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
        let changed = try await update(draft.changing(listing), with: draft.photos)
        for name in listing.photos where !changed.photos.contains(name) { await photos?.forget(name) }
        if !changed.location.isSame(as: listing.location) {
            try await repository.move(listing.id, to: changed.location, telling: HandOverMessage.text(movedWords))
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
