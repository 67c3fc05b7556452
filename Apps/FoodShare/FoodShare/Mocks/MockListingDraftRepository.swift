#if DEBUG
/// A mock that keeps a draft in memory.
actor MockListingDraftRepository: ListingDraftRepository {
    private(set) var kept: ListingDraft?

    init(_ kept: ListingDraft? = nil) {
        self.kept = kept
    }

    func draft() async throws -> ListingDraft? { kept }

    func hasDraft() async throws -> Bool { kept?.isEmpty == false }

    func keep(_ draft: ListingDraft) async throws { kept = draft }

    // The draft that is kept has its photos already.
    func keep(_ photo: ListingPhoto, as id: String) async throws {}

    func forget(photo id: String) async throws {}

    func forget() async throws { kept = nil }
}
#endif
