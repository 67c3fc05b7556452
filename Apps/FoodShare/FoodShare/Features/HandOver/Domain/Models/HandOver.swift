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

    var status: HandOverStatus { course.status }

    /// A Boolean value that indicates whether the hand-over ended without success, so that the offer's page
    /// need not show it.
    var isOver: Bool { course.isClosed || (status.isFinal && status != .handedOver) }

    /// A Boolean value that indicates whether giver and taker may write now.
    var takesMessages: Bool {
        status.takesMessages && !course.isClosed && messages.count < HandOverMessage.most
    }

    /// Returns whether an action of this person is required.
    func isWaiting(at now: Date) -> Bool {
        if unread > 0 || course.asks(role, at: now, expiry: expiry) { return true }
        if status == .accepted { return hasOpenWindow(at: now) == (role == .taker) }
        return role == .giver && status == .asked
    }

    /// Returns whether the giver proposes a pickup time that is not over, which the taker can choose.
    func hasOpenWindow(at now: Date) -> Bool { terms.windows.contains { $0.end > now } }

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
    case answer(HandOverOutcome)
    case send(PlainText)
    case markRead
    /// Closes the conversation for both people, and hides their listings from each other.
    case block
}
