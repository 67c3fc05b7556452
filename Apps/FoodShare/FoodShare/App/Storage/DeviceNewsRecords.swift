import Foundation
import StrataPersistence

/// The records of notifications in the device's store.
struct DeviceNewsRecords: NewsRecords {
    private static let key = "choices"
    /// The most events that are remembered: more than all searches of a person find at once, since an event that is
    /// forgotten while it is still found would be told again.
    private static let limit = 5_000

    private let store: DocumentStore
    private let kept: DocumentCollection<NewsChoicesFileDTO>
    private let told: DocumentCollection<ToldFileDTO>
    private let saved: SavedSearchRecords
    private let followers: FollowerRecords

    /// - Parameter store: The store of the records, which belong to the device of the current call.
    init(store: DocumentStore) {
        self.store = store
        kept = store.collection("news")
        told = store.collection("news.told")
        saved = SavedSearchRecords(store: store)
        followers = FollowerRecords(store: store)
    }

    func choices() async throws -> NewsChoices? {
        try await kept.value(key: Self.key)?.toDomain()
    }

    func keep(_ choices: NewsChoices) async throws {
        try await keeping { try await kept.put(NewsChoicesFileDTO(choices), key: Self.key) }
        try await followers.listen()
    }

    func claim(_ event: String, at now: Date) async throws -> Bool {
        let isNew = try await keeping {
            try await store.change { [told] changes throws(PersistenceError) in
                guard try changes.document(key: event, in: told) == nil else { return false }
                try changes.put(ToldFileDTO(), key: event, at: now, in: told)
                return true
            }
        }
        if isNew { try await told.trim(to: Self.limit) }
        return isNew
    }

    func searches() async throws -> [SavedSearch] { try await saved.all() }
    func save(_ search: SavedSearch) async throws { try await saved.save(search) }
    func remove(_ search: SavedSearch.ID) async throws { try await saved.remove(search) }
}

/// An event of which the person was notified; the record's key is its name.
struct ToldFileDTO: Codable, Sendable {
    var version = 1
}

/// A person's choices as the device's record stores them. Kinds that are left out are wanted, as are those of later versions.
struct NewsChoicesFileDTO: Codable, Sendable {
    var version = 1
    let language: String
    let silenced: [String]

    init(_ choices: NewsChoices) {
        language = choices.language
        silenced = NewsKind.allCases.filter { !choices.kinds.contains($0) }.map(\.rawValue)
    }

    /// - Throws: ``AppError/unreadable(field:)``.
    func toDomain() throws -> NewsChoices {
        guard version == 1 else { throw AppError.unreadable(field: "version") }
        return NewsChoices(language: language, kinds: Set(NewsKind.allCases.filter { !silenced.contains($0.rawValue) }))
    }
}
