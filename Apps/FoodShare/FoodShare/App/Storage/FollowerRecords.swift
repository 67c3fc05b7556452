import Foundation
import StrataPersistence

/// The devices that have a part in a listing, and those that want notifications: together, those to wake.
struct FollowerRecords: Sendable {
    private let store: DocumentStore
    private let followers: DocumentCollection<FollowersFileDTO>
    private let listeners: DocumentCollection<ListenerFileDTO>
    private let device: String

    /// - Parameter store: The store of the records; the device is that of the current call.
    init(store: DocumentStore) {
        self.store = store
        followers = store.collection("followers", scope: .shared)
        listeners = store.collection("listeners", scope: .shared)
        device = store.device.name
    }

    func follow(_ listing: String) async throws {
        try await change(listing) { [device] in $0.insert(device) }
    }

    func leave(_ listing: String) async throws {
        try await change(listing) { [device] in $0.remove(device) }
    }

    func followers(of listing: String) async throws -> Set<String> {
        Set(try await followers.value(key: listing)?.devices ?? [])
    }

    /// Notes that the device's person wants notifications.
    func listen() async throws {
        try await keeping { try await listeners.put(ListenerFileDTO(), key: device) }
    }

    func stopListening() async throws {
        try await listeners.remove(key: device)
    }

    /// Returns those of the devices that want notifications.
    func listening(among devices: Set<String>) async throws -> Set<String> {
        var listening: Set<String> = []
        for device in devices where try await listeners.document(key: device) != nil { listening.insert(device) }
        return listening
    }

    /// Removes the record of the devices that have a part in a listing, which itself was removed.
    func remove(_ listing: String) async throws {
        try await followers.remove(key: listing)
    }

    private func change<Result>(
        _ listing: String, _ change: @escaping @Sendable (inout Set<String>) -> Result
    ) async throws {
        try await keeping {
            try await store.change { [followers] changes throws(PersistenceError) in
                let before = Set(try changes.document(key: listing, in: followers)?.value.devices ?? [])
                var devices = before
                _ = change(&devices)
                guard devices != before else { return }
                if devices.isEmpty {
                    try changes.remove(key: listing, in: followers)
                } else {
                    try changes.put(FollowersFileDTO(devices: devices.sorted()), key: listing, in: followers)
                }
            }
        }
    }
}

/// A device that wants notifications; the record's key is its name.
struct ListenerFileDTO: Codable, Sendable {
    var version = 1
}

/// The devices that have a part in a listing; the record's key is the listing's identifier.
struct FollowersFileDTO: Codable, Sendable {
    var version = 1
    let devices: [String]
}
