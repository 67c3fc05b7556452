/// What is wrong with a listing.
enum ReportReason: String, CaseIterable, Sendable {
    case notFood
    case spoiled
    case offensive
    case scam
}
