#if DEBUG
import Foundation

/// A mock that accepts every report, and counts the hidden people.
actor MockListingReportRepository: ListingReportRepository {
    private(set) var reasons: [ReportReason] = []
    /// The number of calls of `blockedCount()`.
    private(set) var asked = 0
    private var hidden: Int
    private let error: AppError?

    init(hidden: Int = 0, error: AppError? = nil) {
        self.hidden = hidden
        self.error = error
    }

    func hasGiver(id: UUID) async throws -> Bool { true }

    func report(id: UUID, for reason: ReportReason) async throws {
        if let error { throw error }
        reasons.append(reason)
    }

    func block(giverOf id: UUID) async throws {
        if let error { throw error }
        hidden += 1
    }

    func blockedCount() async throws -> Int {
        asked += 1
        return hidden
    }

    func unblockAll() async throws { hidden = 0 }
}
#endif
