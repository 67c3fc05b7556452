/// The device's unsent draft, of which a device has one at a time.
protocol ListingDraftRepository: Sendable {
    func draft() async throws -> ListingDraft?
    /// Returns whether there is a draft in which anything was entered.
    func hasDraft() async throws -> Bool
    func keep(_ draft: ListingDraft) async throws
    /// Stores a new photo of the draft separately, so that typing does not write it again.
    ///
    /// - Parameters:
    ///   - photo: The photo.
    ///   - id: Its identifier in the draft.
    func keep(_ photo: ListingPhoto, as id: String) async throws
    /// Removes a photo that the draft no longer has.
    func forget(photo id: String) async throws
    func forget() async throws
}
