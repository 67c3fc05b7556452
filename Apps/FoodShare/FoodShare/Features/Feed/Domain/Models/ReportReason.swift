/// The reason of a report.
enum ReportReason: String, CaseIterable, Sendable {
    case notFood
    case spoiled
    case offensive
    case scam
}
