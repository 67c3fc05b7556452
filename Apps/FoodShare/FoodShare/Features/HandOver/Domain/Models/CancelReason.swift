/// Why a hand-over was cancelled.
enum CancelReason: String, CaseIterable, Sendable {
    case notNeeded
    case cannotCome
    case notAvailable
    case other
    /// The giver took the offer off the list.
    case takenBack
    /// Giver or taker did not come.
    case missed
    /// Giver or taker does not want to hear from the other.
    case closed

    /// The reasons from which a person chooses; the others follow from what they do.
    static func choices(of role: HandOverRole) -> [CancelReason] {
        role == .giver ? [.notAvailable, .cannotCome, .other] : [.notNeeded, .cannotCome, .other]
    }
}

/// A person's answer to the question whether a hand-over worked.
enum HandOverOutcome: String, CaseIterable, Sendable {
    case worked
    /// The other person did not come.
    case missed
}
