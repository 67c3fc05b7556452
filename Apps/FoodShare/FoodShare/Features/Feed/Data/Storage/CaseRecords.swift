import Foundation

/// The list of reported listings, which all devices share. A moderator reads it instead of every listing.
protocol CaseRecords: Sendable {
    func note(_ listing: String) async throws
    func forget(_ listing: String) async throws
    /// Returns the listings that were reported last.
    func listings(limit: Int) async throws -> [String]
    /// Returns whether every listing that was reported before there was this list is on it.
    func isSurveyed() async throws -> Bool
    func noteSurvey() async throws
}
