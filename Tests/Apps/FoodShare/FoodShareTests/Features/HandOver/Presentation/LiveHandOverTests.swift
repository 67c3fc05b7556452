import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of a hand-over on the screens of two people, neither of whom refreshes.
@MainActor @Suite(.timeLimit(.minutes(5))) struct LiveHandOverTests {
    private let world: OwnWorld
    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)

    init() throws { world = try OwnWorld() }

    private func container(_ name: String) -> AppContainer {
        let own = world.own(name)
        return AppContainer(
            listingRepository: own, placeService: MockPlaceService(), claims: own, edits: own, reports: own, handOvers: own)
    }

    private func app(_ name: String) async -> Screen {
        let screen = Screen(RootView(container: container(name)))
        await screen.settle { $0.has("feed.count") }
        return screen
    }

    private func row(_ screen: Screen, _ identifier: String = "feed.listing") -> String {
        screen.all(.any, nil).first { $0.identifier == identifier }?.text ?? ""
    }

    private func openMine(_ screen: Screen) async throws {
        try #require(screen.all(.tab, nil).last).tap()
        await screen.settle { $0.has("mine.forget") }
    }

    private func conversation(_ name: String, _ id: UUID) async throws -> Screen {
        let own = world.own(name)
        let route = try #require(try await own.all().first { $0.listing == id }?.route)
        let screen = Screen(NavigationStack { ConversationView(viewModel: ConversationViewModel(route, repository: own)) })
        await screen.settle { $0.has("handover.status") }
        return screen
    }

    /// Taps a control as soon as it can be used.
    private func tap(_ name: String, _ screen: Screen) async throws {
        await screen.settle { (try? $0.element(name).isDisabled) == false }
        try screen.element(name).tap()
    }

    @Test func `a new offer appears in other windows without a refresh, and a claim in the giver's list and badge`() async throws {
        let (giver, anna) = (await app("giver"), await app("anna"))
        #expect(row(anna).isEmpty)
        let id = try await world.own("giver").create(.fixture(title: "Rye bread", location: spot)).id
        await anna.settle { row($0).contains("Rye bread") }
        await giver.settle { row($0).contains("Yours") }
        #expect(giver.all(.tab, nil).last?.text.contains("1") == false)
        try await world.own("anna").claim(id: id)
        await giver.settle { row($0).contains("somebody would like it") }
        await giver.settle { $0.all(.tab, nil).last?.text.contains("1") == true }
        await anna.settle { row($0).contains("You asked for it") }
        try await openMine(giver)
        #expect(row(giver, "mine.waiting").contains("Rye bread") && row(giver, "mine.waiting").contains("Somebody would like it."))
        #expect(row(giver, "mine.offer").contains("Rye bread"))
        try await openMine(anna)
        #expect(row(anna, "mine.request").contains("You asked for it."))
        try await world.own("giver").accept(id: id)
        await anna.settle { row($0, "mine.request").contains("The food is promised to you.") }
    }

    @Test func `new offers outside of the search radius do not reload the list`() async throws {
        let service = MockPlaceService()
        let repository = world.own("anna")
        let asked = CountedListings(repository)
        let feed = FeedViewModel(repository: asked, locationService: service, changes: { repository.changes(where: $0) })
        let watch = Task { await feed.watch() }
        defer { watch.cancel() }
        await Task.yield()
        await feed.loadNearbyListings()
        let giver = world.own("giver")
        for _ in 0..<10 { _ = try await giver.create(.fixture(location: spot.moved(metres: 60_000, turns: 0.2))) }
        _ = try await giver.create(.fixture(location: spot))
        while feed.listings.isEmpty { await Task.yield() }
        #expect(feed.listings.count == 1)
        #expect(await asked.count <= 3, "one load at first, and one or two for the near offer")
    }

    @Test func `two people can accept a claim, choose a pickup time, exchange messages and report success`() async throws {
        let id = try await world.own("giver").create(.fixture(title: "Rye bread", location: spot)).id
        let start = Date(timeIntervalSinceReferenceDate: (Date().timeIntervalSinceReferenceDate / 3600).rounded(.up) * 3600)
        let window = PickupWindow(start: start, end: start.addingTimeInterval(3600))
        try await world.own("giver").keep(PickupTerms(note: "Ring at Huber", address: "12 Mill Lane", windows: [window]), of: id)
        try await world.own("anna").claim(id: id)
        let (giver, anna) = (try await conversation("giver", id), try await conversation("anna", id))
        #expect(try anna.element("handover.status").text.hasPrefix("You asked for it."))
        #expect(!anna.has("handover.place") && !anna.has("handover.note") && !anna.has("handover.address") && !anna.has("handover.window"))
        try await tap("handover.accept", giver)
        await anna.settle { $0.has("handover.window") }
        #expect(try anna.element("handover.note").text.contains("Ring at Huber"))
        #expect(try anna.element("handover.address").text.contains("12 Mill Lane"))
        #expect(try anna.element("handover.map").url?.hasPrefix("https://www.openstreetmap.org/?mlat=51.51237") == true)
        #expect(try anna.element("handover.maps").url == "https://maps.apple.com/?ll=51.51237,-0.12346&q=51.51237,-0.12346")
        await giver.settle { $0.has("handover.pin") }
        #expect(anna.has("handover.pin") && !giver.has("handover.maps"))
        try await tap("handover.window", anna)
        await giver.settle { $0.has("handover.chosen") }
        try anna.element("handover.message").type("<b>On my way</b>")
        try await tap("handover.send", anna)
        await giver.settle { row($0, "handover.message.other").contains("<b>On my way</b>") }
        #expect(row(giver, "handover.message.other").contains("Taker"))
        await anna.settle { $0.has("handover.message.own") }
        try giver.element("handover.message").type("See you")
        try await tap("handover.send", giver)
        await anna.settle { row($0, "handover.message.other").contains("See you") }
        #expect(!giver.has("handover.absent"))
        try await tap("handover.worked", giver)
        await giver.settle { $0.has("handover.worked.confirm") }
        #expect(try await world.own("giver").all().first?.status == .arranged)
        try #require(giver.presented.last).button("It was handed over").tap()
        await anna.settle { $0.has("handover.thanks") }
        #expect(try anna.element("handover.status").text == "The giver says that you received it.")
        #expect(anna.has("Was the food handed over?"))
        try await tap("handover.thanks", anna)
        await giver.settle { screen in
            screen.all(.any, nil).contains { $0.identifier == "handover.message.other" && $0.text.contains("Thank you!") }
        }
        #expect(!anna.has("handover.thanks"), "thanks were sent")
        try await tap("handover.worked", anna)
        await anna.settle { !$0.has("Was the food handed over?") }
        #expect(try anna.element("handover.status").text == "You received it.")
    }

    @Test func `an ended conversation shows the agreed pickup time and place, and no proposed times`() async throws {
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        let start = Date(timeIntervalSinceReferenceDate: (Date().timeIntervalSinceReferenceDate / 3600).rounded(.up) * 3600)
        let windows = [0, 3600].map { PickupWindow(start: start + $0, end: start + $0 + 3600) }
        try await world.own("giver").keep(PickupTerms(note: "Ring at Huber", windows: windows), of: id)
        try await world.own("anna").claim(id: id)
        try await world.own("giver").accept(id: id)
        let route = try #require(try await world.own("anna").all().first?.route)
        try await world.own("anna").perform(.choose(windows[1]), on: route.id, of: id)
        try await world.own("giver").perform(.answer(.worked), on: route.id, of: id)
        try await world.pass(2 * 86_400)
        for name in ["giver", "anna"] {
            let model = ConversationViewModel(route, repository: world.own(name), now: { Date(timeIntervalSinceNow: 2 * 86_400) })
            let screen = Screen(NavigationStack { ConversationView(viewModel: model) })
            await screen.settle { $0.has("handover.chosen") }
            #expect(model.windows == [windows[1]])
            #expect(screen.has("handover.note") && screen.has("handover.pin"))
            #expect(!screen.has("handover.proposed") && !screen.has("handover.window") && !screen.has("handover.terms"))
        }
    }

    @Test func `an empty message shows an error, and the giver's cancellation shows its reason to the taker`() async throws {
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        try await world.own("anna").claim(id: id)
        try await world.own("giver").accept(id: id)
        let (giver, anna) = (try await conversation("giver", id), try await conversation("anna", id))
        try await tap("handover.send", anna)
        await anna.settle { $0.has("handover.problem") }
        #expect(try anna.element("handover.problem").text == "Write something first.")
        try await tap("handover.cancel", giver)
        await giver.settle { $0.has("Why do you cancel?") }
        try #require(giver.presented.last).button("cannot come").tap()
        await anna.settle { (try? $0.element("handover.status").text)?.contains("The other person cancelled: cannot come.") == true }
        #expect(!anna.has("handover.message") && !anna.has("handover.place"))
    }

    @Test func `the taker's cancellation is in the giver's badge until the giver opens the conversation`() async throws {
        let own = world.own("giver")
        let id = try await own.create(.fixture(title: "Rye bread", location: spot)).id
        let start = Date(timeIntervalSinceReferenceDate: (Date().timeIntervalSinceReferenceDate / 3600).rounded(.up) * 3600)
        try await own.keep(PickupTerms(windows: [PickupWindow(start: start, end: start + 3600)]), of: id)
        try await world.own("anna").claim(id: id)
        try await own.accept(id: id)
        let giver = await app("giver")
        try await openMine(giver)
        await giver.settle { $0.has("mine.promised") }
        #expect(giver.all(.tab, nil).last?.text.contains("1") == false)
        let route = try #require(try await world.own("anna").all().first?.route)
        try await world.own("anna").perform(.cancel(.cannotCome), on: route.id, of: id)
        await giver.settle { $0.all(.tab, nil).last?.text.contains("1") == true }
        #expect(row(giver, "mine.waiting").contains("The other person cancelled: cannot come."))
        try #require(giver.all(.any, nil).first { $0.identifier == "mine.waiting" }).tap()
        await giver.settle { $0.all(.tab, nil).last?.text.contains("1") == false }
        #expect(try await own.all().map(\.isEndUnseen) == [false])
    }

    @Test func `a person can join the waiting list on a claimed offer's page, and moves up after a release`() async throws {
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        try await world.own("anna").claim(id: id)
        let page = container("ben")
        let own = world.own("ben")
        let details = ListingDetailsViewModel(
            id: id, repository: page.listingRepository, claims: own, reports: own, handOvers: own)
        let screen = Screen(NavigationStack { ListingDetailsView(viewModel: details, from: .fixture) })
        await screen.settle { $0.has("listing.line") }
        try await tap("listing.line", screen)
        await screen.settle { $0.has("listing.conversation") }
        #expect(!screen.has("listing.line") && screen.has("listing.leave"))
        #expect(try screen.element("listing.standing").text == "You are in line: one request is before yours.")
        let (waiting, giver) = (try await conversation("ben", id), try await conversation("giver", id))
        #expect(try waiting.element("handover.status").text == "You are in line: one request is before yours.")
        #expect(try giver.element("handover.behind").text == "One more person waits for this food.")
        #expect(!waiting.has("handover.behind"))
        #expect(waiting.has("handover.leave") && !waiting.has("handover.cancel"))
        try await world.own("anna").release(id: id)
        await screen.settle { (try? $0.element("listing.standing").text)?.hasPrefix("You asked for it.") == true }
    }

    @Test func `the pickup form stores note, address and times, and shows a message for an invalid time`() async throws {
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        let model = PickupTermsViewModel(of: id, repository: world.own("giver"))
        let screen = Screen(NavigationStack { PickupTermsView(viewModel: model) {} })
        await screen.settle()
        try screen.element("terms.note").type("Ring at Huber")
        try screen.element("terms.address").type("12 Mill Lane")
        try await tap("terms.add", screen)
        await screen.settle { $0.has("terms.window") }
        model.end = model.start
        try await tap("terms.add", screen)
        await screen.settle { $0.has("terms.problem") }
        #expect(try screen.element("terms.problem").text == "The end must be 15 minutes to a day after the start.")
        model.end = model.start.addingTimeInterval(3600)
        try await tap("terms.save", screen)
        await screen.settle { _ in model.isKept }
        let kept = try await world.own("giver").terms(of: id)
        #expect(kept.note == "Ring at Huber" && kept.address == "12 Mill Lane" && kept.windows.count == 1 && kept.answerHours == 2)
    }

    @Test func `a draft that repeats an expired offer has its title and place, and a new expiry`() async throws {
        let own = world.own("giver")
        let old = try await own.create(.fixture(title: "Rye bread", location: spot))
        try await world.pass(2 * 86_400)
        let listing = try #require(try await own.fetch(id: old.id))
        let draft = ListingDraft.again(listing)
        #expect(draft.title == "Rye bread" && draft.photos.isEmpty && draft.place == .here(spot))
        #expect(try draft.listing().location == spot)
        #expect(draft.expiryDate.timeIntervalSinceNow > 80_000)
    }

    @Test func `the giver's page of an expired offer opens an offer form that has its content`() async throws {
        let expired = FoodListing.fixture(expiryDate: Date(timeIntervalSinceNow: -60), standing: .own(.none))
        let repository = MockFoodListingRepository(listings: [expired])
        let details = ListingDetailsViewModel(
            id: expired.id, repository: repository, claims: MockListingClaimRepository(.own(.none)))
        let form = OfferViewModel(offer: DefaultOfferListingUseCase(repository: repository), places: MockPlaceService())
        let screen = Screen(
            NavigationStack {
                ListingDetailsView(
                    viewModel: details, from: nil,
                    again: { listing in
                        form.draft = .again(listing)
                        return form
                    })
            })
        await screen.settle { $0.has("listing.again") }
        try screen.element("listing.again").tap()
        await screen.settle { $0.has("offer.place") }
        #expect(screen.has("Offer something"))
        try await tap("offer.save", screen)
        await screen.settle { _ in form.offered != nil }
        #expect(form.offered?.title == expired.title && form.offered?.id != expired.id)
    }

    @Test func `confirming Forget everything deletes the giver's offers and shows an empty list`() async throws {
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        let giver = await app("giver")
        try await openMine(giver)
        try await tap("mine.forget", giver)
        await giver.settle { $0.has("Remove your offers, your requests and your conversations, for everybody?") }
        try #require(giver.presented.last).button("Forget everything").tap()
        await giver.settle { !$0.has("mine.offer") && $0.has("Nothing of yours yet") }
        #expect(try await world.own("anna").fetch(id: id) == nil)
    }
}

/// A repository of listings that counts its requests.
private actor CountedListings: FoodListingRepository {
    private let listings: FoodListingRepository
    private(set) var count = 0

    init(_ listings: FoodListingRepository) { self.listings = listings }

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing] {
        count += 1
        return try await listings.fetchNearby(location: location, radiusKm: radiusKm, filter: filter)
    }

    func fetch(id: UUID) async throws -> FoodListing? { try await listings.fetch(id: id) }
    func create(_ listing: FoodListing) async throws -> FoodListing { try await listings.create(listing) }
    func delete(id: UUID) async throws { try await listings.delete(id: id) }
}
