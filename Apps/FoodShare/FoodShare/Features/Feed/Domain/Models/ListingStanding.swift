/// How somebody stands to a listing: whose it is, and whether it is asked for.
enum ListingStanding: Equatable, Sendable {
    /// Another's, and nobody has asked for it.
    case open
    /// Another's, and somebody else has asked for it.
    case taken
    /// Another's: this person asked, and the giver has not answered.
    case asked
    /// Another's: the giver said yes, and the exact place is known.
    case received
    /// This person's own.
    case own(Demand)

    var isOwn: Bool {
        if case .own = self { true } else { false }
    }

    enum Demand: Equatable, Sendable {
        case none
        /// Somebody asked and waits for an answer.
        case waiting
        case accepted
        /// Several people reported it: nobody else sees it.
        case reported
    }
}
