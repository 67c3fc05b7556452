#if DEBUG
/// A mock that keeps a draft in memory.
actor MockListingDraftRepository: ListingDraftRepository {
    private(set) var kept: ListingDraft?

    init(_ kept: ListingDraft? = nil) {
        self.kept = kept
    }

    func draft() async throws -> ListingDraft? { kept }

    func keep(_ draft: ListingDraft) async throws { kept = draft }

    func keep(_ photo: ListingPhoto?) async throws { kept?.photo = photo.map(DraftPhoto.new) }

    func forget() async throws { kept = nil }
}
#endif
