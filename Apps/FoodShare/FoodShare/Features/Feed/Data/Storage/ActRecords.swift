import Foundation

/// The records of what this device's person did within the last hour, by which limits are enforced.
protocol ActRecords: Sendable {
    /// Counts an action of the person towards its limit.
    ///
    /// - Throws: ``AppError/limited(_:)``.
    func count(_ kind: AppLimit.Kind, at now: Date) async throws
    /// Takes back an action that was counted and then failed.
    func takeBack(_ kind: AppLimit.Kind, at time: Date) async
    /// Records a request that is about to be made, so that concurrent requests do not exceed the limit.
    ///
    /// - Parameter open: The listings for which the person has an open request.
    /// - Throws: ``AppError/limited(_:)``.
    func begin(claim listing: String, beside open: Set<String>, at now: Date) async throws
    /// Removes the record of a request that failed or is over.
    func end(claim listing: String) async
    /// Returns the weight of this person's reports.
    func reportWeight(at now: Date) async throws -> Int
}
