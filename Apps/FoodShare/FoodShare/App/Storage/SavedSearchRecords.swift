import Foundation
import StrataPersistence

/// The saved searches of all devices by place, so that a new offer finds those that concern it.
struct SavedSearchRecords: Sendable {
    private let searches: PlacedDocuments<SavedSearchFileDTO>
    private let own: DocumentCollection<SavedSearchFileDTO>
    private let device: String
    /// The most devices that one offer wakes, those that look nearest to it.
    private static let mostWoken = 1_000

    /// - Parameter store: The store of the records; the device is that of the current call.
    init(store: DocumentStore) {
        searches = store.placed("searches")
        own = store.collection("searches")
        device = store.device.name
    }

    func all() async throws -> [SavedSearch] {
        try await own.all().map { try $0.toDomain() }.sorted { $0.place < $1.place }
    }

    func save(_ search: SavedSearch) async throws {
        let file = SavedSearchFileDTO(search, of: device)
        let point = try GeoPoint(latitude: search.middle.latitude, longitude: search.middle.longitude)
        try await keeping {
            try await own.put(file, key: file.id)
            try await searches.put(file, key: key(file.id), at: point)
        }
    }

    func remove(_ id: SavedSearch.ID) async throws {
        try await searches.remove(key: key(id.uuidString))
        try await own.remove(key: id.uuidString)
    }

    func removeAll() async throws {
        for file in try await own.all() { try await searches.remove(key: key(file.id)) }
        try await own.removeAll()
    }

    /// Returns the devices whose searches may find an offer at a place.
    func devices(near place: Coordinate) async throws -> Set<String> {
        let point = try GeoPoint(latitude: place.latitude, longitude: place.longitude)
        let found = try await searches.near(point, metres: SavedSearchFileDTO.farthestKm * 1_000, limit: Self.mostWoken)
        return Set(found.filter { $0.metres <= $0.document.value.radiusKm * 1_000 }.map(\.document.value.device))
    }

    private func key(_ id: String) -> String { "\(device)/\(id)" }
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
