/// The reason for which a person reports a listing.
enum ReportReason: String, CaseIterable, Sendable {
    case notFood
    case spoiled
    case offensive
    case scam
}
