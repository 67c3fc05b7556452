import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests of edits of a listing, and of drafts stored on a device.
@Suite struct ListingEditTests {
    private let folder: TemporaryFolder
    private let store: DocumentStore
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    init() throws {
        folder = try TemporaryFolder()
        store = DocumentStore(try Database(file: folder.file("edits.sqlite")))
    }

    private func person(_ name: String) -> LocalFoodListingRepository {
        LocalFoodListingRepository(table: SQLiteListingTable(store: store), personService: MockPersonService(id: name))
    }

    @Test func `an edit changes the texts, but not the place or the claim`() async throws {
        let (giver, anna) = (person("giver"), person("anna"))
        let listing = try await giver.create(.fixture(location: home))
        try await anna.claim(id: listing.id)
        let seen = try #require(try await anna.fetch(id: listing.id))
        var draft = ListingDraft(try #require(try await giver.fetch(id: listing.id)))
        (draft.title, draft.allergens) = ("Rye bread", [.gluten, .sesame])
        _ = try await DefaultEditListingUseCase(repository: giver).execute(listing, as: draft)
        let after = try #require(try await anna.fetch(id: listing.id))
        #expect(after.title == "Rye bread" && after.allergens == [.gluten, .sesame])
        #expect(after.location == seen.location && after.location != home)
        #expect(try await giver.fetch(id: listing.id)?.location == home)
        #expect(abs(after.createdAt.timeIntervalSince(listing.createdAt)) < 0.001)
        #expect(try await anna.standing(of: listing.id) == .asked)
    }

    @Test func `an edit of another's or a removed listing, or with invalid texts, is refused`() async throws {
        let listing = try await person("giver").create(.fixture(location: home))
        await #expect(throws: AppError.taken) { try await person("anna").update(listing) }
        await #expect(throws: AppError.gone) { try await person("giver").update(.fixture()) }
        let edit = DefaultEditListingUseCase(repository: person("giver"))
        let short = ListingDraft(title: " a ", expiryDate: listing.expiryDate)
        await #expect(throws: InvalidDraft.title) { try await edit.execute(listing, as: short) }
        #expect(try await person("anna").fetch(id: listing.id)?.title == listing.title)
    }

    @Test func `a draft is stored with all its fields, for one device only, until it is deleted`() async throws {
        let (mine, theirs) = (Device(id: DeviceID(rawValue: "a")), Device(id: DeviceID(rawValue: "b")))
        func drafts(_ device: Device) -> DeviceDraftRepository {
            DeviceHost.$current.withValue(device) { DeviceDraftRepository(store: store) }
        }
        let draft = ListingDraft(
            title: "Sou", description: "With\nnuts", category: .meals, expiryDate: Date(timeIntervalSince1970: 1_800_000_000),
            allergens: [.nuts, .milk])
        try await drafts(mine).keep(draft)
        #expect(try await drafts(mine).draft() == draft)
        #expect(try await drafts(theirs).draft() == nil)
        try await drafts(mine).forget()
        #expect(try await drafts(mine).draft() == nil)
    }
}
