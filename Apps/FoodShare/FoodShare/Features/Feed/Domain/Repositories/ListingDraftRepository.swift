/// What this device has begun to offer and not sent yet. One at a time.
protocol ListingDraftRepository: Sendable {
    func draft() async throws -> ListingDraft?
    func keep(_ draft: ListingDraft) async throws
    /// The draft's photo, which is not written each time that a letter is.
    func keep(_ photo: ListingPhoto?) async throws
    func forget() async throws
}
