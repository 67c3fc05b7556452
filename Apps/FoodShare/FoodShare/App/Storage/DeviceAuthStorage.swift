import Foundation
import StrataPersistence
import Supabase

/// Storage for the session of Supabase Auth, in the device's records and removed with them.
///
/// Several servers may run on the same data, so each read goes to the disk.
struct DeviceAuthStorage: AuthLocalStorage {
    private let values: DatabaseKeyValueStore

    /// Creates a storage for the session of Supabase Auth in the device's records.
    ///
    /// - Parameter store: The store of the session; its records belong to the device of the current call.
    init(store: DocumentStore) throws {
        values = try store.smallValues()
    }

    /// Stores a session. If two sign-ins of the device race, the first one is kept, since the second account has no
    /// data yet. A refreshed session of the same person replaces the earlier one.
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
