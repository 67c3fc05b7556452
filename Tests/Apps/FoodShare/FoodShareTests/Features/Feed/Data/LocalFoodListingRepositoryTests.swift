import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests of the embedded app's listings in a real database.
@Suite struct LocalFoodListingRepositoryTests {
    private let folder: TemporaryFolder
    private let store: DocumentStore
    private var subject: LocalFoodListingRepository {
        LocalFoodListingRepository(table: SQLiteListingTable(store: store), personService: MockPersonService())
    }

    init() throws {
        folder = try TemporaryFolder()
        store = DocumentStore(try Database(file: folder.file("listings.sqlite")))
    }

    @Test(.mission("L-32")) func `a new area gets sample listings that stay the same on later requests`() async throws {
        let near = try await subject.fetchNearby(location: .fixture, radiusKm: 5)
        #expect(near.count >= 5)
        #expect(near.allSatisfy { Coordinate.fixture.metres(to: $0.location) <= 5_001 && !$0.isExpired && !$0.title.isEmpty })
        let again = try await subject.fetchNearby(location: .fixture, radiusKm: 5)
        #expect(Set(again.map(\.id)) == Set(near.map(\.id)))
        let farther = try await subject.fetchNearby(location: .fixture, radiusKm: 25)
        #expect(farther.count > near.count)
    }

    @Test(arguments: [(90.0, 0.0), (-90, 12), (0, 180), (0, -180), (89.9, 179.99)])
    func `samples have valid coordinates, even at the poles and the date line`(latitude: Double, longitude: Double) async throws {
        let place = Coordinate(latitude: latitude, longitude: longitude)
        let found = try await subject.fetchNearby(location: place, radiusKm: 25)
        #expect(!found.isEmpty && found.allSatisfy(\.location.isOnEarth))
    }

    @Test func `a new listing is found by its place and by its identifier until it is deleted`() async throws {
        let here = Coordinate(latitude: -12, longitude: 30)
        let listing = FoodListing.fixture(location: here)
        #expect(try await subject.create(listing) == listing)
        #expect(try await subject.fetchNearby(location: here, radiusKm: 1).map(\.id) == [listing.id])
        #expect(try await subject.fetchNearby(location: here, radiusKm: 0.05).isEmpty)
        #expect(try await subject.fetch(id: listing.id)?.title == listing.title)
        try await subject.delete(id: listing.id)
        #expect(try await subject.fetch(id: listing.id) == nil)
        await #expect(throws: AppError.gone) { try await subject.delete(id: listing.id) }
    }

    @Test func `expired, taken and hidden listings do not count for the limit of results`() async throws {
        let here = Coordinate(latitude: -12, longitude: 30)
        func other(_ person: String) -> LocalFoodListingRepository {
            LocalFoodListingRepository(table: SQLiteListingTable(store: store), personService: MockPersonService(id: person))
        }
        var files = (0..<9).map { number in
            let over = FoodListing.fixture(location: here, expiryDate: Date(timeIntervalSinceNow: -Double(number + 1)))
            return FoodListingFile(listing: FoodListingDTO(over), owner: "giver")
        }
        for _ in 0..<6 {
            var promised = FoodListingFile(listing: FoodListingDTO(.fixture(location: here)), owner: "giver", claimer: "ben")
            promised.isAccepted = true
            files.append(promised)
            files.append(FoodListingFile(listing: FoodListingDTO(.fixture(location: here)), owner: "giver", reports: ["me": "scam"]))
        }
        try await SQLiteListingTable(store: store).put(files)
        let farther = FoodListing.fixture(location: Coordinate(latitude: -12.02, longitude: 30))
        _ = try await other("dora").create(farther)
        var few = subject
        few.limit = 5
        #expect(try await few.fetchNearby(location: here, radiusKm: 5).map(\.id) == [farther.id])
        var ben = other("ben")
        ben.limit = 6
        #expect(try await ben.fetchNearby(location: here, radiusKm: 5).count == 6)
    }

    @Test func `concurrent first calls from many windows get one identifier for the device`() async throws {
        func service(of device: Device) -> DevicePersonService {
            DeviceHost.$current.withValue(device) { DevicePersonService(store: store) }
        }
        let (first, second) = (Device(id: DeviceID(rawValue: "a")), Device(id: DeviceID(rawValue: "b")))
        let names = try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<20 { group.addTask { try await service(of: first).currentPerson() } }
            return try await group.reduce(into: Set<String>()) { $0.insert($1) }
        }
        #expect(names.count == 1)
        #expect(try await service(of: second).currentPerson() != names.first)
    }

    @Test func `the chosen place is stored for each device`() async throws {
        let (first, second) = (Device(id: DeviceID(rawValue: "a")), Device(id: DeviceID(rawValue: "b")))
        func service(of device: Device) -> DevicePlaceService {
            DeviceHost.$current.withValue(device) { DevicePlaceService(store: store) }
        }
        let english = Locale(identifier: "en")
        await #expect(throws: AppError.noPlace) { try await service(of: first).currentLocation() }
        let paris = try #require(try await service(of: first).places(named: "Paris", in: english).first)
        #expect(paris.name == "Paris" && paris.region.hasSuffix("France"))
        try await service(of: first).choose(paris)
        #expect(try await service(of: first).chosenPlace() == paris)
        #expect(try await service(of: first).currentLocation() == paris.location)
        #expect(try await service(of: second).chosenPlace() == nil)
        #expect(try await service(of: first).places(named: "Xyzzyville", in: english).isEmpty)
    }

    @Test(arguments: [
        (["SUPABASE_URL": "https://a.supabase.co"], "SUPABASE_KEY"), (["SUPABASE_KEY": "k"], "SUPABASE_URL"),
        (["SUPABASE_KEY": "k", "SUPABASE_URL": "ftp://a"], "SUPABASE_URL"),
        (["SUPABASE_KEY": "k", "SUPABASE_URL": "a b"], "SUPABASE_URL"),
    ])
    func `an incomplete Supabase project is refused with the variable's name, without its value`(
        environment: [String: String], name: String
    ) {
        let error = #expect(throws: LaunchError.self) { try AppContainer.launched(environment: environment, store: store) }
        #expect(error?.variable == name)
        #expect(error?.errorDescription?.contains("k.") == false)
    }

    @Test func `a Supabase project in the environment replaces the app's own database`() throws {
        let named = ["SUPABASE_URL": "https://a.supabase.co", "SUPABASE_KEY": "k"]
        #expect(try AppContainer.launched(environment: named, store: store).listingRepository is SupabaseFoodListingRepository)
        #expect(
            try AppContainer.launched(environment: [:], store: store, photos: folder.url).listingRepository is LocalFoodListingRepository)
    }
}
