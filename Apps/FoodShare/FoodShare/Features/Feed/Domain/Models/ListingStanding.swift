/// How a person stands to a listing: whose it is, and whether somebody has asked for it.
enum ListingStanding: Equatable, Sendable {
    /// It is another's, and nobody has asked for it.
    case open
    /// It is another's, and somebody else has asked for it.
    case taken
    /// It is another's: this person asked, and the giver has not answered.
    case asked
    /// It is another's: the giver said yes, and this person knows the exact place.
    case received
    /// It is this person's own.
    case own(Demand)
    /// The app made it up to show what an offer looks like. Nobody gives it, so nobody can ask for it.
    case sample

    var isOwn: Bool {
        if case .own = self { true } else { false }
    }

    enum Demand: Equatable, Sendable {
        case none
        /// Somebody asked and waits for an answer.
        case waiting
        case accepted
        /// Several people reported it, so only its giver sees it.
        case reported
    }
}
