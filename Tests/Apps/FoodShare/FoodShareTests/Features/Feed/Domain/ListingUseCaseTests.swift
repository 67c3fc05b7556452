import Foundation
import Testing

@testable import FoodShare

/// Tests of offering and changing listings with photos, and of the values that a search uses.
@Suite struct ListingUseCaseTests {
    private let photo = ListingPhoto(full: Data("full".utf8), small: Data("small".utf8))
    private let photos = MockListingPhotoRepository()

    private func draft(_ photo: DraftPhoto? = nil, title: String = "Bread") -> ListingDraft {
        ListingDraft(
            title: title, category: .bakery, expiryDate: Date(timeIntervalSinceNow: 3_600),
            photos: photo.map { [$0] } ?? [], place: .here(.fixture))
    }

    /// Returns a listing whose photo is stored.
    private func stored() async throws -> (listing: FoodListing, photo: String) {
        let id = UUID()
        let name = try await photos.keep(photo, of: id)
        return (.fixture(id: id, photo: name), name)
    }

    private func edit(_ error: AppError? = nil) -> DefaultEditListingUseCase {
        DefaultEditListingUseCase(repository: MockListingEditRepository(error: error), photos: photos)
    }

    private func offer(_ error: AppError? = nil) -> DefaultOfferListingUseCase {
        DefaultOfferListingUseCase(repository: MockFoodListingRepository(error: error), photos: photos)
    }

    // MARK: Offering

    @Test func `a new offer has the given identifier and the name of its stored photo`() async throws {
        let id = UUID()
        let plain = try await offer().execute(draft(), as: id)
        #expect(plain.id == id && plain.photo == nil && plain.title == "Bread")
        #expect(await photos.kept.isEmpty)
        let pictured = try await offer().execute(draft(.new(photo, id: "1")), as: id)
        let name = try #require(pictured.photo)
        #expect(await photos.kept == [name: photo])
    }

    @Test func `if an offer fails or is invalid, its photo does not stay stored`() async {
        await #expect(throws: AppError.noRoom) { try await offer(.noRoom).execute(draft(.new(photo, id: "1")), as: UUID()) }
        await #expect(throws: InvalidDraft.title) { try await offer().execute(draft(.new(photo, id: "1"), title: ""), as: UUID()) }
        #expect(await photos.kept.isEmpty)
    }

    // MARK: Changing

    @Test func `a new photo replaces the stored one`() async throws {
        let (listing, old) = try await stored()
        let changed = try await edit().execute(listing, as: draft(.new(photo, id: "1")))
        let name = try #require(changed.photo)
        #expect(name != old && changed.title == "Bread" && changed.id == listing.id)
        #expect(await photos.kept == [name: photo])
    }

    @Test func `editing an offer deletes its stored photo only if the draft no longer contains it`() async throws {
        let (listing, name) = try await stored()
        #expect(try await edit().execute(listing, as: draft(.kept(name))).photo == name)
        #expect(await photos.kept == [name: photo])
        #expect(try await edit().execute(listing, as: draft()).photo == nil)
        #expect(await photos.kept.isEmpty)
    }

    @Test func `an edit that fails keeps the stored photo and deletes the new one`() async throws {
        let (listing, name) = try await stored()
        await #expect(throws: AppError.changed) { try await edit(.changed).execute(listing, as: draft(.new(photo, id: "1"))) }
        await #expect(throws: AppError.changed) { try await edit(.changed).execute(listing, as: draft()) }
        #expect(await photos.kept == [name: photo])
    }

    @Test func `an edit without a photo repository drops the new photo and changes the rest`() async throws {
        let edit = DefaultEditListingUseCase(repository: MockListingEditRepository())
        let changed = try await edit.execute(.fixture(), as: draft(.new(photo, id: "1")))
        #expect(changed.photo == nil && changed.title == "Bread")
    }

    // MARK: Searching

    @Test(
        arguments: [
            ([], true), ([.nuts], true), ([.milk], false), ([.milk, .nuts], false), ([.gluten, .milk], false),
        ] as [(Set<Allergen>, Bool)])
    func `a filter leaves out offers that name an unwanted allergen`(without: Set<Allergen>, isAdmitted: Bool) {
        let filter = FeedFilter(without: without)
        #expect(filter.admits(.fixture(allergens: [.gluten, .milk])) == isAdmitted)
        #expect(filter.admits(.fixture()), "an offer that names no allergens passes")
    }

    @Test func `offers at the same distance are sorted by title, then by identifier`() {
        func offer(_ title: String, _ number: UInt8) -> FoodListing {
            .fixture(id: UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number)), title: title)
        }
        let sorted = [offer("Apples", 3), offer("Bread", 1), offer("Bread", 2)]
        let found = DefaultArrangeListingsUseCase().execute(sorted.reversed(), from: .fixture, filter: FeedFilter())
        #expect(found.map(\.id) == sorted.map(\.id))
    }

    @Test(arguments: [
        (0, ListingCount.exactly(0)), (499, ListingCount.exactly(499)), (500, ListingCount.exactly(500)),
        (501, ListingCount.moreThan(500)),
    ])
    func `a count of more than 500 offers is returned as 'more than 500'`(number: Int, count: ListingCount) {
        #expect(ListingCount(number) == count)
    }

    @Test func `a JPEG is known by its first three bytes`() {
        #expect(ListingPhoto.isJPEG(Data([0xFF, 0xD8, 0xFF])) && ListingPhoto.isJPEG(Data([0xFF, 0xD8, 0xFF, 0xE0, 1])))
        #expect(!ListingPhoto.isJPEG(Data([0xFF, 0xD8])) && !ListingPhoto.isJPEG(Data("<html>".utf8)))
        #expect(!ListingPhoto.isJPEG(Data([0, 0xFF, 0xD8, 0xFF])))
    }
}
