import Foundation

/// The hand-overs of the person who uses the device. Only the two people of a hand-over can read it.
protocol HandOverRepository: Sendable {
    /// Returns this person's hand-overs, the latest change first.
    func all() async throws -> [HandOver]
    /// Returns the hand-over with an identifier.
    ///
    /// - Throws: ``AppError/gone`` if it does not exist, or belongs to other people.
    func handOver(_ id: HandOver.ID, of listing: UUID) async throws -> HandOver
    /// Joins the line for an offer that somebody else has requested: this person's request begins when theirs
    /// ends.
    ///
    /// - Throws: ``AppError/changed`` if that is not possible any more.
    func joinLine(of listing: UUID) async throws
    /// Performs an action on a hand-over. An action that ``HandOverAction/endsOffer`` takes the offer back, too.
    ///
    /// - Throws: ``AppError/changed`` if the state does not permit it any more; ``AppError/gone``.
    func perform(_ action: HandOverAction, on id: HandOver.ID, of listing: UUID) async throws
    /// Returns the terms of this person's offer, also if they took it back.
    func terms(of listing: UUID) async throws -> PickupTerms
    /// Changes the terms of this person's offer.
    ///
    /// - Throws: ``InvalidField``; ``AppError``.
    func keep(_ terms: PickupTerms, of listing: UUID) async throws
    /// Returns the identifiers of this person's offers that are not over.
    func ownListings() async throws -> [UUID]
    /// Returns whether this person has a part in an offer.
    func hasPart(in listing: UUID) async throws -> Bool
    /// Returns `false` if this person certainly has no part in an offer. It asks nobody and reads nothing, so that it can be
    /// called for each window and each change.
    func mayHavePart(in listing: UUID) -> Bool
    /// Removes this person's offers and conversations, for both sides, and everything that this device keeps.
    func forgetEverything() async throws
    /// Returns those of the offers that change from now on, whoever changes them in this process, that satisfy a condition.
    /// The others do not wake the reader.
    ///
    /// - Parameter isWanted: Decides where the change is made, at once and for each listener: it must not wait.
    func changes(where isWanted: @escaping @Sendable (ListingChange) -> Bool) -> AsyncStream<ListingChange>
}

extension HandOverRepository {
    /// Returns the offers that change from now on, whoever changes them in this process.
    func changes() -> AsyncStream<ListingChange> { changes { _ in true } }

    func mayHavePart(in listing: UUID) -> Bool { true }
}
