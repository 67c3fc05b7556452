import Foundation

/// Changes the listings of the device's person.
protocol ListingEditRepository: Sendable {
    /// Updates the texts of a listing. Its place and its claim do not change.
    ///
    /// - Throws: ``AppError/gone`` if it no longer exists; ``AppError/taken`` if it is another person's.
    func update(_ listing: FoodListing) async throws
    /// Moves the pickup place of a listing. The accepted person gets a message of the giver with it; others see a point that
    /// is drawn for the new place.
    ///
    /// - Parameters:
    ///   - place: The exact place.
    ///   - address: The address of that place in words, which replaces the earlier one; empty if there is none.
    ///   - words: The text of the message.
    /// - Throws: ``AppError/gone`` if it no longer exists; ``AppError/taken`` if it is another person's, was handed over, or
    ///   its conversation is full; ``AppError/limited(_:)``; ``InvalidField`` if the address is too long.
    func move(_ id: UUID, to place: Coordinate, address: String, telling words: PlainText) async throws
}
