import Foundation
import PersistenceKit

/// A name that was drawn when this device first needed one; nobody else is told it.
struct DevicePersonService: PersonService {
    private let store: DocumentStore
    private let records: DocumentCollection<PersonFileDTO>

    /// - Parameter store: Where the name is kept, under the device for which this call runs.
    init(store: DocumentStore) {
        self.store = store
        records = store.collection("person")
    }

    func currentPerson() async throws -> String {
        if let known = try await records.value(key: "own") { return known.id }
        // Of two windows at once both get the first one's.
        return try await store.change { [records] changes throws(PersistenceError) in
            if let known = try changes.document(key: "own", in: records) { return known.value.id }
            let drawn = PersonFileDTO(id: UUID().uuidString)
            try changes.put(drawn, key: "own", in: records)
            return drawn.id
        }
    }
}

struct PersonFileDTO: Codable, Sendable {
    var version = 1
    let id: String
}
