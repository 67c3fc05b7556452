import Foundation

/// The course of a hand-over, without its people and messages. It contains the rules that say who may do
/// which action when.
struct HandOverCourse: Equatable, Sendable {
    private(set) var status: HandOverStatus
    /// The time at which the request lapses; `nil` if it does not lapse, or was answered.
    private(set) var answerBy: Date?
    private(set) var chosen: PickupWindow?
    /// The time that was agreed on before the last change, which chose another one or withdrew it; `nil` if there was none.
    private(set) var earlier: PickupWindow?
    /// The number of times that a pickup time was chosen or withdrawn.
    private(set) var timeChanges = 0
    private(set) var endedAt: Date?
    private(set) var cancelledBy: HandOverRole?
    private(set) var reason: CancelReason?
    private(set) var answers: [HandOverRole: HandOverOutcome] = [:]
    /// A Boolean value that indicates whether giver or taker closed the conversation.
    private(set) var isClosed = false

    /// The number of days after its end for which a hand-over is kept.
    static let daysKept = 30.0

    /// Begins a hand-over with a request, or as a place in the line.
    init(asked status: HandOverStatus, answerBy: Date?) {
        self.status = status
        self.answerBy = answerBy
    }

    /// Creates a course from stored values.
    init(
        status: HandOverStatus, answerBy: Date?, chosen: PickupWindow?, endedAt: Date?, cancelledBy: HandOverRole?,
        reason: CancelReason?, answers: [HandOverRole: HandOverOutcome], isClosed: Bool, earlier: PickupWindow? = nil,
        timeChanges: Int = 0
    ) {
        self.status = status
        self.answerBy = answerBy
        self.chosen = chosen
        self.endedAt = endedAt
        self.cancelledBy = cancelledBy
        self.reason = reason
        self.answers = answers
        self.isClosed = isClosed
        self.earlier = earlier
        self.timeChanges = timeChanges
    }

    /// Returns whether the hand-over ended so long ago that it is to be removed.
    func isPurged(at now: Date) -> Bool {
        endedAt.map { now.timeIntervalSince($0) >= Self.daysKept * 86_400 } ?? false
    }

    /// Returns whether a person can report that the other did not come.
    ///
    /// - Parameter expiry: The time from which nobody is expected if no pickup time was chosen.
    func canMiss(at now: Date, expiry: Date) -> Bool {
        (status == .accepted || status == .arranged) && (chosen?.end ?? expiry) <= now
    }

    /// Returns whether a person can say that the food was handed over. The giver can as soon as they have agreed; the taker only
    /// once the pickup may have begun, or the giver has said so, since otherwise they could evade a missed pickup.
    ///
    /// - Parameter expiry: The time from which the taker can say so if no pickup time was chosen.
    func canConfirm(_ role: HandOverRole, at now: Date, expiry: Date) -> Bool {
        guard answers[role] == nil, !isClosed else { return false }
        guard !status.isFinal else { return status == .handedOver || reason == .missed }
        return status.isAgreed && (role == .giver || (chosen?.start ?? expiry) <= now)
    }

    /// Returns whether a person's report that the other did not come is counted for the other. It is not if they say that the
    /// food was handed over; but without an agreed pickup time, the giver's word counts more than the taker's.
    func counts(absenceToldBy role: HandOverRole) -> Bool {
        answers[role.other] != .worked || (role == .giver && chosen == nil)
    }

    /// Returns whether a person should be asked whether the hand-over worked.
    func asks(_ role: HandOverRole, at now: Date, expiry: Date) -> Bool {
        guard answers[role] == nil, !isClosed else { return false }
        return canMiss(at: now, expiry: expiry) || status == .handedOver || reason == .missed
    }
}

extension HandOverCourse {
    private mutating func move(_ move: HandOverMove, by actor: HandOverActor, at now: Date) throws(HandOverRefusal) {
        guard !isClosed, let next = status.after(move, by: actor) else { throw .notNow }
        status = next
        if next != .asked { answerBy = nil }
        if next.isFinal { endedAt = now }
    }

    mutating func accept(at now: Date) throws(HandOverRefusal) {
        try move(.accept, by: .giver, at: now)
    }

    mutating func decline(at now: Date) throws(HandOverRefusal) {
        try move(.decline, by: .giver, at: now)
    }

    /// Chooses one of the proposed pickup times.
    ///
    /// - Parameter windows: The times that the giver proposes, one of which `window` must be.
    mutating func choose(_ window: PickupWindow, of windows: [PickupWindow], at now: Date) throws(HandOverRefusal) {
        guard windows.contains(window), window.end > now else { throw .unknownWindow }
        try move(.arrange, by: .taker, at: now)
        agree(on: window)
    }

    private mutating func agree(on window: PickupWindow?) {
        guard window != chosen else { return }
        (earlier, chosen) = (chosen ?? earlier, window)
        timeChanges += 1
    }

    /// Withdraws a chosen pickup time that the giver no longer proposes. A pickup time in the past stays:
    /// nobody can propose it any more, and both people are asked whether the hand-over worked.
    mutating func withdrawWindow(unlessIn windows: [PickupWindow], at now: Date) {
        guard let chosen, chosen.end > now, !windows.contains(chosen), (try? move(.rearrange, by: .giver, at: now)) != nil else { return }
        agree(on: nil)
    }

    mutating func cancel(by role: HandOverRole, for reason: CancelReason, at now: Date) throws(HandOverRefusal) {
        try move(.cancel, by: HandOverActor(role), at: now)
        (cancelledBy, self.reason) = (role, reason)
    }

    /// Records a person's answer whether the hand-over worked. The first answer ends the hand-over; the other
    /// person's is only recorded.
    mutating func answer(_ outcome: HandOverOutcome, by role: HandOverRole, at now: Date, expiry: Date) throws(HandOverRefusal) {
        guard answers[role] == nil, !isClosed else { throw .notNow }
        if !status.isFinal {
            guard status.isAgreed else { throw .notNow }
            let isTime = outcome == .worked ? canConfirm(role, at: now, expiry: expiry) : canMiss(at: now, expiry: expiry)
            guard isTime else { throw .tooEarly }
            try move(outcome == .worked ? .handOver : .miss, by: HandOverActor(role), at: now)
            if outcome == .missed { (cancelledBy, reason) = (role, .missed) }
        } else if status != .handedOver, reason != .missed {
            throw .notNow
        }
        answers[role] = outcome
    }

    /// Closes the conversation for both people. If the hand-over is under way, this ends it.
    mutating func close(by role: HandOverRole, at now: Date) {
        if !status.isFinal {
            status = .cancelled
            (answerBy, endedAt, cancelledBy, reason) = (nil, now, role, .closed)
        }
        isClosed = true
    }

    /// Ends a hand-over because the giver removed the offer from the list.
    ///
    /// - Parameters:
    ///   - now: The time of the end.
    ///   - reason: ``CancelReason/takenBack``, or ``CancelReason/giverLeft`` if they removed everything of theirs.
    mutating func takeBack(at now: Date, for reason: CancelReason = .takenBack) {
        guard !status.isFinal else { return }
        status = .cancelled
        (answerBy, endedAt, cancelledBy, self.reason) = (nil, now, .giver, reason)
    }

    mutating func lapse(at now: Date) throws(HandOverRefusal) {
        try move(.lapse, by: .clock, at: now)
    }

    mutating func moveUp(answerBy: Date, at now: Date) throws(HandOverRefusal) {
        try move(.moveUp, by: .clock, at: now)
        self.answerBy = answerBy
    }
}

/// The reason why a change of a hand-over was refused.
enum HandOverRefusal: Error, Equatable, Sendable {
    /// The person may not make the change, or the state has changed meanwhile.
    case notNow
    /// The agreed pickup time is not over yet, so that nobody can report a missed pickup; or it has not begun, so that the taker
    /// cannot say that the food was handed over.
    case tooEarly
    /// The giver does not propose this time, or it is in the past.
    case unknownWindow
    /// The conversation has too many messages, or the line too many people.
    case full
}
