import Foundation

/// Who gets what is offered. A listing has one claimer at a time, however many ask at once.
protocol ListingClaimRepository: Sendable {
    /// - Throws: ``AppError/gone``, as do all of these, where there is no such listing any more.
    func standing(of id: UUID) async throws -> ListingStanding
    /// Asks for it.
    ///
    /// - Throws: ``AppError/taken``, where somebody else was faster or it is one's own.
    func claim(id: UUID) async throws
    /// The claimer does not need it after all, or the giver says no: anybody may ask again.
    func release(id: UUID) async throws
    /// The giver says yes.
    ///
    /// - Throws: ``AppError/taken``, where nobody asks, or it is another's.
    func accept(id: UUID) async throws
}
