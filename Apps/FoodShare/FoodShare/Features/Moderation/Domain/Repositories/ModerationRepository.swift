import Foundation

/// The work of moderators. Every method but the first two throws ``AppError/taken`` for anybody else.
protocol ModerationRepository: Sendable {
    func isModerator() async throws -> Bool
    /// Makes this person a moderator if the operator has given them a code.
    ///
    /// - Returns: Whether the code is valid.
    func enter(code: String) async throws -> Bool
    /// Returns the reported offers: first the hidden ones, then those that are not decided, and
    /// last those that are decided.
    func reported() async throws -> [ReportedListing]
    /// Decides about an offer, and notes who decided what.
    ///
    /// - Parameters:
    ///   - decision: What happens to the offer.
    ///   - id: The offer.
    ///   - note: What the giver is to read; empty for nothing.
    /// - Throws: ``AppError/gone`` if it does not exist any more; ``AppError/taken`` if it is this person's own.
    func decide(_ decision: ModerationDecision, on id: UUID, note: String) async throws
    /// Returns the last decisions of all moderators, the latest first.
    func acts() async throws -> [ModerationAct]
    /// Returns a photo of a reported offer.
    func photo(_ name: String) async throws -> Data
    /// Reports changed listings, so that a page reads them again.
    func changes() -> AsyncStream<ListingChange>
}
