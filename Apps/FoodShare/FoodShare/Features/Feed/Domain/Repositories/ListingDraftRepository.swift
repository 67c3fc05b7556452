/// The device's unsent draft, of which a device has one at a time.
protocol ListingDraftRepository: Sendable {
    func draft() async throws -> ListingDraft?
    func keep(_ draft: ListingDraft) async throws
    /// Stores the draft's photo separately, so that typing does not write it again.
    func keep(_ photo: ListingPhoto?) async throws
    func forget() async throws
}
