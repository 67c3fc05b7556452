import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the agreed pickup time in lists and on an offer's page, for giver, taker and others.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AgreedTimeTests {
    private let world: OwnWorld
    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)
    private let locale = Locale(identifier: "en")
    private let zone = TimeZone.gmt

    init() throws { world = try OwnWorld() }

    private func window(in hours: Double) -> PickupWindow {
        let hour = (Date().timeIntervalSince1970 / 3600).rounded(.up) * 3600
        let start = Date(timeIntervalSince1970: hour + hours * 3600)
        return PickupWindow(start: start, end: start.addingTimeInterval(3600))
    }

    /// Creates an offer with two pickup times that is promised to Anna, and returns its identifier.
    private func promise() async throws -> UUID {
        let own = world.own("giver")
        let id = try await own.create(.fixture(title: "Rye bread", location: spot)).id
        try await own.keep(
            PickupTerms(note: "Ring at Huber", address: "12 Mill Lane", windows: [window(in: 1), window(in: 3)]), of: id)
        try await world.own("anna").claim(id: id)
        try await own.accept(id: id)
        return id
    }

    private func act(_ name: String, _ action: HandOverAction) async throws {
        let handOver = try #require(try await world.own(name).all().first)
        try await world.own(name).perform(action, on: handOver.id, of: handOver.listing)
    }

    private func page(_ id: UUID, _ name: String) async -> Screen {
        let own = world.own(name)
        let details = ListingDetailsViewModel(id: id, repository: own, claims: own, handOvers: own)
        let screen = Screen(
            NavigationStack { ListingDetailsView(viewModel: details, from: nil) }
                .environment(\.locale, locale).environment(\.timeZone, zone))
        await screen.settle { $0.has("listing.pickup") }
        return screen
    }

    private func words(_ window: PickupWindow) -> String { PickupFormat(locale: locale, zone: zone).window(window) }

    @Test(arguments: HandOverBackEnd.allCases)
    func `giver and taker are told the agreed pickup time with the offer until it is withdrawn, and others never`(
        backEnd: HandOverBackEnd
    ) async throws {
        let world = try await backEnd.start()
        let (giver, anna, ben) = (try await world.person("giver"), try await world.person("anna"), try await world.person("ben"))
        let (first, second) = (window(in: 1), window(in: 3))
        let id = try await giver.create(.fixture(location: spot)).id
        try await giver.keep(PickupTerms(windows: [first, second]), of: id)
        try await anna.claim(id: id)
        try await giver.accept(id: id)
        #expect(try await anna.fetch(id: id)?.agreed == nil)
        let handOver = try #require(try await anna.all().first)
        try await anna.perform(.choose(second), on: handOver.id, of: id)
        for person in [giver, anna] {
            #expect(try await person.fetch(id: id)?.agreed == second)
            #expect(try await person.fetchNearby(location: spot, radiusKm: 5).map(\.agreed) == [second])
        }
        let seen = try #require(try await ben.fetch(id: id))
        #expect(seen.agreed == nil && seen.windows == [first, second])
        try await giver.keep(PickupTerms(windows: [first]), of: id)
        for person in [giver, anna] { #expect(try await person.fetch(id: id)?.agreed == nil) }
        await world.stop()
    }

    @Test(arguments: ["giver", "anna"])
    func `giver and taker read the agreed pickup time on the offer's page, and others the next proposed one`(
        name: String
    ) async throws {
        let id = try await promise()
        try await act("anna", .choose(window(in: 3)))
        let screen = await page(id, name)
        #expect(try screen.element("listing.pickup").text == words(window(in: 3)))
        #expect(screen.has("Agreed pickup time") && !screen.has("Next pickup time"))
        let others = await page(id, "ben")
        #expect(try others.element("listing.pickup").text == words(window(in: 1)))
        #expect(others.has("Next pickup time") && !others.has("listing.address"))
    }

    @Test func `a card shows the agreed pickup time instead of the next proposed one`() async throws {
        var listing = FoodListing.fixture(windows: [window(in: 1), window(in: 3)])
        listing.agreed = window(in: 3)
        let moved = listing.at(spot)
        let card = Screen(
            ListingFacts(item: NearbyListing(listing: moved, metres: 120), now: Date())
                .environment(\.locale, locale).environment(\.timeZone, zone))
        await card.settle { $0.has("listing.pickup") }
        #expect(try card.element("listing.pickup").text == "Pickup agreed for \(words(window(in: 3)))")
    }

    @Test func `the taker's page says that a time has to be chosen, and then which one is agreed on`() async throws {
        let id = try await promise()
        let before = await page(id, "anna")
        #expect(try before.element("listing.standing").text == "The food is promised to you. Choose when to collect it.")
        try await act("anna", .choose(window(in: 3)))
        let after = await page(id, "anna")
        #expect(try after.element("listing.standing").text == "Pickup time: \(words(window(in: 3))).")
    }

    private func conversation(_ name: String) async throws -> Screen {
        let own = world.own(name)
        let route = try #require(try await own.all().first?.route)
        let screen = Screen(
            NavigationStack { ConversationView(viewModel: ConversationViewModel(route, repository: own)) }
                .environment(\.locale, locale).environment(\.timeZone, zone))
        await screen.settle { $0.has("handover.status") }
        return screen
    }

    @Test func `a conversation says which pickup time was agreed on before it was changed`() async throws {
        _ = try await promise()
        try await act("anna", .choose(window(in: 1)))
        #expect(try await !conversation("giver").has("handover.changed"))
        try await act("anna", .choose(window(in: 3)))
        for name in ["giver", "anna"] {
            let sentence = "This was changed: before, the pickup was agreed for \(words(window(in: 1)))."
            #expect(try await conversation(name).element("handover.changed").text == sentence)
        }
    }

    @Test func `the taker reads that the agreed pickup time was withdrawn, and whether another one is proposed`() async throws {
        let id = try await promise()
        try await act("anna", .choose(window(in: 3)))
        let withdrawn = "The agreed pickup time, \(words(window(in: 3))), was withdrawn."
        for (windows, next) in [([window(in: 1)], "Choose another one."), ([], "The giver will propose other times.")] {
            try await world.own("giver").keep(PickupTerms(windows: windows), of: id)
            #expect(try await conversation("anna").element("handover.status").text == "\(withdrawn) \(next)")
        }
    }

    @Test func `address and note are on the page of the giver and of the accepted person, and of nobody else`() async throws {
        let id = try await promise()
        for name in ["giver", "anna"] {
            let screen = await page(id, name)
            #expect(try screen.element("listing.address").text.contains("12 Mill Lane"))
            #expect(try screen.element("listing.note").text.contains("Ring at Huber"))
        }
        try await act("anna", .cancel(.notNeeded))
        #expect(await !page(id, "anna").has("listing.address"))
        try await world.own("ben").claim(id: id)
        #expect(await !page(id, "ben").has("listing.address"))
        #expect(await page(id, "giver").has("listing.address"))
    }
}
