import Foundation

/// A reported offer as a moderator sees it: neither its giver nor the exact place is part of it.
struct ReportedListing: Identifiable, Equatable, Sendable {
    let id: UUID
    let title: String
    let description: String
    /// The names of the reported offer's photos in order.
    let photos: [String]
    /// A Boolean value that indicates whether only its giver sees it.
    let isHidden: Bool
    /// The number of reports for each reason, and their weight.
    let reports: [ReportReason: ReportSum]
    /// The giver's answer to the reports; `nil` if there is none.
    let answer: String?
    /// The last decision; `nil` if there is none, or the giver answered afterwards.
    let decision: ModerationDecision?
    /// The message of a moderator to the giver; empty if there is none.
    let note: String

    /// The sum of the weights of all reports of the offer.
    var weight: Int { reports.values.reduce(0) { $0 + $1.weight } }
}

/// The number of reports for one reason.
struct ReportSum: Equatable, Sendable {
    let count: Int
    let weight: Int
}

/// A moderator's decision about an offer.
struct ModerationAct: Identifiable, Equatable, Sendable {
    let id: String
    let listing: UUID
    /// The title that the offer had.
    let title: String
    /// The name of the moderator who decided.
    let moderator: String
    let decision: ModerationDecision
    let note: String
    /// The sum of the reports' weights at the moment of the decision.
    let weight: Int
    let date: Date
}
