import Foundation

protocol KeepTermsUseCase: Sendable {
    /// Returns the exact pickup place of this person's offer, and the time at which it expires.
    ///
    /// - Throws: ``AppError``; ``AppError/gone`` if there is no such offer.
    func bounds(of listing: UUID) async throws -> PickupBounds
    /// Changes the terms of this person's offer, and its place. The accepted person is told by a message if the address or the
    /// place is another one.
    ///
    /// - Parameter pin: The place to which the pin was moved; `nil` if it was not.
    /// - Throws: ``InvalidField``; ``AppError``.
    func execute(_ terms: PickupTerms, of listing: UUID, movedTo pin: Coordinate?) async throws
}
