/// What this device has begun to offer and not sent yet. One at a time.
protocol ListingDraftRepository: Sendable {
    func draft() async throws -> ListingDraft?
    func keep(_ draft: ListingDraft) async throws
    func forget() async throws
}
