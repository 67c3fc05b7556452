import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests of the place that others see for offers from one home.
@Suite struct BlurredHomeTests {
    private let folder: TemporaryFolder
    private let file: URL
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    init() throws {
        folder = try TemporaryFolder()
        file = folder.file("homes.sqlite")
    }

    /// Returns the repository of a person on a device. Each call opens the database again, as after a restart
    /// of the server.
    private func giver(_ device: String = "a") throws -> LocalFoodListingRepository {
        let store = DocumentStore(try Database(file: file))
        return DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: device))) {
            LocalFoodListingRepository(table: SQLiteListingTable(store: store), personService: DevicePersonService(store: store))
        }
    }

    private func shown(_ listings: [FoodListing]) async throws -> [Coordinate] {
        let other = try giver("other")
        var places: [Coordinate] = []
        for listing in listings { places.append(try #require(try await other.fetch(id: listing.id)).location) }
        return places
    }

    @Test func `all offers from one home have the same blurred place, even after restarts`() async throws {
        let windows = try (0..<4).map { _ in try giver() }
        let listings = try await withThrowingTaskGroup(of: FoodListing.self) { group in
            for number in 0..<40 {
                let place = home.moved(metres: 10, turns: Double(number) / 40)
                group.addTask { try await windows[number % 4].create(.fixture(location: place)) }
            }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        let again = try await giver().create(.fixture(location: home))
        let places = try await shown(listings + [again])
        let first = try #require(places.first)
        #expect(places.allSatisfy { $0 == first })
        for listing in listings { #expect((100...500).contains(listing.location.metres(to: first))) }
    }

    @Test func `blurred places differ for two homes of one giver and for two givers at one home`() async throws {
        let (near, far) = (home.moved(metres: 40, turns: 0.2), home.moved(metres: 60, turns: 0.2))
        let listings = [
            try await giver().create(.fixture(location: home)), try await giver().create(.fixture(location: near)),
            try await giver().create(.fixture(location: far)), try await giver("b").create(.fixture(location: home)),
        ]
        let places = try await shown(listings)
        #expect(places[0] == places[1] && Set(places.map(\.words)).count == 3)
    }

    @Test(arguments: [(90.0, 0.0), (-90, 12), (0, 180), (0, -180), (89.9999, 179.9999), (-89.99, -180), (48.2, 16.37)])
    func `a shown place is 100 to 500 m from the home, even at the poles and the date line`(latitude: Double, longitude: Double) {
        let place = Coordinate(latitude: latitude, longitude: longitude)
        for _ in 0..<200 {
            let shown = BlurredHome(drawnAt: place).shown
            #expect(shown.isOnEarth && (149...451).contains(place.metres(to: shown)))
        }
    }

    @Test(arguments: [(91.0, 0.0), (0, 180.5), (.nan, 0), (0, .infinity)])
    func `an offer with coordinates out of range is refused and not stored`(latitude: Double, longitude: Double) async throws {
        let listing = FoodListing.fixture(location: Coordinate(latitude: latitude, longitude: longitude))
        await #expect(throws: AppError.unreadable(field: "latitude, longitude")) { try await giver().create(listing) }
        #expect(try await giver().fetch(id: listing.id) == nil)
    }
}
