import Foundation
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// A full disk: stored data remains, and the error is specific.
@Suite(.timeLimit(.minutes(1))) struct FullDiskTests {
    private let folder: TemporaryFolder
    private let store: DocumentStore
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    init() throws {
        folder = try TemporaryFolder()
        store = DocumentStore(try Database(file: folder.file("full.sqlite"), maximumBytes: 200_000))
    }

    @Test func `an offer is refused when the disk is full, and the earlier ones remain`() async throws {
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

    @Test func `a file error for a full disk becomes noRoom`() {
        #expect(AppError.from(CocoaError(.fileWriteOutOfSpace)) == .noRoom)
    }
}
