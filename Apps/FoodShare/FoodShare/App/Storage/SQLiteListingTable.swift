import Foundation
import StrataPersistence

/// The table of the embedded app's listings, which all devices share; an index finds them by place.
struct SQLiteListingTable: ListingTable {
    private let documents: PlacedDocuments<ListingRecord>

    init(store: DocumentStore) {
        documents = store.placed("listings", remembering: Self.facts)
    }

    func near(
        _ location: Coordinate, metres: Double, limit: Int, where isWanted: @Sendable (FoodListingFile) -> Bool
    ) async throws -> [FoodListingFile] {
        let point = try GeoPoint(latitude: location.latitude, longitude: location.longitude)
        return try await documents.near(point, metres: metres, limit: limit) { $0.file.map(isWanted) ?? false }
            .compactMap(\.document.value.file)
    }

    func near(
        _ location: Coordinate, metres: Double, limit: Int, countingTo most: Int, plain: PlainListings?,
        where isWanted: @Sendable (FoodListingFile) -> Bool
    ) async throws -> (nearest: [FoodListingFile], count: Int) {
        let point = try GeoPoint(latitude: location.latitude, longitude: location.longitude)
        let (nearest, count) = try await documents.near(
            point, metres: metres, limit: limit, countingTo: most, certain: plain.map(Self.conditions)
        ) { $0.file.map(isWanted) ?? false }
        return (nearest.compactMap(\.document.value.file), count)
    }

    /// The members of the stored layout, ``FoodListingFile``, that a listing has once somebody did something about it.
    private static let acts = ["claimer", "handOvers", "reports", "decision", "appeals", "barred", "removed"]
    private static let (allergens, expiry, owner) = ("listing.allergens", "listing.expiry_date", "owner")
    /// The facts that the index keeps of each listing, so that it can check ``conditions(_:)``.
    private static let facts = StoredFacts(presenceOf: acts + [allergens], textsOf: [expiry, owner])

    /// Returns the conditions on the stored layout.
    private static func conditions(_ plain: PlainListings) -> [StoredCondition] {
        let missing = plain.areFreeOfAllergens ? acts + [allergens] : acts
        return [.isAfter(expiry, plain.now), .isNoneOf(owner, plain.hidden.sorted())] + missing.map(StoredCondition.isMissing)
    }

    func listing(id: String) async throws -> FoodListingFile? {
        try await reading { try await documents.document(key: id)?.value.readable() }
    }

    func ids(after last: String, limit: Int) async throws -> [String] {
        try await documents.keys(after: last, limit: limit)
    }

    /// Converts the error of a row that cannot be decoded.
    private func reading<Answer>(_ work: () async throws -> Answer) async throws -> Answer {
        do {
            return try await work()
        } catch let error as PersistenceError where error.code == .corruptRow {
            throw AppError.unreadable(field: "listing")
        }
    }

    func put(_ samples: [FoodListingFile]) async throws {
        let entries = try samples.map(Self.entry)
        try await keeping { try await documents.put(entries, isTold: false) }
    }

    func insert(_ listing: FoodListingFile) async throws -> Bool {
        let entry = try Self.entry(listing)
        return try await Self.turns.next {
            guard try await documents.document(key: entry.key) == nil else { return false }
            try await keeping { try await documents.put([entry]) }
            return true
        }
    }

    private static let turns = Turns()

    private static func entry(_ file: FoodListingFile) throws -> PlacedEntry<ListingRecord> {
        PlacedEntry(
            key: file.listing.id,
            point: try GeoPoint(latitude: file.listing.latitude, longitude: file.listing.longitude),
            time: Date(), value: ListingRecord(file: file))
    }

    func change(id: String, _ change: @escaping @Sendable (inout FoodListingFile) -> Bool) async throws -> FoodListingFile? {
        try await keeping {
            try await documents.change(key: id, isMinor: { $0.isFound(like: $1) }) { $0.change(change) }?.readable()
        }
    }

    func move(
        id: String, to place: Coordinate, _ change: @escaping @Sendable (inout FoodListingFile) -> Bool
    ) async throws -> FoodListingFile? {
        let point = try GeoPoint(latitude: place.latitude, longitude: place.longitude)
        return try await keeping { try await documents.move(key: id, to: point) { $0.change(change) }?.readable() }
    }

    func remove(id: String) async throws {
        try await documents.remove(key: id)
    }

    func changes(where isWanted: @escaping @Sendable (ListingChange) -> Bool) -> AsyncStream<ListingChange> {
        documents.changes { change in
            let place = Coordinate(latitude: change.point.latitude, longitude: change.point.longitude)
            let listing = UUID(uuidString: change.key)
                .map { ListingChange(id: $0, location: place, isMinor: change.isMinor) }
            return listing.flatMap { isWanted($0) ? $0 : nil }
        }
    }
}
