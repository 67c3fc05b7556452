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
        let changed = try await update(draft.changing(listing), with: draft.newPhoto)
        if let before = listing.photo, before != changed.photo { await photos?.forget(before) }
        return changed
    }

    private func update(_ listing: FoodListing, with photo: ListingPhoto?) async throws -> FoodListing {
        guard let photos, let photo else {
            try await repository.update(listing)
            return listing
        }
        return try await photos.carrying(photo, listing) { changed in
            try await repository.update(changed)
            return changed
        }
    }
}
