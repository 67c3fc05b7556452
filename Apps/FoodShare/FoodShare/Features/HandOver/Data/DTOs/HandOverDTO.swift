import Foundation

/// A hand-over as the project's function `my_food_handovers` returns it, in the names of its columns.
struct HandOverDTO: Decodable, Sendable {
    let id: String
    let listing: String
    let title: String
    let expiry: String
    let role: String
    let status: String
    let asked: String
    let answerBy: String?
    let chosen: PickupWindowDTO?
    let ended: String?
    let cancelledBy: String?
    let reason: String?
    let giverAnswer: String?
    let takerAnswer: String?
    let isClosed: Bool
    let answerHours: Int
    let note: String
    let address: String?
    let windows: [PickupWindowDTO]
    let latitude: Double?
    let longitude: Double?
    let messages: [HandOverMessageDTO]
    let unread: Int
    let missed: Int
    let ahead: Int
    /// `nil` in a project of the version before.
    let behind: Int?
    /// `nil` in a project of a version before.
    let isEndUnseen: Bool?
    /// `nil` in a project of a version before, as the next three may be.
    let earlier: PickupWindowDTO?
    let timeChanges: Int?
    let proposals: Int?
    let isTimeUnseen: Bool?

    private enum CodingKeys: String, CodingKey {
        case id, listing, title, expiry, role, status, chosen, reason, note, windows, latitude, longitude, messages, unread, missed
        case ahead, behind, address, earlier, proposals
        case asked = "asked_at"
        case answerBy = "answer_by"
        case ended = "ended_at"
        case cancelledBy = "cancelled_by"
        case giverAnswer = "giver_answer"
        case takerAnswer = "taker_answer"
        case isClosed = "is_closed"
        case isEndUnseen = "is_end_unseen"
        case timeChanges = "time_changes"
        case isTimeUnseen = "is_time_unseen"
        case answerHours = "answer_hours"
    }

    /// Converts the record to a hand-over.
    ///
    /// - Throws: ``AppError/unreadable(field:)``. A state of a later version is unreadable, since acting on it may do harm.
    func toDomain() throws -> HandOver {
        guard let id = UUID(uuidString: id) else { throw AppError.unreadable(field: "id") }
        guard let listing = UUID(uuidString: listing) else { throw AppError.unreadable(field: "listing") }
        guard let role = HandOverRole(rawValue: role) else { throw AppError.unreadable(field: "role") }
        let terms = PickupTerms(
            answerHours: answerHours, note: note, address: address ?? "", windows: try windows.map { try $0.toDomain() })
        return HandOver(
            id: id, listing: listing, title: title, expiry: try ServiceTime.date(expiry, "expiry"), role: role, course: try course(),
            askedAt: try ServiceTime.date(asked, "asked_at"), terms: terms, place: try place(),
            messages: try messages.enumerated().map { try $1.toDomain($0, for: role) }, unread: unread, missed: missed, ahead: ahead,
            behind: behind ?? 0, isEndUnseen: isEndUnseen ?? false, isTimeUnseen: isTimeUnseen ?? false, proposals: proposals ?? 0)
    }

    private func course() throws -> HandOverCourse {
        guard let status = HandOverStatus(rawValue: status) else { throw AppError.unreadable(field: "status") }
        var answers: [HandOverRole: HandOverOutcome] = [:]
        answers[.giver] = giverAnswer.flatMap(HandOverOutcome.init)
        answers[.taker] = takerAnswer.flatMap(HandOverOutcome.init)
        return HandOverCourse(
            status: status, answerBy: try answerBy.map { try ServiceTime.date($0, "answer_by") }, chosen: try chosen?.toDomain(),
            endedAt: try ended.map { try ServiceTime.date($0, "ended_at") }, cancelledBy: cancelledBy.flatMap(HandOverRole.init),
            reason: reason.flatMap(CancelReason.init), answers: answers, isClosed: isClosed,
            earlier: try earlier?.toDomain(), timeChanges: timeChanges ?? 0)
    }

    private func place() throws -> Coordinate? {
        guard let latitude, let longitude else { return nil }
        let place = Coordinate(latitude: latitude, longitude: longitude)
        guard place.isOnEarth else { throw AppError.unreadable(field: "latitude, longitude") }
        return place
    }
}

struct HandOverMessageDTO: Decodable, Sendable {
    let author: String
    let text: String
    let sent: String

    private enum CodingKeys: String, CodingKey {
        case author, text
        case sent = "sent_at"
    }

    func toDomain(_ number: Int, for role: HandOverRole) throws -> HandOverMessage {
        HandOverMessage(id: number, isOwn: author == role.rawValue, text: text, sentAt: try ServiceTime.date(sent, "sent_at"))
    }
}
