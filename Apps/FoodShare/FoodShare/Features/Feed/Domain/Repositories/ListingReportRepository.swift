import Foundation

/// Keeping what nobody should see out of sight.
protocol ListingReportRepository: Sendable {
    /// Whether somebody gives it: a sample is nobody's.
    func hasGiver(id: UUID) async throws -> Bool
    /// Says what is wrong with it. Who reports it does not see it any more; where several have, nobody but its giver does.
    ///
    /// - Throws: ``AppError/gone``, as does the next, where there is no such listing any more; ``AppError/taken``, where it
    ///   is one's own.
    func report(id: UUID, for reason: ReportReason) async throws
    /// Hides everything of its giver from this person. Nobody else learns of it.
    func block(giverOf id: UUID) async throws
    /// How many people's listings are hidden so.
    func blockedCount() async throws -> Int
    func unblockAll() async throws
}
