/// The state of a hand-over, from the request to its end.
enum HandOverStatus: String, CaseIterable, Sendable {
    /// Another person asked first; when their request ends, a request of this person begins.
    case inLine
    /// A person has requested the food, and the giver has not answered yet.
    case asked
    /// The giver has agreed, but no pickup time is chosen yet.
    case accepted
    /// A time of the pickup is chosen.
    case arranged
    case handedOver
    case declined
    case cancelled
    /// The request ended, because the giver did not answer in time.
    case lapsed

    /// A Boolean value that indicates whether this state is an end: nothing can change it any more.
    var isFinal: Bool {
        switch self {
        case .inLine, .asked, .accepted, .arranged: false
        case .handedOver, .declined, .cancelled, .lapsed: true
        }
    }

    /// A Boolean value that indicates whether the giver has agreed to this person, who therefore
    /// knows the exact place.
    var isAgreed: Bool { self == .accepted || self == .arranged || self == .handedOver }

    /// A Boolean value that indicates whether both people may write messages. After a hand-over they still
    /// may, to say thanks.
    var takesMessages: Bool { self == .asked || isAgreed }
}

/// The two people of a hand-over.
enum HandOverRole: String, CaseIterable, Sendable {
    case giver
    case taker

    var other: HandOverRole { self == .giver ? .taker : .giver }
}

/// The cause of a hand-over's change: the giver, the taker, or the passing of time.
enum HandOverActor: Equatable, Sendable, CaseIterable {
    case giver
    case taker
    case clock

    init(_ role: HandOverRole) { self = role == .giver ? .giver : .taker }
}

/// A change of a hand-over's state by the giver, the taker or the passing of time.
enum HandOverMove: CaseIterable, Sendable {
    /// The next person in line takes the place of one whose request ended.
    case moveUp
    case accept
    case decline
    /// The taker, who gets the food, chooses a pickup time.
    case arrange
    /// The giver withdraws the chosen pickup time.
    case rearrange
    case handOver
    /// The giver or the taker did not come to the pickup.
    case miss
    case cancel
    /// The time within which the giver must answer is over.
    case lapse
}

extension HandOverStatus {
    /// Returns the state after a move by an actor.
    ///
    /// - Returns: `nil` if this actor may not make this move in this state.
    func after(_ move: HandOverMove, by actor: HandOverActor) -> HandOverStatus? {
        switch (self, move, actor) {
        case (.inLine, .moveUp, .clock): .asked
        case (.inLine, .decline, .giver), (.asked, .decline, .giver): .declined
        case (.inLine, .cancel, .taker), (.asked, .cancel, .taker): .cancelled
        case (.inLine, .lapse, .clock), (.asked, .lapse, .clock): .lapsed
        case (.asked, .accept, .giver): .accepted
        case (.accepted, .arrange, .taker), (.arranged, .arrange, .taker): .arranged
        case (.arranged, .rearrange, .giver): .accepted
        case (.accepted, .handOver, .giver), (.accepted, .handOver, .taker): .handedOver
        case (.arranged, .handOver, .giver), (.arranged, .handOver, .taker): .handedOver
        case (.accepted, .miss, .giver), (.accepted, .miss, .taker): .cancelled
        case (.arranged, .miss, .giver), (.arranged, .miss, .taker): .cancelled
        case (.accepted, .cancel, .giver), (.accepted, .cancel, .taker): .cancelled
        case (.arranged, .cancel, .giver), (.arranged, .cancel, .taker): .cancelled
        default: nil
        }
    }
}
