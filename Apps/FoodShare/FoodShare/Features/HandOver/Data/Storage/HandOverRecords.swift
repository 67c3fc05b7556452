import Foundation

/// The records of the embedded store besides its listings: those that concern this device, and the numbers of
/// missed pickups.
protocol HandOverRecords: Sendable {
    /// Returns the identifiers of the listings in which this device's person has a part, the latest first.
    func listings() async throws -> [String]
    func has(_ listing: String) async throws -> Bool
    /// Returns `false` if this device's person certainly has no part in a listing, without reading anything.
    func mayHave(_ listing: UUID) -> Bool
    func note(_ listing: String) async throws
    func forget(_ listing: String) async throws
    /// Returns the number of pickups to which a person did not come.
    func missed(by person: String) async throws -> Int
    func addMissed(by person: String) async throws
    /// Records when to check whether a part of a listing is to be removed; a later call replaces the time.
    func schedulePurge(of listing: String, at time: Date) async throws
    /// Records when to check several listings, in one transaction.
    func schedulePurges(_ times: [String: Date]) async throws
    /// Returns the listings whose time for a check has come, those that have waited longest first.
    func duePurges(at now: Date, limit: Int) async throws -> [String]
    func cancelPurge(of listing: String) async throws
    /// Returns whether a check has been scheduled for every listing.
    func isSurveyed() async throws -> Bool
    func noteSurvey() async throws
    /// Removes everything that the records keep about the device.
    func eraseDevice() async throws
}
