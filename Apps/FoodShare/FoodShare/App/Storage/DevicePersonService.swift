import Foundation
import StrataPersistence

/// A person service that draws a random identifier when the device first needs one. Nobody else sees the identifier.
struct DevicePersonService: PersonService {
    private let store: DocumentStore
    private let records: DocumentCollection<PersonFileDTO>
    private let homes: DocumentCollection<BlurredHomeFileDTO>
    private let hidden: DocumentCollection<BlockedPersonFileDTO>

    /// Creates a person service that draws a random identifier when the device first needs one.
    ///
    /// - Parameter store: The store of the identifier; its records belong to the device of the current call.
    init(store: DocumentStore) {
        self.store = store
        records = store.collection("person")
        homes = store.collection("homes")
        hidden = store.collection("blocked")
    }

    func currentPerson() async throws -> String {
        if let known = try await records.value(key: "own") { return known.id }
        // If two windows ask at once, both get the first one's identifier.
        return try await keeping {
            try await store.change { [records] changes throws(PersistenceError) in
                if let known = try changes.document(key: "own", in: records) { return known.value.id }
                let drawn = PersonFileDTO(id: UUID().uuidString)
                try changes.put(drawn, key: "own", in: records)
                return drawn.id
            }
        }
    }

    func shownPlace(for place: Coordinate) async throws -> Coordinate {
        let drawn = BlurredHome(drawnAt: place)
        // If two windows ask at once, both get the first one's place.
        return try await keeping {
            try await store.change { [homes] changes throws(PersistenceError) in
                let known = try changes.documents(in: homes).map(\.value.home)
                if let home = known.first(where: { $0.covers(place) }) { return home.shown }
                try changes.put(BlurredHomeFileDTO(drawn), key: UUID().uuidString, in: homes)
                return drawn.shown
            }
        }
    }

    func blocked() async throws -> Set<String> {
        Set(try await hidden.documents().map(\.key))
    }

    func block(_ person: String) async throws {
        try await keeping { try await hidden.put(BlockedPersonFileDTO(), key: person) }
    }

    func unblockAll() async throws {
        try await hidden.removeAll()
    }
}

/// A hidden person; the record's key is their identifier.
struct BlockedPersonFileDTO: Codable, Sendable {
    var version = 1
}

struct PersonFileDTO: Codable, Sendable {
    var version = 1
    let id: String
}
