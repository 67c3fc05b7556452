import Foundation
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests with a full disk: stored data remains, and the error is specific.
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

    /// A mock of a folder on a disk that has no room for another photo.
    private struct FullFolder: PhotoFiles {
        func photo(_ name: String, _ size: ListingPhoto.Size) async throws -> Data? { nil }
        func put(_ photo: ListingPhoto, name: String) async throws { throw CocoaError(.fileWriteOutOfSpace) }
        func remove(_ name: String) async throws {}
    }

    private let photo = ListingPhoto(full: Data("large".utf8), small: Data("small".utf8))

    @Test func `an offer whose photo does not fit on the disk throws noRoom and is not stored`() async throws {
        let listings = LocalFoodListingRepository(
            table: SQLiteListingTable(store: store), personService: MockPersonService(id: "giver"))
        let photos = LocalListingPhotoRepository(files: FullFolder(), listings: listings)
        let listing = FoodListing.fixture(location: home)
        var refusal: AppError?
        do {
            _ = try await photos.carrying([.new(photo, id: "1")], listing) { try await listings.create($0) }
        } catch {
            refusal = AppError.from(error)
        }
        #expect(refusal == .noRoom)
        #expect(try await listings.fetch(id: listing.id) == nil)
    }

    @Test func `an offer that is refused when the disk is full leaves no photo`() async throws {
        let files = FolderPhotoFiles(folder: folder.file("photos"))
        let listings = LocalFoodListingRepository(
            table: SQLiteListingTable(store: store), personService: MockPersonService(id: "giver"), photos: files)
        let photos = LocalListingPhotoRepository(files: files, listings: listings)
        var (kept, refusal) = ([FoodListing.ID](), AppError?.none)
        while refusal == nil {
            let listing = FoodListing.fixture(description: String(repeating: "soup ", count: 200), location: home)
            do {
                kept.append(try await photos.carrying([.new(photo, id: "1")], listing) { try await listings.create($0) }.id)
            } catch {
                refusal = AppError.from(error)
            }
        }
        #expect(refusal == .noRoom && !kept.isEmpty)
        let folders = try FileManager.default.contentsOfDirectory(atPath: folder.file("photos").path)
        #expect(Set(folders) == Set(kept.map { $0.uuidString.lowercased() }))
    }
}
