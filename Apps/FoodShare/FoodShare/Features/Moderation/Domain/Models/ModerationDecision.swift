/// A moderator's decision about a reported offer.
enum ModerationDecision: String, CaseIterable, Sendable {
    /// Everybody sees it again, and the reports that there are weigh nothing.
    case restored
    /// The reported offer stays hidden, so that only its giver sees it.
    case kept
    /// The reported offer is removed for everybody, with its photos.
    case removed
}
