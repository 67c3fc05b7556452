import Foundation

/// A hand-over as one of its two people sees it.
struct HandOver: Identifiable, Equatable, Sendable {
    let id: UUID
    /// The identifier of the listing that is handed over.
    let listing: UUID
    let title: String
    let expiry: Date
    /// The reader's role in the hand-over: giver or taker.
    let role: HandOverRole
    let course: HandOverCourse
    let askedAt: Date
    /// The giver's terms of the pickup; their note and address are empty until the giver has agreed.
    let terms: PickupTerms
    /// The exact pickup place; `nil` until the giver has agreed.
    let place: Coordinate?
    let messages: [HandOverMessage]
    /// The number of the other person's messages that this person has not read.
    let unread: Int
    /// The number of pickups to which the other person did not come.
    var missed: Int
    /// The number of people who are before this person in the line.
    let ahead: Int
    /// The number of people who wait in line behind this hand-over; 0 for its taker, who is not told.
    var behind = 0
    /// A Boolean value that indicates whether the other person ended the hand-over and this person has not seen it.
    var isEndUnseen = false
    /// A Boolean value that indicates whether the other person chose another pickup time than the agreed one, or withdrew it, and
    /// this person has not seen it.
    var isTimeUnseen = false
    /// The number of times that the giver has changed the proposed pickup times since somebody asked.
    var proposals = 0

    /// A Boolean value that indicates whether there is anything in the conversation that this person has not seen.
    var isUnread: Bool { unread > 0 || isEndUnseen || isTimeUnseen }

    var status: HandOverStatus { course.status }

    /// A Boolean value that indicates whether the hand-over ended without success, so that the offer's page
    /// need not show it.
    var isOver: Bool { course.isClosed || (status.isFinal && status != .handedOver) }

    /// A Boolean value that indicates whether the food is promised, and was not handed over yet.
    var isPromised: Bool { !course.isClosed && (status == .accepted || status == .arranged) }

    /// A Boolean value that indicates whether giver and taker may write now.
    var takesMessages: Bool {
        status.takesMessages && !course.isClosed && messages.count < HandOverMessage.most
    }

    /// Returns whether an action of this person is required.
    func isWaiting(at now: Date) -> Bool {
        if isUnread || course.asks(role, at: now, expiry: expiry) { return true }
        if status == .accepted { return hasOpenWindow(at: now) == (role == .taker) }
        return role == .giver && status == .asked
    }

    /// Returns whether the giver proposes a pickup time that is not over, which the taker can choose.
    func hasOpenWindow(at now: Date) -> Bool { terms.windows.contains { $0.end > now } }

    /// The seconds between two readings if the time of the next change is not known.
    static let lookInterval: TimeInterval = 60

    /// Returns the time at which to read the hand-over again, since time alone may have changed it by then.
    ///
    /// - Returns: `nil` if it is over.
    func nextLook(after now: Date) -> Date? {
        guard !status.isFinal, !course.isClosed else { return nil }
        let ends = [course.answerBy, course.chosen?.end, expiry].compactMap(\.self) + terms.windows.map(\.end)
        let next = ends.filter { $0 > now }.min()
        // A person in line is not told when the request before theirs lapses, and a service's clock may be behind.
        guard status == .inLine || next == nil || (course.answerBy.map { $0 <= now } ?? false) else { return next }
        return min(next ?? .distantFuture, now.addingTimeInterval(Self.lookInterval))
    }

    /// A Boolean value that indicates whether the request began when one before it ended: its time for an answer did not begin
    /// when the person asked.
    var hasMovedUp: Bool {
        guard status == .asked, let answerBy = course.answerBy else { return false }
        let time = answerBy.timeIntervalSince(askedAt)
        return !PickupTerms.hours.contains { abs(time - Double($0) * 3600) < 0.01 }
    }

    var lastChange: Date {
        [askedAt, course.endedAt, messages.last?.sentAt].compactMap(\.self).max() ?? askedAt
    }
}

/// The offer of a hand-over, for its conversation.
struct HandOverOffer: Identifiable, Equatable, Sendable {
    let id: UUID
    let title: String
    /// The name of the leading photo; `nil` if there is none.
    let photo: String?
}

/// An action of a person on a hand-over.
enum HandOverAction: Equatable, Sendable {
    case accept
    case decline
    case choose(PickupWindow)
    case cancel(CancelReason)
    /// The giver cancels the agreed pickup for a reason, and takes the offer off the list.
    case takeBack(CancelReason)
    case answer(HandOverOutcome)
    case send(PlainText)
    case markRead
    /// Closes the conversation for both people, and hides their listings from each other.
    case block

    /// A Boolean value that indicates whether the action also takes the offer off the list.
    var endsOffer: Bool {
        switch self {
        case .takeBack, .cancel(.notAvailable): true
        default: false
        }
    }
}
