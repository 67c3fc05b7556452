/// Changes the listings of the device's person.
protocol ListingEditRepository: Sendable {
    /// Updates the texts of a listing. Its place and its claim do not change.
    ///
    /// - Throws: ``AppError/gone`` if it no longer exists; ``AppError/taken`` if it is another person's.
    func update(_ listing: FoodListing) async throws
}
