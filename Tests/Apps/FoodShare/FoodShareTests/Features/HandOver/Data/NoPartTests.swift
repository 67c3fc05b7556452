import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests of what is read for a person who has a part in nothing, as most have on their first page.
@Suite(.timeLimit(.minutes(5))) struct NoPartTests {
    private let folder: TemporaryFolder
    private let store: DocumentStore

    init() throws {
        folder = try TemporaryFolder()
        store = DocumentStore(try Database(file: folder.file("nothing.sqlite")))
    }

    @Test func `a person is only asked for by hand-overs and own offers once there is one`() async throws {
        let device = Device(id: DeviceID(rawValue: "new"))
        try await DeviceHost.$current.withValue(device) {
            let records = DeviceHandOverRecords(store: store)
            let subject = LocalFoodListingRepository(
                table: SQLiteListingTable(store: store), personService: NobodyService(), records: records)
            #expect(try await subject.all().isEmpty)
            #expect(try await subject.ownListings().isEmpty)
            try await records.note(UUID().uuidString)
            await #expect(throws: AppError.gone) { try await subject.all() }
            await #expect(throws: AppError.gone) { try await subject.ownListings() }
        }
    }
}

/// A service that knows no person.
private struct NobodyService: PersonService {
    func currentPerson() async throws -> String { throw AppError.gone }
    func shownPlace(for place: Coordinate) async throws -> Coordinate { throw AppError.gone }
    func blocked() async throws -> Set<String> { [] }
    func block(_ person: String) async throws {}
    func unblockAll() async throws {}
}
