import Foundation
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests of the access to the embedded app's photos, and of their removal.
@Suite struct LocalPhotoTests {
    private let folder: TemporaryFolder
    private let store: DocumentStore
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)
    private let photo = ListingPhoto(full: Data("large".utf8), small: Data("small".utf8))

    init() throws {
        folder = try TemporaryFolder()
        store = DocumentStore(try Database(file: folder.file("listings.sqlite")))
    }

    private var files: FolderPhotoFiles { FolderPhotoFiles(folder: folder.file("photos")) }

    private func listings(_ name: String) -> LocalFoodListingRepository {
        LocalFoodListingRepository(
            table: SQLiteListingTable(store: store), personService: MockPersonService(id: name), photos: files)
    }

    private func photos(_ name: String) -> LocalListingPhotoRepository {
        LocalListingPhotoRepository(files: files, listings: listings(name))
    }

    private func offered() async throws -> FoodListing {
        var draft = ListingDraft(title: "Bread", expiryDate: Date(timeIntervalSinceNow: 3600), place: .here(.fixture))
        draft.photos = [.new(photo, id: "1")]
        return try await DefaultOfferListingUseCase(
            repository: listings("giver"), photos: photos("giver")
        ).execute(draft, as: UUID())
    }

    private var kept: [String] {
        let all = FileManager.default.enumerator(atPath: folder.file("photos").path)?.allObjects ?? []
        return all.compactMap { $0 as? String }
    }

    @Test func `everyone who may see a listing may see its photo in both sizes`() async throws {
        let listing = try await offered()
        let seen = try #require(try await listings("anna").fetch(id: listing.id))
        let name = try #require(seen.photo)
        #expect(try await photos("anna").photo(name, .full) == photo.full)
        #expect(try await photos("anna").photo(name, .small) == photo.small)
        try await listings("anna").report(id: listing.id, for: .spoiled)
        await #expect(throws: AppError.gone) { try await photos("anna").photo(name, .full) }
        #expect(try await photos("ben").photo(name, .full) == photo.full)
    }

    @Test func `a photo is refused, and no folder is made for it, if the folder of the database is gone`() async throws {
        let lost = FolderPhotoFiles(folder: folder.file("gone/photos"))
        await #expect(throws: (any Error).self) { try await lost.put(photo, name: "1/2") }
        #expect(!FileManager.default.fileExists(atPath: folder.file("gone").path))
        for name in ["1/2", "1/3"] { try await files.put(photo, name: name) }
        #expect(try await files.photo("1/3", .small) == photo.small)
    }

    @Test func `requesting an unused photo or a malformed name returns nothing`() async throws {
        let listing = try await offered()
        let loose = try await photos("giver").keep(photo, of: listing.id)
        let name = try #require(listing.photo)
        for name in [loose, "../listings", "\(listing.id)/..", "\(name)/../..", "", "/", name + "/full.jpg", "\(UUID())/\(UUID())"] {
            await #expect(throws: AppError.gone) { try await photos("anna").photo(name, .full) }
        }
        await photos("anna").forget("../listings")
        await photos("anna").forget("..")
        #expect(try await listings("anna").fetch(id: listing.id) != nil)
    }

    @Test func `editing, removing the photo and deleting the listing leave no file behind`() async throws {
        let listing = try await offered()
        let edit = DefaultEditListingUseCase(repository: listings("giver"), photos: photos("giver"))
        var draft = ListingDraft(listing)
        #expect(draft.photos == listing.photos.map(DraftPhoto.kept))
        draft.title = "Rolls"
        let renamed = try await edit.execute(listing, as: draft)
        #expect(renamed.photo == listing.photo)
        draft.photos = [.new(ListingPhoto(full: Data("other".utf8), small: Data()), id: "2")]
        let changed = try await edit.execute(renamed, as: draft)
        let name = try #require(changed.photo)
        #expect(name != listing.photo)
        #expect(try await photos("anna").photo(name, .full) == Data("other".utf8))
        await #expect(throws: AppError.gone) { try await photos("anna").photo(listing.photo ?? "", .full) }
        #expect(kept.filter { $0.hasSuffix("full.jpg") }.count == 1)
        try await listings("giver").delete(id: listing.id)
        #expect(kept == [])
    }

    @Test func `an edit can reorder an offer's photos, insert one and remove one, whose file is deleted`() async throws {
        let listing = try await offered()
        let edit = DefaultEditListingUseCase(repository: listings("giver"), photos: photos("giver"))
        var draft = ListingDraft(listing)
        draft.photos.append(.new(ListingPhoto(full: Data("label".utf8), small: Data()), id: "2"))
        let two = try await edit.execute(listing, as: draft)
        #expect(two.photos.count == 2 && two.photo == listing.photo)
        draft = ListingDraft(two)
        draft.photos.reverse()
        draft.photos.insert(.new(ListingPhoto(full: Data("crumb".utf8), small: Data()), id: "3"), at: 1)
        let three = try await edit.execute(two, as: draft)
        let seen = try #require(try await listings("anna").fetch(id: listing.id))
        #expect(seen.photos == three.photos)
        var words: [String] = []
        for name in seen.photos { words.append(String(decoding: try await photos("anna").photo(name, .full), as: UTF8.self)) }
        #expect(words == ["label", "crumb", "large"])
        draft = ListingDraft(three)
        draft.photos.remove(at: 0)
        let less = try await edit.execute(three, as: draft)
        #expect(less.photos == Array(three.photos.dropFirst()))
        await #expect(throws: AppError.gone) { try await photos("anna").photo(three.photos[0], .full) }
        #expect(kept.filter { $0.hasSuffix("full.jpg") }.count == 2)
        try await listings("giver").delete(id: listing.id)
        #expect(kept == [])
    }

    @Test func `a listing that an earlier version stored keeps its photo`() throws {
        let id = UUID().uuidString
        let stored = Data(
            """
            {"version": 1, "isAccepted": false, "owner": "giver", "listing": {"id": "\(id)", "title": "Bread", "category": "bakery",
            "latitude": 48.2, "longitude": 16.37, "created_at": "2026-11-23T08:15:30Z", "expiry_date": "2026-11-24T08:15:30Z",
            "photo": "\(id.lowercased())/a"}}
            """.utf8)
        let listing = try JSONDecoder().decode(FoodListingFile.self, from: stored).toDomain(for: "giver")
        #expect(listing.photos == ["\(id.lowercased())/a"])
    }

    @Test func `a failed offer leaves no photo`() async throws {
        let photos = MockListingPhotoRepository()
        var draft = ListingDraft(title: "Bread", expiryDate: Date(timeIntervalSinceNow: 3600), place: .here(.fixture))
        draft.photos = [.new(photo, id: "1"), .new(photo, id: "2")]
        let offer = DefaultOfferListingUseCase(
            repository: MockFoodListingRepository(error: .offline), photos: photos)
        await #expect(throws: AppError.offline) { try await offer.execute(draft, as: UUID()) }
        #expect(await photos.kept.isEmpty)
    }
}
