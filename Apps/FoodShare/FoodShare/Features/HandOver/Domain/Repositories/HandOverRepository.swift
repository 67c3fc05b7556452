import Foundation

/// The hand-overs of the person who uses the device. Only its two people get one.
protocol HandOverRepository: Sendable {
    /// Returns this person's hand-overs, the latest change first.
    func all() async throws -> [HandOver]
    /// - Throws: ``AppError/gone`` if it does not exist, or is of other people.
    func handOver(_ id: HandOver.ID, of listing: UUID) async throws -> HandOver
    /// Asks for an offer that somebody else has asked for: the request is made when theirs ends.
    ///
    /// - Throws: ``AppError/changed`` if that is not possible any more.
    func joinLine(of listing: UUID) async throws
    /// - Throws: ``AppError/changed`` if the state does not permit it any more; ``AppError/gone``.
    func perform(_ action: HandOverAction, on id: HandOver.ID, of listing: UUID) async throws
    /// Returns the terms of this person's offer.
    func terms(of listing: UUID) async throws -> PickupTerms
    /// Changes the terms of this person's offer.
    ///
    /// - Throws: ``InvalidField``; ``AppError``.
    func keep(_ terms: PickupTerms, of listing: UUID) async throws
    /// Returns the identifiers of this person's offers that are not over.
    func ownListings() async throws -> [UUID]
    /// Returns whether this person has a part in an offer.
    func hasPart(in listing: UUID) async throws -> Bool
    /// Removes this person's offers and conversations, for both sides, and everything that this device keeps.
    func forgetEverything() async throws
    /// Reports the offers that have changed, by anybody in this process, from now on.
    func changes() -> AsyncStream<ListingChange>
}
