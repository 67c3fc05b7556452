import Foundation
import StrataPersistence
import Supabase

/// Who this device is to a project: kept as the device's other records are, and gone with them.
///
/// Several servers may run on the same data, so each question is the disk's to answer.
struct DeviceAuthStorage: AuthLocalStorage {
    private let values: DatabaseKeyValueStore

    /// - Parameter store: Where it is kept, under the device for which this call runs.
    init(store: DocumentStore) throws {
        values = try store.smallValues()
    }

    /// Of two who sign the device in at once the first stays: nothing has been done yet in the other's name. A session
    /// that is gone on with has the same person, and takes the earlier one's place.
    func store(key: String, value: Data) {
        values.change(forKey: key) { kept in
            guard let kept, let person = Self.person(kept), person != Self.person(value) else { return value }
            return kept
        }
    }

    func retrieve(key: String) -> Data? { values.latest(forKey: key) }

    func remove(key: String) { values.change(forKey: key) { _ in nil } }

    private static func person(_ session: Data) -> User.ID? {
        try? JSONDecoder().decode(Session.self, from: session).user.id
    }
}
