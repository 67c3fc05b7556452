/// A moderator's decision about a reported offer.
enum ModerationDecision: String, CaseIterable, Sendable {
    /// Everybody sees it again, and the reports that there are weigh nothing.
    case restored
    /// Only its giver sees it.
    case kept
    /// It is removed for everybody, with its photo.
    case removed
}
