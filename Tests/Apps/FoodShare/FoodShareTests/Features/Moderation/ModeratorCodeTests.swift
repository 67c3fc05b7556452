import Foundation
import StrataKitTesting
import Testing

@testable import FoodShare

/// The moderators of the embedded app, whom the operator names.
@Suite struct ModeratorCodeTests {
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    @Test(arguments: [
        ("Anna:0123456789abcdef", ["Anna"]), ("Anna:0123456789abcdef, Ben:fedcba9876543210", ["Anna", "Ben"]),
        ("Anna:0123456789:abcdef", ["Anna"]), ("Anna:short", nil), ("0123456789abcdef", nil), (":0123456789abcdef", nil),
        ("Anna:0123456789abcdef,Ben:0123456789abcdef", nil),
    ])
    func `a list of moderators is valid only if each has a name and a different long code`(list: String, names: [String]?) {
        #expect(ModeratorCode.list(list)?.map(\.name) == names)
    }

    @Test func `a device remains a moderator until its code is removed from the operator's list`() async throws {
        let world = OwnModeratedWorld(world: try OwnWorld())
        #expect(try await world.own("carla").1.enter(code: " carla's long code\n"))
        #expect(try await world.own("carla").1.isModerator())
        #expect(try await !world.own("ben").1.isModerator())
        let later = OwnModeratedWorld(world: world.world, codes: "Ben:ben's code that is long")
        #expect(try await !later.own("carla").1.isModerator())
        await #expect(throws: AppError.taken) { try await later.own("carla").1.reported() }
    }

    @Test func `after ten attempts in an hour not even the right code is accepted`() async throws {
        let world = OwnModeratedWorld(world: try OwnWorld())
        for _ in 0..<10 { #expect(try await !world.own("eva").1.enter(code: "a guess that is long")) }
        #expect(try await !world.own("eva").1.enter(code: "carla's long code"))
        #expect(try await world.own("dora").1.enter(code: "carla's long code"))
        try await world.world.pass(3_601)
        #expect(try await world.own("eva").1.enter(code: "carla's long code"))
    }

    @Test func `reports stored by an earlier version are shown to moderators`() async throws {
        let world = OwnModeratedWorld(world: try OwnWorld())
        let id = try await world.own("giver").0.create(.fixture(location: home)).id
        // As earlier versions of the app did.
        try await world.world.own("anna").report(id: id, for: .scam)
        let (_, moderation) = world.own("carla")
        #expect(try await moderation.enter(code: "carla's long code"))
        #expect(try await moderation.reported().map(\.id) == [id])
        #expect(try await moderation.reported().map(\.id) == [id])
    }

    @Test func `a moderator sees the photo of a hidden offer, which others do not`() async throws {
        let world = OwnModeratedWorld(world: try OwnWorld())
        let (giver, _) = world.own("giver")
        var listing = FoodListing.fixture(location: home)
        let photos = LocalListingPhotoRepository(files: world.world.photos, listings: giver)
        let name = try await photos.keep(ListingPhoto(full: Data([1, 2]), small: Data([3])), of: listing.id)
        let label = try await photos.keep(ListingPhoto(full: Data([4]), small: Data([5])), of: listing.id)
        listing.photos = [name, label]
        _ = try await giver.create(listing)
        for person in ["anna", "ben", "dora"] { try await world.own(person).0.report(id: listing.id, for: .offensive) }
        let (_, moderation) = world.own("carla")
        #expect(try await moderation.enter(code: "carla's long code"))
        #expect(try await moderation.reported().first?.photos == [name, label])
        #expect(try await moderation.photo(name) == Data([1, 2]))
        #expect(try await moderation.photo(label) == Data([4]))
        await #expect(throws: AppError.taken) { try await world.own("anna").1.photo(name) }
        await #expect(throws: AppError.gone) { try await moderation.photo("../secret") }
        try await moderation.decide(.removed, on: listing.id, note: "")
        await #expect(throws: AppError.gone) { try await moderation.photo(name) }
        for name in [name, label] { #expect(try await world.world.photos.photo(name, .full) == nil) }
    }

    @Test func `the environment names the moderators, and a mistake in it is reported by its name`() throws {
        let world = try OwnWorld()
        func moderation(_ list: String) throws -> ModerationRepository? {
            try AppContainer.launched(
                environment: ["FOODSHARE_MODERATORS": list], store: world.store, photos: world.folder.url
            ).moderation
        }
        #expect(try moderation("") == nil)
        #expect(try moderation("Anna:0123456789abcdef") != nil)
        let error = #expect(throws: LaunchError.self) { try moderation("Anna:short") }
        #expect(error?.errorDescription?.contains("FOODSHARE_MODERATORS must name moderators") == true)
        #expect(error?.errorDescription?.contains("short") == false)
    }
}
