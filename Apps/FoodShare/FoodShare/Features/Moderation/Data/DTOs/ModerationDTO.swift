import Foundation

/// An element of the answer of the project's function `food_moderation`.
struct ReportedListingDTO: Decodable, Sendable {
    let id: String
    let title: String
    let description: String?
    let photo: String?
    let morePhotos: [String]?
    let isHidden: Bool
    let reasons: [String: Int]
    let weights: [String: Int]
    let answer: String?
    let decision: String?
    let note: String

    private enum CodingKeys: String, CodingKey {
        case id, title, description, photo, reasons, weights, answer, decision, note
        case isHidden = "is_hidden"
        case morePhotos = "more_photos"
    }

    /// Converts the record; `nil` if its identifier cannot be read, since one such record must not
    /// keep a moderator from the others.
    func toDomain() -> ReportedListing? {
        guard let id = UUID(uuidString: id) else { return nil }
        let known = ReportReason.known(weights)
        let sums = ReportReason.known(reasons).map { ($0, ReportSum(count: $1, weight: known[$0] ?? 0)) }
        return ReportedListing(
            id: id, title: title, description: description ?? "", photos: (photo.map { [$0] } ?? []) + (morePhotos ?? []),
            isHidden: isHidden,
            reports: Dictionary(uniqueKeysWithValues: sums), answer: answer,
            decision: decision.flatMap(ModerationDecision.init(rawValue:)), note: note)
    }
}

/// An element of the answer of the project's function `food_moderation_log`.
struct ModerationActDTO: Decodable, Sendable {
    let id: Int
    let item: String
    let title: String
    let name: String
    let decision: String
    let note: String
    let weight: Int
    let at: String

    /// Returns `nil` for a decision of a later version.
    ///
    /// - Throws: ``AppError/unreadable(field:)`` for its time.
    func toDomain() throws -> ModerationAct? {
        guard let listing = UUID(uuidString: item), let decided = ModerationDecision(rawValue: decision) else { return nil }
        return ModerationAct(
            id: String(id), listing: listing, title: title, moderator: name, decision: decided, note: note, weight: weight,
            date: try ServiceTime.date(at, "at"))
    }
}

/// The arguments of the project's function `decide_food_item`.
struct DecideDTO: Encodable, Sendable {
    let id: UUID
    let decision: String
    let note: String

    private enum CodingKeys: String, CodingKey {
        case decision, note
        case id = "item_id"
    }
}
