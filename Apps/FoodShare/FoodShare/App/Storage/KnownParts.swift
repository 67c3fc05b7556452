import Foundation
import StrataPersistence

/// The listings in which a device's person has a part, in memory for as long as the device's records do not change.
///
/// `@unchecked`: the lock guards its state, except for `observation`, which is set before any other use.
final class KnownParts: @unchecked Sendable {
    private let lock = NSLock()
    private var known: Set<UUID>?
    /// The number of times that what was known became old.
    private var changes = 0
    private var observation: StoreObservation?

    /// - Parameters:
    ///   - device: The device's documents. Other windows of the device change them, too, also on other servers.
    ///   - collection: The name of the collection of its parts.
    init(of device: DeviceDocuments, in collection: String) {
        observation = device.observe { [weak self] change in
            if change.touches(collection) { self?.forget() }
        }
    }

    /// Forgets what is known, since it may have changed.
    func forget() {
        lock.withLock { (known, changes) = (nil, changes + 1) }
    }

    /// Returns whether the person has a part in a listing; `nil` if that is not known.
    func contains(_ listing: UUID) -> Bool? {
        lock.withLock { known?.contains(listing) }
    }

    /// Returns the identifiers that a read from the store returns, and keeps them unless they change during the read.
    func keeping(_ read: () async throws -> [String]) async rethrows -> [String] {
        let before = lock.withLock { changes }
        let found = try await read()
        let parts = Set(found.compactMap(UUID.init(uuidString:)))
        lock.withLock {
            if changes == before { known = parts }
        }
        return found
    }
}
