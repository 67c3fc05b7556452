import Foundation
import Testing

@testable import FoodShare

/// Tests of an offer that is sent more than once, in SQLite and in a Supabase project: a retried request, a double tap, a
/// replay after the connection is back.
@Suite(.timeLimit(.minutes(10))) struct RepeatedOfferTests {
    private let home = Coordinate(latitude: 48.21234, longitude: 16.37123)
    private let expiry = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 + 86_400).rounded())

    private func offer(_ id: UUID = UUID(), title: String = "Rye bread", at place: Coordinate? = nil) -> FoodListing {
        .fixture(id: id, title: title, location: place ?? home, createdAt: Date(), expiryDate: expiry, allergens: [.gluten])
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `sending an offer twice keeps the first one's accepted claim and pickup terms`(backEnd: HandOverBackEnd) async throws {
        let world = try await backEnd.start()
        let (giver, anna) = (try await world.person("giver"), try await world.person("anna"))
        let listing = offer()
        _ = try await giver.create(listing)
        try await giver.keep(PickupTerms(note: "Ring at Huber"), of: listing.id)
        try await anna.claim(id: listing.id)
        try await giver.accept(id: listing.id)
        let again = try await giver.create(offer(listing.id))
        #expect(again.id == listing.id && again.location == home && again.standing == .own(.accepted))
        #expect(try await anna.all().map(\.status) == [.accepted])
        #expect(try await anna.standing(of: listing.id) == .received)
        #expect(try await giver.terms(of: listing.id).note == "Ring at Huber")
        #expect(try await giver.ownListings() == [listing.id])
        await world.stop()
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `sending an existing offer's identifier with other content or from another giver is refused`(
        backEnd: HandOverBackEnd
    ) async throws {
        let world = try await backEnd.start()
        let (giver, anna) = (try await world.person("giver"), try await world.person("anna"))
        let listing = offer()
        _ = try await giver.create(listing)
        try await anna.claim(id: listing.id)
        for other in [offer(listing.id, title: "Rolls"), offer(listing.id, at: home.moved(metres: 30, turns: 0.1))] {
            await #expect(throws: AppError.changed) { try await giver.create(other) }
        }
        await #expect(throws: AppError.taken) { try await anna.create(listing) }
        #expect(try await anna.all().map(\.status) == [.asked])
        let stored = try #require(try await giver.fetch(id: listing.id))
        #expect(stored.title == "Rye bread" && stored.location == home && stored.standing == .own(.waiting))
        #expect(try await anna.ownListings().isEmpty)
        await world.stop()
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `an offer that is sent eight times concurrently is stored once, and all calls return it`(backEnd: HandOverBackEnd) async throws {
        let world = try await backEnd.start()
        let (giver, listing) = (try await world.person("giver"), offer())
        let answers = try await withThrowingTaskGroup(of: UUID.self) { group in
            for _ in 0..<8 { group.addTask { try await giver.create(listing).id } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        #expect(answers == Array(repeating: listing.id, count: 8))
        #expect(try await giver.fetchNearby(location: home, radiusKm: 5).map(\.id) == [listing.id])
        await world.stop()
    }

    @Test func `sending an offer again schedules its missing removal, and it is removed a month after its expiry`() async throws {
        let world = try OwnWorld()
        let (giver, listing) = (world.own("giver"), offer())
        // The first run finds all offers; later runs find only those whose removal was scheduled.
        #expect(try await world.purge() == 0)
        _ = try await giver.create(listing)
        try await giver.records?.cancelPurge(of: listing.id.uuidString)
        _ = try await giver.create(listing)
        try await world.pass(32 * 86_400)
        #expect(try await world.purge() == 1)
    }

    @Test func `sending an offer again after the giver deleted it throws the error gone`() async throws {
        let world = try OwnWorld()
        let (giver, listing) = (world.own("giver"), offer())
        _ = try await giver.create(listing)
        try await world.own("anna").claim(id: listing.id)
        try await giver.delete(id: listing.id)
        await #expect(throws: AppError.gone) { try await giver.create(listing) }
        #expect(try await giver.fetch(id: listing.id) == nil)
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `a changed draft sent again under the same identifier edits the offer and keeps its request`(
        backEnd: HandOverBackEnd
    ) async throws {
        let world = try await backEnd.start()
        let (giver, anna) = (try await world.person("giver"), try await world.person("anna"))
        let id = try await giver.create(offer()).id
        try await anna.claim(id: id)
        let edits = try #require(giver as? ListingEditRepository)
        let subject = DefaultOfferListingUseCase(repository: giver, edits: edits)
        var draft = ListingDraft(title: "Rolls", expiryDate: expiry, place: .here(home))
        #expect(try await subject.execute(draft, as: id).title == "Rolls")
        #expect(try await anna.fetch(id: id)?.title == "Rolls")
        #expect(try await anna.all().map(\.status) == [.asked])
        draft.place = .here(home.moved(metres: 30, turns: 0.1))
        await #expect(throws: AppError.changed) { try await subject.execute(draft, as: id) }
        await world.stop()
    }
}
