protocol EditListingUseCase: Sendable {
    /// Changes a listing to match a draft.
    ///
    /// - Throws: ``InvalidDraft`` or ``AppError``.
    func execute(_ listing: FoodListing, as draft: ListingDraft) async throws -> FoodListing
}

struct DefaultEditListingUseCase: EditListingUseCase {
    let repository: ListingEditRepository
    var photos: ListingPhotoRepository?

    func execute(_ listing: FoodListing, as draft: ListingDraft) async throws -> FoodListing {
        let changed = try await update(draft.changing(listing), with: draft.photos)
        for name in listing.photos where !changed.photos.contains(name) { await photos?.forget(name) }
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
