import Foundation

/// Reports listings to the moderators, and hides people.
protocol ListingReportRepository: Sendable {
    /// Returns whether the listing has a giver; a sample has none.
    func hasGiver(id: UUID) async throws -> Bool
    /// Reports a listing. The reporter no longer sees it; after several reports only its giver does.
    ///
    /// - Throws: ``AppError/gone`` if the listing no longer exists; ``AppError/taken`` if it is this
    ///   person's.
    func report(id: UUID, for reason: ReportReason) async throws
    /// Hides all listings of this listing's giver from this person, without notice to the giver.
    func block(giverOf id: UUID) async throws
    /// Returns how many people this person hides.
    func blockedCount() async throws -> Int
    func unblockAll() async throws
}
