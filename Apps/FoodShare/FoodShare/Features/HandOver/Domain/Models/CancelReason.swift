/// The reason why a hand-over was cancelled.
enum CancelReason: String, CaseIterable, Sendable {
    case notNeeded
    case cannotCome
    /// The giver no longer has the food, so the offer ends as by ``takenBack``.
    case notAvailable
    case other
    /// The giver removed the offer from the list.
    case takenBack
    /// The giver removed everything of theirs from the app, this offer included.
    case giverLeft
    /// The giver or the taker did not come.
    case missed
    /// The giver or the taker closed the conversation.
    case closed

    /// Returns the reasons from which a person chooses; the other reasons follow from the person's actions.
    static func choices(of role: HandOverRole) -> [CancelReason] {
        role == .giver ? [.notAvailable, .cannotCome, .other] : [.notNeeded, .cannotCome, .other]
    }
}

/// A person's answer to the question whether a hand-over worked.
enum HandOverOutcome: String, CaseIterable, Sendable {
    case worked
    /// The other person did not come to the pickup.
    case missed
}
