import Foundation

/// Decides who gets an offer. A listing has one claimer at a time, however many ask at once.
protocol ListingClaimRepository: Sendable {
    /// Returns the person's relation to a listing.
    ///
    /// - Throws: ``AppError/gone`` if the listing no longer exists, as the other methods do.
    func standing(of id: UUID) async throws -> ListingStanding
    /// Claims the listing for the device's person.
    ///
    /// - Throws: ``AppError/taken`` if another person was faster or it is this person's.
    func claim(id: UUID) async throws
    /// Withdraws this person's claim, or declines the claim as the giver. Afterwards anybody may ask again.
    func release(id: UUID) async throws
    /// Accepts the claim of a listing as its giver.
    ///
    /// - Throws: ``AppError/taken`` if there is no claim, or the listing is another person's.
    func accept(id: UUID) async throws
}
