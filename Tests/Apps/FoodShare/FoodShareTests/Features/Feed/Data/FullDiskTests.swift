import Foundation
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// A disk that takes no more: what is there stays, and the reason is told by its name.
@Suite(.timeLimit(.minutes(1))) struct FullDiskTests {
    private let folder: TemporaryFolder
    private let store: DocumentStore
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    init() throws {
        folder = try TemporaryFolder()
        store = DocumentStore(try Database(file: folder.file("full.sqlite"), maximumBytes: 200_000))
    }

    @Test func `an offer that there is no room for is refused, and all before it are there`() async throws {
        let person = DevicePersonService(store: store)
        let subject = LocalFoodListingRepository(table: SQLiteListingTable(store: store), personService: person)
        var (kept, refusal) = ([FoodListing](), AppError?.none)
        while refusal == nil {
            let listing = FoodListing.fixture(description: String(repeating: "soup ", count: 200), location: home)
            do {
                kept.append(try await subject.create(listing))
            } catch {
                refusal = AppError.from(error)
            }
        }
        #expect(refusal == .noRoom && kept.count > 20)
        for listing in kept { #expect(try await subject.standing(of: listing.id) == .own(.none)) }
        #expect(try await subject.fetchNearby(location: home, radiusKm: 1).count == kept.count)
    }

    @Test func `a photo that there is no room for is told alike`() {
        #expect(AppError.from(CocoaError(.fileWriteOutOfSpace)) == .noRoom)
    }
}
