import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

typealias HandOverPerson = FoodListingRepository & HandOverRepository & ListingClaimRepository & ListingReportRepository

/// The stores of hand-overs, which must behave alike.
enum HandOverBackEnd: CaseIterable, Sendable {
    case own
    case supabase

    func start() async throws -> any HandOverWorld {
        switch self {
        case .own: try OwnWorld()
        case .supabase: try await ProjectWorld()
        }
    }
}

/// A store with some people who have a device each, and a clock that the test controls.
protocol HandOverWorld: Sendable {
    func person(_ name: String) async throws -> any HandOverPerson
    /// Lets time pass for the stored data.
    func pass(_ seconds: TimeInterval) async throws
    /// Removes data of offers that ended long ago, and returns how many were removed.
    func purge() async throws -> Int
    func stop() async
}

/// The embedded app's database, with a clock that the test advances.
final class OwnWorld: HandOverWorld {
    let folder: TemporaryFolder
    let store: DocumentStore
    let photos: FolderPhotoFiles
    private let passed = Recorded<TimeInterval>()

    init() throws {
        folder = try TemporaryFolder()
        store = DocumentStore(try Database(file: folder.file("handovers.sqlite")))
        photos = FolderPhotoFiles(folder: folder.file("photos"))
    }

    func own(_ name: String) -> LocalFoodListingRepository {
        DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: name))) {
            LocalFoodListingRepository(
                table: SQLiteListingTable(store: store), personService: DevicePersonService(store: store), photos: photos,
                records: DeviceHandOverRecords(store: store), samples: { _ in false }, now: { [passed] in Self.now(passed) })
        }
    }

    func records(_ name: String) -> DeviceHandOverRecords {
        DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: name))) { DeviceHandOverRecords(store: store) }
    }

    private static func now(_ passed: Recorded<TimeInterval>) -> Date { Date(timeIntervalSinceNow: passed.all.reduce(0, +)) }

    func person(_ name: String) async throws -> any HandOverPerson { own(name) }
    func pass(_ seconds: TimeInterval) async throws { passed.record(seconds) }
    func purge() async throws -> Int { try await own("job").purge() }
    func stop() async {}
}

/// A Supabase project. The test makes its rows older instead of advancing its clock.
actor ProjectWorld: HandOverWorld {
    private let service: SupabaseBackEnd
    private var people: [String: SupabaseFoodListingRepository] = [:]

    init() async throws { service = try await SupabaseBackEnd() }

    func person(_ name: String) async throws -> any HandOverPerson {
        if let known = people[name] { return known }
        let person = service.person()
        people[name] = person
        return person
    }

    func pass(_ seconds: TimeInterval) async throws {
        let connection = try await service.database.connect()
        let age = "interval '\(Int(seconds)) seconds'"
        try await connection.query(
            """
            update private.food_handovers set asked_at = asked_at - \(age), answer_by = answer_by - \(age), ended_at = ended_at - \(age),
              expiry = expiry - \(age)
            """)
        try await connection.query("update private.food_taken_back set taken_at = taken_at - \(age)")
        // Without the triggers, which permit no date in the past.
        try await connection.query("set session_replication_role = replica")
        try await connection.query("update food_items set expiry_date = expiry_date - \(age)")
        try await connection.query("set session_replication_role = origin")
    }

    func purge() async throws -> Int {
        try await service.database.connect().query("select purge_food() as n").first?["n"].flatMap(Int.init) ?? -1
    }

    func stop() async { await service.stop() }
}
