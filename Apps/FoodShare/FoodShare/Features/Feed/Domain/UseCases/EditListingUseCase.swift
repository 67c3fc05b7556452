protocol EditListingUseCase: Sendable {
    /// - Throws: ``InvalidDraft`` or ``AppError``.
    func execute(_ listing: FoodListing, as draft: ListingDraft) async throws -> FoodListing
}

struct DefaultEditListingUseCase: EditListingUseCase {
    let repository: ListingEditRepository

    func execute(_ listing: FoodListing, as draft: ListingDraft) async throws -> FoodListing {
        let changed = try draft.changing(listing)
        try await repository.update(changed)
        return changed
    }
}
