/// The relation of a person to a listing: whose listing it is, and whether anybody has asked for it.
enum ListingStanding: Equatable, Sendable {
    /// Another person's listing, for which nobody has asked.
    case open
    /// Another person's listing, for which a third person has asked.
    case taken
    /// Another person's listing; this person asked, and the giver has not answered.
    case asked
    /// Another person's listing; the giver accepted, and this person sees the exact place.
    case received
    /// A listing of this person, with the requests for it.
    case own(Demand)
    /// The listing is a sample that the app made up. A sample has no giver, so nobody can ask for
    /// it.
    case sample

    var isOwn: Bool {
        if case .own = self { true } else { false }
    }

    enum Demand: Equatable, Sendable {
        case none
        /// A person asked for the listing and waits for an answer.
        case waiting
        case accepted
        /// Several people reported the listing, so that only its giver sees it.
        case reported
    }
}
