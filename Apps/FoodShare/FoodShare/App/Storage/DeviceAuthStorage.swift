import Foundation
import PersistenceKit
import Supabase

/// Who this device is to a project: kept as the device's other records are, and gone with them.
struct DeviceAuthStorage: AuthLocalStorage {
    private let values: DatabaseKeyValueStore

    /// - Parameter store: Where it is kept, under the device for which this call runs.
    init(store: DocumentStore) throws {
        values = try store.smallValues()
    }

    func store(key: String, value: Data) { values.set(value, forKey: key) }
    func retrieve(key: String) -> Data? { values.data(forKey: key) }
    func remove(key: String) { values.set(nil, forKey: key) }
}
