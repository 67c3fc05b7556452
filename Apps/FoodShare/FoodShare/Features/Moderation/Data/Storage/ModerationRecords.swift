import Foundation

/// The records of the embedded store about moderators: the code that this device has entered, and the decisions of all.
protocol ModerationRecords: Sendable {
    /// Returns the digest of the code that was entered on this device; `nil` for none.
    func digest() async throws -> String?
    func keep(digest: String) async throws
    /// Counts an attempt to enter a code.
    ///
    /// - Returns: `false` if there were too many within the last hour.
    func countAttempt(at now: Date) async throws -> Bool
    /// Stores a decision; the same identifier replaces an earlier one.
    func add(_ act: ModerationAct) async throws
    func remove(_ id: ModerationAct.ID) async throws
    func acts(limit: Int) async throws -> [ModerationAct]
}
