import Foundation
import StrataPersistence

/// The hand-overs' records: the device's list of listings, and the counts of missed pickups, which all devices share.
struct DeviceHandOverRecords: HandOverRecords {
    private let store: DocumentStore
    private let device: DeviceDocuments
    private let followers: FollowerRecords
    private let searches: SavedSearchRecords
    private let parts: DocumentCollection<PartFileDTO>
    private let misses: DocumentCollection<MissFileDTO>
    private let purges: DocumentCollection<PurgeFileDTO>
    private let surveys: DocumentCollection<PurgeFileDTO>
    private let known: KnownParts

    /// Creates the records of hand-overs: the device's list of listings, and the counts of missed
    /// pickups.
    ///
    /// - Parameter store: The store of the list; its records belong to the device of the current call.
    init(store: DocumentStore) {
        self.store = store
        device = store.device
        followers = FollowerRecords(store: store)
        searches = SavedSearchRecords(store: store)
        parts = store.collection("handovers")
        known = KnownParts(of: device, in: "handovers")
        misses = store.collection("missed", scope: .shared)
        purges = store.collection("purges", scope: .shared)
        surveys = store.collection("surveys", scope: .shared)
    }

    func listings() async throws -> [String] {
        try await known.keeping { try await parts.documents().map(\.key) }
    }

    func has(_ listing: String) async throws -> Bool {
        if let id = UUID(uuidString: listing), let isKnown = known.contains(id) { return isKnown }
        return try await listings().contains(listing)
    }

    func mayHave(_ listing: UUID) -> Bool { known.contains(listing) ?? true }

    func note(_ listing: String) async throws {
        // If there is no room for the record, this window at least looks for what follows.
        known.forget()
        try await keeping { try await parts.put(PartFileDTO(), key: listing) }
        try await followers.follow(listing)
    }

    func forget(_ listing: String) async throws {
        try await parts.remove(key: listing)
        try await followers.leave(listing)
    }

    func missed(by person: String) async throws -> Int {
        try await misses.value(key: person)?.count ?? 0
    }

    func addMissed(by person: String) async throws {
        try await keeping {
            try await store.change { [misses] changes throws(PersistenceError) in
                let count = try changes.document(key: person, in: misses)?.value.count ?? 0
                try changes.put(MissFileDTO(count: count + 1), key: person, in: misses)
            }
        }
    }

    func schedulePurge(of listing: String, at time: Date) async throws {
        try await purges.put(PurgeFileDTO(), key: listing, at: Self.mirrored(time))
    }

    func schedulePurges(_ times: [String: Date]) async throws {
        guard !times.isEmpty else { return }
        try await store.change { [purges] changes throws(PersistenceError) in
            for (listing, time) in times {
                try changes.put(PurgeFileDTO(), key: listing, at: Self.mirrored(time), in: purges)
            }
        }
    }

    func duePurges(at now: Date, limit: Int) async throws -> [String] {
        try await purges.documents(limit: limit).filter { Self.mirrored($0.at) <= now }.map(\.key)
    }

    func cancelPurge(of listing: String) async throws {
        try await purges.remove(key: listing)
        try await followers.remove(listing)
    }

    func isSurveyed() async throws -> Bool {
        try await surveys.document(key: "purges") != nil
    }

    func noteSurvey() async throws {
        try await keeping { try await surveys.put(PurgeFileDTO(), key: "purges") }
    }

    /// Reverses the order of times. A collection is read from its newest time on, but the earliest purge must
    /// come first.
    private static func mirrored(_ time: Date) -> Date {
        Date(timeIntervalSinceReferenceDate: -time.timeIntervalSinceReferenceDate)
    }

    func eraseDevice() async throws {
        // These are shared, so the device's own records do not have them.
        for listing in try await listings() { try await followers.leave(listing) }
        try await searches.removeAll()
        try await followers.stopListening()
        try await device.forget()
    }
}

/// A listing in which the device's person has a part, as it is stored; the record's key is the listing's
/// identifier.
struct PartFileDTO: Codable, Sendable {
    var version = 1
}

/// A listing to check for data to remove, as it is stored. The record's key is the listing's identifier, and
/// its time is that of the check.
struct PurgeFileDTO: Codable, Sendable {
    var version = 1
}

/// The number of pickups to which a person did not come, as it is stored; the record's key is the person's
/// identifier.
struct MissFileDTO: Codable, Sendable {
    var version = 1
    let count: Int
}
