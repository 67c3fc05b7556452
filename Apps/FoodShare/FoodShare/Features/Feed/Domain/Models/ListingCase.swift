/// The reports that have hidden an offer, as its giver reads them. Nobody learns who reported it.
struct ListingCase: Equatable, Sendable {
    /// The number of reports for each reason.
    var reasons: [ReportReason: Int] = [:]
    /// The giver's last answer.
    var answer: String?
    /// A Boolean value that indicates whether a moderator decided to keep it hidden.
    var isKept = false
    /// The message of the moderator to the giver; empty if there is none.
    var note = ""
    /// A Boolean value that indicates whether the giver may answer.
    var canAnswer = true

    /// The largest number of answers after a moderator's decision; each puts the offer on the moderators' list again.
    static let mostAppeals = 2
}
