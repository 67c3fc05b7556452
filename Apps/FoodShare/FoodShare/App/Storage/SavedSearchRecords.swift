import Foundation
import StrataPersistence

/// The saved searches of all devices by place, so that a new offer finds those that concern it.
struct SavedSearchRecords: Sendable {
    private let searches: PlacedDocuments<SavedSearchRecordDTO>
    private let own: DocumentCollection<SavedSearchRecordDTO>
    private let device: String
    /// The most devices that one offer wakes, those that look nearest to it.
    private static let mostWoken = 1_000

    /// - Parameter store: The store of the records; the device is that of the current call.
    init(store: DocumentStore) {
        searches = store.placed("searches")
        own = store.collection("searches")
        device = store.device.name
    }

    /// Returns the searches of the device. Those of a later version, and damaged ones, are left out: the others still
    /// find offers.
    func all() async throws -> [SavedSearch] {
        try await own.all().compactMap { try? $0.file?.toDomain() }.sorted { $0.place < $1.place }
    }

    func save(_ search: SavedSearch) async throws {
        let id = search.id.uuidString
        let record = SavedSearchRecordDTO(file: SavedSearchFileDTO(search, of: device))
        let point = try GeoPoint(latitude: search.middle.latitude, longitude: search.middle.longitude)
        try await keeping {
            try await own.put(record, key: id)
            try await searches.put(record, key: key(id), at: point)
        }
    }

    func remove(_ id: SavedSearch.ID) async throws {
        try await searches.remove(key: key(id.uuidString))
        try await own.remove(key: id.uuidString)
    }

    func removeAll() async throws {
        // By their keys, which are known even if a record cannot be read.
        for record in try await own.documents() { try await searches.remove(key: key(record.key)) }
        try await own.removeAll()
    }

    /// Returns the devices whose searches may find an offer at a place.
    func devices(near place: Coordinate) async throws -> Set<String> {
        let point = try GeoPoint(latitude: place.latitude, longitude: place.longitude)
        let found = try await searches.near(point, metres: SavedSearchFileDTO.farthestKm * 1_000, limit: Self.mostWoken)
        return Set(
            found.compactMap { hit in
                hit.document.value.file.flatMap { hit.metres <= $0.radiusKm * 1_000 ? $0.device : nil }
            })
    }

    private func key(_ id: String) -> String { "\(device)/\(id)" }
}

/// A record of a saved search, which another version of the app may have written in another form. One such record must
/// not keep the others from being read.
struct SavedSearchRecordDTO: Codable, Sendable {
    /// The saved search; `nil` if this version cannot read it.
    let file: SavedSearchFileDTO?

    init(file: SavedSearchFileDTO) { self.file = file }

    init(from decoder: any Decoder) throws { file = try? SavedSearchFileDTO(from: decoder) }

    func encode(to encoder: any Encoder) throws { try file?.encode(to: encoder) }
}

/// A saved search as the device and the shared records store it.
struct SavedSearchFileDTO: Codable, Sendable {
    var version = 1
    let id: String
    let device: String
    let place: String
    let latitude: Double
    let longitude: Double
    let radiusKm: Double
    /// Left out for all kinds of food.
    var category: String?
    let words: String
    let without: [String]

    /// The largest radius of a saved search, in kilometres.
    static let farthestKm = 25.0

    init(_ search: SavedSearch, of device: String) {
        id = search.id.uuidString
        self.device = device
        place = search.place
        latitude = search.middle.latitude
        longitude = search.middle.longitude
        radiusKm = min(search.radiusKm, Self.farthestKm)
        category = search.filter.category?.rawValue
        words = search.filter.words
        without = search.filter.without.map(\.rawValue).sorted()
    }

    /// - Throws: ``AppError/unreadable(field:)``.
    func toDomain() throws -> SavedSearch {
        guard version == 1 else { throw AppError.unreadable(field: "version") }
        guard let id = UUID(uuidString: id) else { throw AppError.unreadable(field: "id") }
        let middle = Coordinate(latitude: latitude, longitude: longitude)
        guard middle.isOnEarth else { throw AppError.unreadable(field: "latitude, longitude") }
        let filter = FeedFilter(
            category: category.flatMap(ListingCategory.init(rawValue:)), words: words,
            without: Set(without.map(Allergen.init(named:))))
        return SavedSearch(id: id, place: place, middle: middle, radiusKm: radiusKm, filter: filter)
    }
}
