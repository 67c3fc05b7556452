import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

@testable import FoodShare

/// Tests of hand-overs with many people, wrong clocks, lost connections and stopped servers. Deletion and blocking
/// are tested in ``HandOverStoreTests``.
@MainActor @Suite(.timeLimit(.minutes(10))) struct BadDayTests {
    private let home = Coordinate(latitude: 48.21234, longitude: 16.37123)

    /// Runs work for many at once, and returns how often it succeeded and the errors of the others.
    private func all(
        _ people: [any HandOverPerson], _ work: @escaping @Sendable (any HandOverPerson) async throws -> Void
    ) async -> (successes: Int, errors: [AppError]) {
        await withTaskGroup(of: AppError?.self) { group in
            for person in people {
                group.addTask {
                    do {
                        try await work(person)
                        return nil
                    } catch {
                        return AppError.from(error)
                    }
                }
            }
            var answers: [AppError?] = []
            for await answer in group { answers.append(answer) }
            return (answers.count { $0 == nil }, answers.compactMap(\.self))
        }
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `of 200 people who claim one offer at once, one succeeds, and 20 can join its waiting list`(
        backEnd: HandOverBackEnd
    ) async throws {
        let world = try await backEnd.start()
        let giver = try await world.person("giver")
        let id = try await giver.create(.fixture(location: home)).id
        var people: [any HandOverPerson] = []
        for number in 1...200 { people.append(try await world.person("person \(number)")) }
        let claims = await all(people) { try await $0.claim(id: id) }
        #expect(claims.successes == 1)
        #expect(claims.errors == Array(repeating: .taken, count: 199))
        let line = await all(people) { try await $0.joinLine(of: id) }
        #expect(line.successes == FoodListingFile.longestLine)
        #expect(line.errors == Array(repeating: .changed, count: 200 - FoodListingFile.longestLine))
        #expect(try await giver.all().count == 1, "the giver answers one at a time")
        try await giver.accept(id: id)
        let standings = try await withThrowingTaskGroup(of: ListingStanding.self) { group in
            for person in people { group.addTask { try await person.standing(of: id) } }
            var standings: [ListingStanding] = []
            for try await standing in group { standings.append(standing) }
            return standings
        }
        #expect(standings.count { $0 == .received } == 1 && standings.count { $0 == .taken } == 199)
        await world.stop()
    }

    /// A person whose server's clock is wrong.
    private func own(_ name: String, in world: OwnWorld, ahead seconds: TimeInterval) -> LocalFoodListingRepository {
        var person = world.own(name)
        let right = person.now
        person.now = { right().addingTimeInterval(seconds) }
        return person
    }

    @Test(arguments: [-3_600.0, 3_600])
    func `a server whose clock is an hour off accepts requests, which do not expire within 50 minutes`(
        seconds: TimeInterval
    ) async throws {
        let world = try OwnWorld()
        let giver = world.own("giver")
        let anna = own("anna", in: world, ahead: seconds)
        let id = try await giver.create(.fixture(location: home)).id
        try await anna.claim(id: id)
        for person in [giver, anna] { #expect(try await person.all().first?.status == .asked) }
        let asked = try #require(try await anna.all().first)
        try await anna.perform(.send(HandOverMessage.text("Hello")), on: asked.id, of: id)
        try await world.pass(3_000)
        for person in [giver, anna] { #expect(try await person.all().first?.status == .asked) }
        try await giver.accept(id: id)
        #expect(try await anna.all().first?.place == home)
    }

    @Test func `a giver on a server with a slow clock cannot accept a request that has expired`() async throws {
        let world = try OwnWorld()
        let slow = own("giver", in: world, ahead: -3_600)
        let id = try await slow.create(.fixture(location: home)).id
        try await world.own("anna").claim(id: id)
        try await world.pass(2 * 3_600 + 60)
        // Somebody else's request settles the offer, and stores that.
        try await world.own("ben").claim(id: id)
        let lapsed = try #require(try await slow.all().first { $0.status == .lapsed })
        await #expect(throws: AppError.changed) { try await slow.perform(.accept, on: lapsed.id, of: id) }
        #expect(try await world.own("anna").standing(of: id) == .taken)
    }

    @Test func `a window that missed ten minutes of changes shows the current state once it is connected again`() async throws {
        let world = try OwnWorld()
        let (anna, giver) = (world.own("anna"), world.own("giver"))
        let wien = MockPlaceService(place: Place(name: "Wien", region: "", location: home))
        let feed = FeedViewModel(repository: anna, locationService: wien, changes: { anna.changes(where: $0) })
        let mine = MineViewModel(repository: giver, listings: giver)
        await feed.loadNearbyListings()
        await mine.load()
        #expect(feed.listings.isEmpty && mine.waiting.isEmpty)
        // Nobody listens while these happen.
        let (kept, gone) = (try await giver.create(.fixture(location: home)).id, try await giver.create(.fixture(location: home)).id)
        try await anna.claim(id: kept)
        try await giver.delete(id: gone)
        try await world.pass(600)
        let watches = [Task { await feed.watch() }, Task { await mine.watch() }]
        while feed.listings.isEmpty || mine.waiting.isEmpty { await Task.yield() }
        #expect(feed.listings.map(\.id) == [kept] && feed.listings.first?.standing == .asked)
        #expect(mine.waiting.map(\.listing) == [kept])
        for watch in watches { watch.cancel() }
    }

    @Test func `after a server stops between a photo's upload and its offer, the draft creates the offer once`() async throws {
        let world = try OwnWorld()
        let drafts = DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "giver"))) {
            DeviceDraftRepository(store: world.store)
        }
        let own = world.own("giver")
        let photos = LocalListingPhotoRepository(files: world.photos, listings: own)
        let photo = ListingPhoto(full: Data([0xFF, 0xD8, 0xFF, 1]), small: Data([0xFF, 0xD8, 0xFF, 2]))
        let draft = ListingDraft(
            title: "Rye bread", expiryDate: Date(timeIntervalSinceNow: 86_400), photos: [.new(photo, id: "1")], place: .here(home))
        try await drafts.keep(draft)
        try await drafts.keep(photo, as: "1")
        // The first server stored the photo, and ended.
        _ = try await photos.keep(photo, of: UUID())
        let form = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: own, photos: photos), places: MockPlaceService(), drafts: drafts)
        await form.load()
        #expect(form.isResumed && form.draft.newPhotos == ["1": photo] && form.draft.place == .here(home))
        await form.save()
        let offered = try #require(form.offered)
        #expect(try await own.ownListings() == [offered.id])
        let name = try #require(try await own.fetch(id: offered.id)?.photo)
        #expect(try await photos.photo(name, .full) == photo.full)
        #expect(try await drafts.draft() == nil)
    }
}
