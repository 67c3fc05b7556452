import Foundation
import StrataKitTesting
import StrataWebServer
import Supabase
import SupabaseSimulator
import Testing

@testable import FoodShare

/// Tests of photos in a project's storage with the database's policies, over a socket.
@Suite(.timeLimit(.minutes(10))) struct SupabasePhotoTests {
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)
    private let photo = ListingPhoto(full: Data([0xFF, 0xD8, 0xFF, 0, 1, 2]), small: Data([0xFF, 0xD8, 0xFF, 9]))

    private func offered(_ giver: SupabaseFoodListingRepository) async throws -> FoodListing {
        var draft = ListingDraft(title: "Bread", expiryDate: Date(timeIntervalSinceNow: 3600), place: .here(.fixture))
        draft.photos = [.new(photo, id: "1")]
        return try await DefaultOfferListingUseCase(repository: giver, photos: giver)
            .execute(draft, as: UUID())
    }

    @Test func `everyone who may see a listing may see its photo without an account, others may not`() async throws {
        let service = try await SupabaseBackEnd()
        let (giver, anna, nobody) = (service.person(), service.person(), service.person())
        let listing = try await offered(giver)
        let name = try #require(try await nobody.fetchNearby(location: .fixture, radiusKm: 5).first?.photo)
        #expect(name == listing.photo)
        for person in [giver, anna, nobody] {
            #expect(try await person.photo(name, .full) == photo.full)
            #expect(try await person.photo(name, .small) == photo.small)
        }
        #expect(try await service.count("auth.users") == 1)
        try await anna.report(id: listing.id, for: .scam)
        await #expect(throws: AppError.gone) { try await anna.photo(name, .full) }
        #expect(try await nobody.photo(name, .full) == photo.full)
        await service.stop()
    }

    @Test func `only the giver replaces and removes a photo, which is deleted with its listing`() async throws {
        let service = try await SupabaseBackEnd()
        let (giver, anna) = (service.person(), service.person())
        let listing = try await offered(giver)
        let name = try #require(listing.photo)
        await anna.forget(name)
        #expect(try await service.count("storage.objects") == 2)
        let edit = DefaultEditListingUseCase(repository: giver, photos: giver)
        var draft = ListingDraft(listing)
        draft.photos = [.new(ListingPhoto(full: Data([0xFF, 0xD8, 0xFF, 7]), small: Data([0xFF, 0xD8, 0xFF])), id: "2")]
        let changed = try await edit.execute(listing, as: draft)
        let newer = try #require(changed.photo)
        #expect(try await anna.photo(newer, .full) == Data([0xFF, 0xD8, 0xFF, 7]))
        await #expect(throws: AppError.gone) { try await anna.photo(name, .full) }
        #expect(try await service.count("storage.objects") == 2)
        draft.photos = []
        let bare = try await edit.execute(changed, as: draft)
        #expect(bare.photo == nil)
        #expect(try await anna.fetch(id: listing.id)?.photo == nil)
        #expect(try await service.count("storage.contents") == 0)
        let other = try await offered(giver)
        try await giver.delete(id: other.id)
        #expect(try await service.count("storage.objects") == 0)
        await service.stop()
    }

    @Test func `a listing has several photos in order, all of which are seen, and removed with it`() async throws {
        let service = try await SupabaseBackEnd()
        let (giver, nobody) = (service.person(), service.person())
        let label = ListingPhoto(full: Data([0xFF, 0xD8, 0xFF, 5]), small: Data([0xFF, 0xD8, 0xFF, 6]))
        var draft = ListingDraft(title: "Bread", expiryDate: Date(timeIntervalSinceNow: 3600), place: .here(.fixture))
        draft.photos = [.new(photo, id: "1"), .new(label, id: "2")]
        let listing = try await DefaultOfferListingUseCase(repository: giver, photos: giver).execute(draft, as: UUID())
        #expect(listing.photos.count == 2)
        #expect(try await nobody.fetchNearby(location: .fixture, radiusKm: 5).first?.photos == listing.photos)
        #expect(try await nobody.photo(listing.photos[1], .small) == label.small)
        let edit = DefaultEditListingUseCase(repository: giver, photos: giver)
        var edited = ListingDraft(listing)
        edited.photos.reverse()
        let turned = try await edit.execute(listing, as: edited)
        #expect(try await nobody.fetch(id: listing.id)?.photos == listing.photos.reversed())
        #expect(try await service.count("storage.objects") == 4)
        edited.photos.removeFirst()
        _ = try await edit.execute(turned, as: edited)
        #expect(try await nobody.fetch(id: listing.id)?.photos == [listing.photos[0]])
        await #expect(throws: AppError.gone) { try await nobody.photo(listing.photos[1], .full) }
        #expect(try await service.count("storage.objects") == 2)
        let other = try await DefaultOfferListingUseCase(repository: giver, photos: giver).execute(draft, as: UUID())
        try await giver.delete(id: other.id)
        #expect(try await service.count("storage.objects") == 2)
        await service.stop()
    }

    /// A giver who asks the REST API directly has the same limits.
    @Test func `the REST API refuses a sixth photo, another listing's photo, and photos without a first one`() async throws {
        let service = try await SupabaseBackEnd()
        let giver = service.person()
        let listing = try await offered(giver)
        let own = (1...5).map { _ in PhotoName.new(of: listing.id) }
        for wrong in [own, [PhotoName.new(of: UUID())], [listing.photos[0]], ["x"]] {
            var thief = listing
            thief.photos += wrong
            await #expect(throws: AppError.service) { try await giver.update(thief) }
        }
        var five = listing
        five.photos += own.dropLast()
        try await giver.update(five)
        #expect(try await service.person().fetch(id: listing.id)?.photos == five.photos)
        struct WithoutLeading: Encodable, Sendable {
            func encode(to encoder: any Encoder) throws {
                var values = encoder.container(keyedBy: Key.self)
                try values.encodeNil(forKey: .photo)
            }
            enum Key: CodingKey { case photo }
        }
        await #expect(throws: PostgrestError.self) {
            try await giver.client.from("food_items").update(WithoutLeading()).eq("id", value: listing.id).select("id").execute()
        }
        await service.stop()
    }

    @Test func `an upload to another's listing, elsewhere or without a session is refused`() async throws {
        let service = try await SupabaseBackEnd()
        let giver = service.person()
        let listing = try await offered(giver)
        let other = service.client()
        let photos = other.storage.from("food-photos")
        let own = "\(UUID())/\(UUID())/full.jpg".lowercased()
        func refusal(_ path: String, type: String = "image/jpeg", count: Int = 4) async -> String? {
            do {
                try await photos.upload(path, data: Data(count: count), options: FileOptions(contentType: type))
                return nil
            } catch {
                return (error as? StorageError)?.statusCode
            }
        }
        #expect(await refusal(own) == "403")
        try await other.auth.signInAnonymously()
        for path in ["\(listing.id)/\(UUID())/full.jpg".lowercased(), "x.jpg", "\(own).svg", "a/b/full.jpg"] {
            #expect(await refusal(path) == "403", "\(path)")
        }
        #expect(await refusal(own, type: "image/svg+xml") == "415")
        #expect(await refusal(own, count: 1_000_001) == "413")
        #expect(await refusal(own) == nil)
        #expect(await refusal(own) == "409")
        await #expect(throws: AppError.gone) { try await giver.photo(String(own.dropLast(9)), .full) }
        await #expect(throws: StorageError.self) { try await other.storage.from("nothing").upload("x", data: Data()) }
        await service.stop()
    }

    /// If it could, a guessed file name would show a hidden photo to everybody.
    @Test func `a listing cannot refer to another listing's photo`() async throws {
        let service = try await SupabaseBackEnd()
        let listing = try await offered(service.person())
        let thief = FoodListing.fixture(location: home, photo: listing.photo)
        await #expect(throws: AppError.service) { try await service.person().create(thief) }
        await service.stop()
    }

    /// What the REST door takes was not drawn anew: it may hold a place, or be no photo.
    @Test func `with a photo key, only photos published by a server with that key can be read by others`() async throws {
        let service = try await SupabaseBackEnd()
        let connection = try await service.database.connect()
        let key = try #require(try await connection.query("select private.make_food_photo_key() as key").first?["key"])
        let (giver, anna) = (service.person(), service.person())
        let smuggled = try #require(try await offered(giver).photo)
        #expect(try await giver.photo(smuggled, .full) == photo.full)
        await #expect(throws: AppError.gone) { try await anna.photo(smuggled, .full) }
        let server = SupabaseFoodListingRepository(client: service.client(), photoKey: key)
        let drawn = try #require(try await offered(server).photo)
        for size in ListingPhoto.Size.allCases { #expect(try await anna.photo(drawn, size) == photo.data(size)) }
        // A server whose first answer was lost asks once more.
        try await server.client.rpc("approve_food_photo", params: ["photo": drawn, "key": key]).execute()
        // Another file at the same place is another one.
        let files = server.client.storage.from("food-photos")
        _ = try await files.remove(paths: [PhotoName.path(drawn, .full)])
        try await files.upload(
            PhotoName.path(drawn, .full), data: photo.full, options: FileOptions(contentType: "image/jpeg"))
        await #expect(throws: AppError.gone) { try await anna.photo(drawn, .full) }
        // A wrong key publishes nothing, and leaves nothing behind.
        let thief = SupabaseFoodListingRepository(client: service.client(), photoKey: "guessed")
        await #expect(throws: AppError.taken) { try await thief.keep(photo, of: UUID()) }
        #expect(try await service.count("storage.objects") == 4)
        await service.stop()
    }

    @Test func `a moderator who removes an offer behind 250 hidden ones removes its photo, too`() async throws {
        let service = try await SupabaseBackEnd()
        let (giver, carla) = (service.person(), service.person())
        let listing = try await offered(giver)
        let connection = try await service.database.connect()
        try await connection.query(
            """
            select set_config('request.jwt.claims', json_build_object('sub', id, 'role', 'authenticated')::text, false)
            from auth.users
            """)
        try await connection.query(
            """
            insert into food_items (title, category, latitude, longitude, expiry_date)
            select 'Loaf ' || n, 'bakery', 48.2, 16.37, now() + interval '1 day' from generate_series(1, 250) n
            """)
        try await connection.query("update food_items set is_hidden = true where title like 'Loaf %'")
        try await carla.report(id: listing.id, for: .scam)
        let code = try await connection.query("select private.make_food_moderator_code('Carla') as code").first?["code"]
        let moderation = SupabaseModerationRepository(listings: carla)
        #expect(try await moderation.enter(code: #require(code)))
        #expect(try await !moderation.reported().contains { $0.id == listing.id })
        try await moderation.decide(.removed, on: listing.id, note: "")
        #expect(try await carla.fetch(id: listing.id) == nil)
        #expect(try await service.count("storage.objects") == 0)
        await service.stop()
    }

    @Test func `files that no listing names are removed by a server without a session, and read by nobody before`() async throws {
        let service = try await SupabaseBackEnd()
        let (giver, anna, nobody) = (service.person(), service.person(), service.person())
        let (ended, current) = (try await offered(giver), try await offered(giver))
        let (old, kept) = (try #require(ended.photo), try #require(current.photo))
        let connection = try await service.database.connect()
        try await connection.query("update storage.objects set created_at = created_at - interval '25 hours'")
        _ = try await giver.keep(photo, of: UUID())
        try await connection.query("delete from public.food_items where id = '\(ended.id)'")
        try await nobody.removeLeftoverPhotos()
        #expect(try await service.count("storage.objects") == 6, "the database has noted none yet")
        _ = try await connection.query("select public.purge_food()")
        _ = try await anna.create(.fixture(location: home))
        for person in [anna, nobody] { await #expect(throws: AppError.gone) { try await person.photo(old, .full) } }
        await anna.forget(kept)
        try await nobody.removeLeftoverPhotos()
        #expect(try await service.count("storage.objects") == 4, "a new file may be of an offer that follows")
        #expect(try await anna.photo(kept, .full) == photo.full)
        await service.stop()
    }

    @Test func `a noted file whose listing names it again is kept`() async throws {
        let service = try await SupabaseBackEnd()
        let (giver, nobody) = (service.person(), service.person())
        let listing = try await offered(giver)
        var bare = listing
        bare.photos = []
        try await giver.update(bare)
        let connection = try await service.database.connect()
        try await connection.query("update storage.objects set created_at = created_at - interval '25 hours'")
        _ = try await connection.query("select public.purge_food()")
        try await giver.update(listing)
        try await nobody.removeLeftoverPhotos()
        #expect(try await service.count("storage.objects") == 2)
        await service.stop()
    }

    @Test func `forgetting everything removes the files of the person's photos, and nobody else's`() async throws {
        let service = try await SupabaseBackEnd()
        let (giver, other) = (service.person(), service.person())
        let listing = try await offered(giver)
        let kept = try #require(try await offered(other).photo)
        // Of this one the giver's list of offers says nothing any more.
        let given = try await offered(giver)
        try await other.claim(id: given.id)
        try await giver.accept(id: given.id)
        let handOver = try #require(try await giver.all().first)
        try await giver.perform(.answer(.worked), on: handOver.id, of: given.id)
        #expect(try await service.count("storage.objects") == 6)
        try await giver.forgetEverything()
        #expect(try await giver.fetch(id: listing.id) == nil)
        #expect(try await service.count("storage.objects") == 2)
        #expect(try await other.photo(kept, .full) == photo.full)
        await service.stop()
    }

    @Test func `a signed URL opens one file until it expires`() async throws {
        let service = try await SupabaseBackEnd()
        let client = service.client()
        let giver = SupabaseFoodListingRepository(client: client)
        let name = try #require(try await offered(giver).photo)
        let photos = client.storage.from("food-photos")
        let url = try await photos.createSignedURL(path: "\(name)/small.jpg", expiresIn: 60)
        func status(_ path: String, _ query: String) async -> Int {
            await service.simulator.respond(to: HTTPRequest(path: path, query: query)).status
        }
        let (path, query) = (url.path, url.query() ?? "")
        #expect(await status(path, query) == 200)
        let response = await service.simulator.respond(to: HTTPRequest(path: path, query: query))
        guard case .bytes(let body) = response.body else { return }
        #expect(Data(body) == photo.small && response.headers["content-type"] == "image/jpeg")
        #expect(await status(path.replacing("small", with: "full"), query) == 400)
        #expect(await status(path, "token=x") == 400)
        service.isAhead(by: 61)
        #expect(await status(path, query) == 400)
        await #expect(throws: StorageError.self) { try await photos.createSignedURL(path: "nothing.jpg", expiresIn: 60) }
        await #expect(throws: StorageError.self) { try await photos.createSignedURL(path: "\(name)/small.jpg", expiresIn: 0) }
        await service.stop()
    }

    @Test func `a rejected token is refreshed for a photo, too`() async throws {
        let service = try await SupabaseBackEnd()
        let giver = service.person()
        let loose = try await giver.keep(photo, of: UUID())
        service.isAhead(by: 4_000)
        #expect(try await giver.photo(loose, .full) == photo.full)
        await service.stop()
    }
}
