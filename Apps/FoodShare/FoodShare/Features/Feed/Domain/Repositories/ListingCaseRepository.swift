import Foundation

/// The answers of givers whose offers are hidden by reports.
protocol ListingCaseRepository: Sendable {
    /// Returns the reports of this person's offer.
    ///
    /// - Throws: ``AppError/gone`` if it does not exist or belongs to somebody else.
    func reports(on id: UUID) async throws -> ListingCase
    /// Stores the giver's answer, which replaces an earlier one until a moderator decides.
    ///
    /// - Throws: ``AppError/taken`` if the offer is not hidden, is another person's, or may not be answered for any more.
    func answer(_ text: PlainText, for id: UUID) async throws
}
