import Foundation
import SimulatorKit
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import StrataWebServer
import Supabase
import SupabaseSimulator
import Testing

@testable import FoodShare

/// Tests of the app's repository over a socket, with a real database with the migrations.
@Suite(.timeLimit(.minutes(10))) struct SupabaseListingTests {
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    @Test(.mission("L-34", "L-35")) func `others can find a listing, but only its giver can change or delete it`() async throws {
        let service = try await SupabaseBackEnd()
        let (giver, anna) = (service.person(), service.person())
        let listing = FoodListing.fixture(title: "Grüße, \"￥\"; drop table x --", location: home, allergens: [.milk, .nuts])
        let created = try await giver.create(listing)
        #expect(created.id == listing.id && created.location == home && created.allergens == [.milk, .nuts])
        let found = try #require(try await anna.fetchNearby(location: home, radiusKm: 5).first)
        #expect(found.title == listing.title && found.description == listing.description && found.category == .bakery)
        #expect(abs(found.expiryDate.timeIntervalSince(listing.expiryDate)) < 0.001)
        var draft = ListingDraft(listing)
        draft.title = "Rolls"
        draft.allergens = []
        let changed = try draft.changing(listing)
        await #expect(throws: AppError.taken) { try await anna.update(changed) }
        await #expect(throws: AppError.taken) { try await anna.delete(id: listing.id) }
        try await giver.update(changed)
        let seen = try #require(try await anna.fetch(id: listing.id))
        #expect(seen.title == "Rolls" && seen.allergens.isEmpty && seen.location == found.location)
        try await giver.delete(id: listing.id)
        #expect(try await anna.fetch(id: listing.id) == nil)
        await #expect(throws: AppError.gone) { try await giver.delete(id: listing.id) }
        await #expect(throws: AppError.gone) { try await giver.update(changed) }
        await service.stop()
    }

    @Test func `browsing needs no account, and the first offer creates one`() async throws {
        let service = try await SupabaseBackEnd()
        let person = service.person()
        #expect(try await person.fetchNearby(location: home, radiusKm: 5).isEmpty)
        #expect(try await person.blockedCount() == 0)
        #expect(try await service.count("auth.users") == 0)
        // Concurrent offers, all by one person.
        let listings = (0..<5).map { _ in FoodListing.fixture(location: home) }
        try await withThrowingTaskGroup(of: Void.self) { group in
            for listing in listings { group.addTask { _ = try await person.create(listing) } }
            try await group.waitForAll()
        }
        #expect(try await service.count("auth.users") == 1)
        for listing in listings { #expect(try await person.standing(of: listing.id) == .own(.none)) }
        await service.stop()
    }

    @Test func `a search by category or text finds a dairy offer that is farther away than 250 breads`() async throws {
        let service = try await SupabaseBackEnd()
        let (giver, anna) = (service.person(), service.person())
        _ = try await giver.create(.fixture(title: "Bread 0", location: home))
        let connection = try await service.database.connect()
        try await connection.query(
            """
            select set_config('request.jwt.claims', json_build_object('sub', id, 'role', 'authenticated')::text, false)
            from auth.users
            """)
        try await connection.query(
            """
            insert into food_items (title, category, latitude, longitude, expiry_date)
            select 'Bread ' || n, 'bakery', 48.2, 16.37, now() + interval '1 day' from generate_series(1, 250) n
            """)
        let far = home.moved(metres: 4_000, turns: 0.3)
        _ = try await giver.create(.fixture(title: "Crème fraîche", category: .dairy, location: far))
        func found(_ filter: FeedFilter) async throws -> [String] {
            try await anna.fetchNearby(location: home, radiusKm: 5, filter: filter).map(\.title)
        }
        #expect(try await found(FeedFilter()).count == 200)
        #expect(try await found(FeedFilter(category: .dairy)) == ["Crème fraîche"])
        #expect(try await found(FeedFilter(words: "FRAICHE crème")) == ["Crème fraîche"])
        #expect(try await found(FeedFilter(category: .bakery, words: "fraîche")).isEmpty)
        #expect(try await found(FeedFilter(words: String(repeating: "fraiche ", count: 200))) == ["Crème fraîche"])
        #expect(try await found(FeedFilter(words: " \n")).count == 200)
        await service.stop()
    }

    @Test func `search and fetch return a listing with the reader's claim status`() async throws {
        let service = try await SupabaseBackEnd()
        let (giver, anna) = (service.person(), service.person())
        let id = try await giver.create(.fixture(location: home)).id
        func standings(_ person: SupabaseFoodListingRepository) async throws -> [ListingStanding?] {
            let near = try await person.fetchNearby(location: home, radiusKm: 5).map(\.standing)
            return near + [try await person.fetch(id: id)?.standing]
        }
        #expect(try await standings(giver) == [.own(.none), .own(.none)])
        #expect(try await standings(anna) == [.open, .open])
        try await anna.claim(id: id)
        #expect(try await standings(giver) == [.own(.waiting), .own(.waiting)])
        try await giver.accept(id: id)
        #expect(try await standings(anna) == [.received, .received])
        #expect(try await anna.fetch(id: id)?.location == home)
        await service.stop()
    }

    @Test(arguments: [Fault.Kind.drop, .malformed])
    func `an offer that is sent again after a lost response is stored once, with the last content`(loss: Fault.Kind) async throws {
        let service = try await SupabaseBackEnd()
        let (giver, listing) = (service.person(), FoodListing.fixture(location: home))
        await service.simulator.faults.add(Fault(loss, at: "/rest/v1/food_items", times: 1))
        await #expect(throws: AppError.self) { try await giver.create(listing) }
        #expect(try await service.count("food_items") == 1)
        var draft = ListingDraft(listing)
        draft.title = "Rye bread"
        draft.place = .here(home)
        await #expect(throws: AppError.changed) { try await giver.create(draft.changing(listing)) }
        let offer = DefaultOfferListingUseCase(repository: giver, edits: giver)
        #expect(try await offer.execute(draft, as: listing.id).title == "Rye bread")
        #expect(try await giver.fetchNearby(location: home, radiusKm: 5).map(\.title) == ["Rye bread"])
        await #expect(throws: AppError.taken) { try await service.person().create(listing) }
        await service.stop()
    }

    @Test func `a listing is claimed, accepted and released`() async throws {
        let service = try await SupabaseBackEnd()
        let (giver, anna, ben) = (service.person(), service.person(), service.person())
        let id = try await giver.create(.fixture(location: home)).id
        #expect(try await anna.standing(of: id) == .open)
        try await anna.claim(id: id)
        #expect(try await anna.standing(of: id) == .asked)
        #expect(try await giver.standing(of: id) == .own(.waiting))
        #expect(try await ben.standing(of: id) == .taken)
        #expect(try await ben.fetchNearby(location: home, radiusKm: 5).map(\.standing) == [.taken])
        for work in [ben.claim, ben.release, ben.accept, giver.claim] {
            await #expect(throws: AppError.taken) { try await work(id) }
        }
        #expect(try await anna.fetch(id: id)?.location != home)
        try await giver.accept(id: id)
        #expect(try await ben.fetchNearby(location: home, radiusKm: 5).isEmpty)
        #expect(try await anna.standing(of: id) == .received)
        #expect(try await giver.standing(of: id) == .own(.accepted))
        #expect(try await anna.fetch(id: id)?.location == home)
        #expect(try await anna.fetchNearby(location: home, radiusKm: 5).first?.location == home)
        try await anna.release(id: id)
        #expect(try await ben.standing(of: id) == .open)
        for work in [anna.claim, anna.release, anna.accept, anna.block] {
            await #expect(throws: AppError.gone) { try await work(UUID()) }
        }
        await #expect(throws: AppError.gone) { try await anna.standing(of: UUID()) }
        await service.stop()
    }

    @Test func `reported listings and those of hidden givers are no longer found`() async throws {
        let service = try await SupabaseBackEnd()
        let giver = service.person()
        let id = try await giver.create(.fixture(location: home)).id
        let reporters = (0..<3).map { _ in service.person() }
        await #expect(throws: AppError.taken) { try await giver.report(id: id, for: .scam) }
        for (number, reporter) in reporters.enumerated() {
            #expect(try await service.person().fetchNearby(location: home, radiusKm: 5).count == 1, "\(number) reports")
            try await reporter.report(id: id, for: .spoiled)
            #expect(try await reporter.fetch(id: id) == nil)
        }
        #expect(try await service.person().fetchNearby(location: home, radiusKm: 5).isEmpty)
        #expect(try await giver.standing(of: id) == .own(.reported))
        let (anna, other) = (service.person(), try await giver.create(.fixture(location: home)).id)
        #expect(try await anna.hasGiver(id: other))
        try await anna.block(giverOf: other)
        #expect(try await anna.blockedCount() == 1)
        #expect(try await anna.fetch(id: other) == nil)
        try await anna.unblockAll()
        #expect(try await anna.blockedCount() == 0)
        #expect(try await anna.fetch(id: other)?.id == other)
        await service.stop()
    }

    @Test func `a rejected token is refreshed, and the person stays the same`() async throws {
        let service = try await SupabaseBackEnd()
        let device = KeptSession()
        let giver = service.person(device)
        let id = try await giver.create(.fixture(location: home)).id
        // Only the service's clock is ahead.
        service.isAhead(by: 4_000)
        #expect(try await giver.standing(of: id) == .own(.none))
        #expect(try await service.count("auth.users") == 1)
        // Another window of the device uses the session that the first has stored.
        #expect(try await service.person(device).standing(of: id) == .own(.none))
        await service.stop()
    }

    @Test func `a token that has expired by the local clock is refreshed once for all requests`() async throws {
        let service = try await SupabaseBackEnd(tokenSeconds: 10)
        let giver = service.person()
        let id = try await giver.create(.fixture(location: home)).id
        await service.simulator.requests.removeAll()
        try await withThrowingTaskGroup(of: ListingStanding.self) { group in
            for _ in 0..<4 { group.addTask { try await giver.standing(of: id) } }
            for try await standing in group { #expect(standing == .own(.none)) }
        }
        let refused = await service.simulator.requests.entries.filter { $0.path == "/auth/v1/token" }
        #expect((1...4).contains(refused.count))
        #expect(try await service.count("auth.users") == 1)
        await service.stop()
    }

    @Test func `concurrent first offers from two windows have one giver, even after a restart`() async throws {
        let service = try await SupabaseBackEnd()
        let folder = try TemporaryFolder()
        func started() throws -> DocumentStore { DocumentStore(try Database(file: folder.file("device.sqlite"))) }
        /// Returns the repository of a window.
        func window(_ store: DocumentStore, _ device: String = "a") throws -> SupabaseFoodListingRepository {
            let environment = ["SUPABASE_URL": service.url.absoluteString, "SUPABASE_KEY": "demo"]
            let container = try DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: device))) {
                try AppContainer.launched(environment: environment, store: store)
            }
            return try #require(container.listingRepository as? SupabaseFoodListingRepository)
        }
        let before = try started()
        let windows = try (0..<6).map { _ in try window(before) }
        let listings = try await withThrowingTaskGroup(of: FoodListing.self) { group in
            for window in windows { group.addTask { try await window.create(.fixture(location: home)) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(try await service.count("auth.users") == 1)
        let after = try started()
        let restarted = try window(after)
        for listing in listings { #expect(try await restarted.standing(of: listing.id) == .own(.none)) }
        try await restarted.delete(id: listings[0].id)
        #expect(try await window(after, "b").standing(of: listings[1].id) == .open)
        #expect(try await service.count("auth.users") == 1)
        await service.stop()
    }

    @Test func `a person whose session has ended sees a message, can browse, and offers as a new person`() async throws {
        let service = try await SupabaseBackEnd()
        let giver = service.person()
        let id = try await giver.create(.fixture(location: home)).id
        try await service.database.connect().query("delete from auth.refresh_tokens")
        service.isAhead(by: 4_000)
        await #expect(throws: AppError.signedOut) { try await giver.fetchNearby(location: home, radiusKm: 5) }
        #expect(try await giver.fetchNearby(location: home, radiusKm: 5).map(\.id) == [id])
        #expect(try await giver.standing(of: id) == .open)
        _ = try await giver.create(.fixture(location: home))
        #expect(try await service.count("auth.users") == 2)
        await service.stop()
    }

    @Test func `an offer after the session has ended is refused and not sent anonymously`() async throws {
        let service = try await SupabaseBackEnd()
        let giver = service.person()
        _ = try await giver.create(.fixture(location: home))
        try await service.database.connect().query("delete from auth.refresh_tokens")
        service.isAhead(by: 4_000)
        await #expect(throws: AppError.signedOut) { try await giver.create(.fixture(location: home)) }
        #expect(try await service.count("food_items") == 1)
        _ = try await giver.create(.fixture(location: home))
        #expect(try await service.count("food_items") == 2)
        await service.stop()
    }

    @Test func `an invalid key, a busy service and an unreachable service have different errors`() async throws {
        let service = try await SupabaseBackEnd()
        let stranger = SupabaseFoodListingRepository(client: service.client(key: "wrong"))
        await #expect(throws: AppError.service) { try await stranger.fetchNearby(location: home, radiusKm: 5) }
        await service.simulator.faults.add(Fault(.status(429), times: 1))
        await #expect(throws: AppError.service) { try await service.person().create(.fixture()) }
        await service.simulator.faults.add(Fault(.malformed, times: 1))
        await #expect(throws: AppError.self) { try await service.person().fetchNearby(location: home, radiusKm: 5) }
        await service.stop()
        await #expect(throws: AppError.offline) { try await service.person().create(.fixture()) }
    }
}
