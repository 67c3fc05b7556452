/// Changing what one's own listings say.
protocol ListingEditRepository: Sendable {
    /// Where it is and who asked for it stay as they are.
    ///
    /// - Throws: ``AppError/gone``, where there is none any more; ``AppError/taken``, where it is another's.
    func update(_ listing: FoodListing) async throws
}
