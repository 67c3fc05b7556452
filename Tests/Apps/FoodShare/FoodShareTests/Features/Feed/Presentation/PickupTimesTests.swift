import Foundation
import StrataDeviceServices
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the pickup times that a giver proposes with the offer, and that others see before they ask.
@MainActor @Suite(.timeLimit(.minutes(10))) struct PickupTimesTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)
    private let home = Coordinate(latitude: 48.21234, longitude: 16.37123)

    private func window(_ start: Double, _ end: Double, since now: Date) -> PickupWindow {
        PickupWindow(start: now.addingTimeInterval(start * 3600), end: now.addingTimeInterval(end * 3600))
    }

    /// The next full hour, so that every store returns it unchanged.
    private var hour: Date { Date(timeIntervalSince1970: (Date().timeIntervalSince1970 / 3600).rounded(.up) * 3600) }

    // MARK: Rules

    @Test(
        arguments: [
            (3, 2, .order), (2, 2.1, .order), (-3, -1, .ahead), (23, 24.5, .beforeExpiry), (1, 2, nil), (22, 24, nil), (-1, 1, nil),
        ] as [(Double, Double, InvalidField.Rule?)])
    func `a pickup time ends after its start, in the future, and before the food expires`(
        start: Double, end: Double, rule: InvalidField.Rule?
    ) throws {
        var draft = ListingDraft(title: "Rye bread", expiryDate: now.addingTimeInterval(86_400), place: .here(home))
        draft.windows = [window(start, end, since: now)]
        if let rule {
            #expect(throws: InvalidDraft.windows(rule)) { try draft.terms(now: now) }
        } else {
            #expect(try draft.terms(now: now)?.windows == draft.windows)
        }
    }

    @Test func `a draft with seven pickup times or an address of 201 characters is refused`() {
        var draft = ListingDraft(title: "Rye bread", expiryDate: now.addingTimeInterval(86_400), place: .here(home))
        draft.windows = (1...7).map { window(Double($0), Double($0) + 1, since: now) }
        #expect(throws: InvalidDraft.windows(.within(0, 6))) { try draft.terms(now: now) }
        draft.windows.removeLast()
        draft.address = String(repeating: "x", count: 201)
        #expect(throws: InvalidDraft.address) { try draft.terms(now: now) }
    }

    @Test func `a listing's next pickup time is the earliest that has not ended`() {
        let (over, next, later) = (window(-2, -1, since: now), window(-0.5, 1, since: now), window(3, 4, since: now))
        #expect(FoodListing.fixture(windows: [over, later, next]).nextWindow(at: now) == next)
        #expect(FoodListing.fixture(windows: [over]).nextWindow(at: now) == nil)
    }

    // MARK: The form

    @Test func `the offer form stores valid pickup times and shows a message for an invalid one`() async throws {
        let world = try OwnWorld()
        let own = world.own("giver")
        let subject = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: own, handOvers: own), places: MockPlaceService(), takesTerms: true)
        (subject.draft.title, subject.draft.place) = ("Rye bread", .here(home))
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        await screen.settle()
        let good = window(1, 2, since: hour)
        (subject.windowStart, subject.windowEnd) = (good.end, good.start)
        try screen.element("offer.pickup.add").tap()
        await screen.settle { $0.has("offer.problem") }
        #expect(try screen.element("offer.problem").text == "The end must be 15 minutes to a day after the start.")
        (subject.windowStart, subject.windowEnd) = (good.start, good.start.addingTimeInterval(86_400))
        try screen.element("offer.pickup.add").tap()
        await screen.settle { _ in subject.invalid == .windows(.beforeExpiry) }
        #expect(try screen.element("offer.problem").text == "The pickup must end before the food expires.")
        #expect(!screen.has("offer.pickup.window"))
        subject.windowEnd = good.end
        try screen.element("offer.pickup.add").tap()
        await screen.settle { $0.has("offer.pickup.window") }
        #expect(!screen.has("offer.problem"))
        // The food expires earlier now.
        subject.draft.expiryDate = good.start
        try screen.element("offer.save").tap()
        await screen.settle { $0.has("offer.problem") }
        #expect(subject.offered == nil && subject.invalid == .windows(.beforeExpiry))
        subject.draft.expiryDate = good.end
        try screen.element("offer.save").tap()
        await screen.settle { _ in subject.offered != nil }
        let id = try #require(subject.offered?.id)
        #expect(try await own.terms(of: id).windows == [good])
    }

    @Test func `a pickup time can be removed, and a form without pickup terms has no button to add one`() async throws {
        let subject = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: MockFoodListingRepository()), places: MockPlaceService(), takesTerms: true)
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        await screen.settle()
        try screen.element("offer.pickup.add").tap()
        await screen.settle { $0.has("offer.pickup.window") }
        try screen.element("offer.pickup.remove").tap()
        await screen.settle { !$0.has("offer.pickup.window") }
        #expect(subject.draft.windows.isEmpty)
        let without = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: MockFoodListingRepository()), places: MockPlaceService())
        let plain = Screen(NavigationStack { OfferView(viewModel: without) {} })
        await plain.settle()
        #expect(!plain.has("offer.pickup.add"))
    }

    @Test func `a restored draft keeps its pickup times except those that have ended`() async throws {
        let world = try OwnWorld()
        let drafts = DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "giver"))) {
            DeviceDraftRepository(store: world.store)
        }
        let (over, next) = (window(-3, -2, since: hour), window(1, 2, since: hour))
        let draft = ListingDraft(expiryDate: hour.addingTimeInterval(86_400), windows: [over, next])
        #expect(!draft.isEmpty)
        try await drafts.keep(draft)
        #expect(try await drafts.draft() == draft)
        let subject = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: MockFoodListingRepository()), places: MockPlaceService(), drafts: drafts,
            takesTerms: true)
        await subject.load()
        #expect(subject.draft.windows == [next])
    }

    // MARK: For others

    @Test(arguments: HandOverBackEnd.allCases)
    func `an offer is returned to other people with its pickup times in chronological order`(backEnd: HandOverBackEnd) async throws {
        let world = try await backEnd.start()
        let (giver, anna) = (try await world.person("giver"), try await world.person("anna"))
        let (first, second) = (window(1, 2, since: hour), window(3, 4, since: hour))
        let draft = ListingDraft(
            title: "Rye bread", expiryDate: hour.addingTimeInterval(86_400), place: .here(home), windows: [second, first])
        let offered = try await DefaultOfferListingUseCase(repository: giver, handOvers: giver).execute(draft, as: UUID())
        #expect(try await anna.fetch(id: offered.id)?.windows == [first, second])
        #expect(try await anna.fetchNearby(location: home, radiusKm: 5).map(\.windows) == [[first, second]])
        await world.stop()
    }

    @Test(arguments: HandOverBackEnd.allCases)
    func `no pickup time ends after the food expires, also if the giver proposes it later or changes the expiry`(
        backEnd: HandOverBackEnd
    ) async throws {
        let world = try await backEnd.start()
        let (giver, anna) = (try await world.person("giver"), try await world.person("anna"))
        let listing = FoodListing.fixture(location: home, expiryDate: hour.addingTimeInterval(6 * 3_600))
        _ = try await giver.create(listing)
        let (early, late) = (window(1, 2, since: hour), window(5, 6, since: hour))
        await #expect {
            try await giver.keep(PickupTerms(windows: [early, window(5, 6.5, since: hour)]), of: listing.id)
        } throws: { error in
            (error as? InvalidField)?.rule == .beforeExpiry
        }
        try await giver.keep(PickupTerms(note: "Ring at Huber", windows: [early, late]), of: listing.id)
        try await anna.claim(id: listing.id)
        let request = try #require(try await giver.all().first)
        try await giver.perform(.accept, on: request.id, of: listing.id)
        try await anna.perform(.choose(late), on: request.id, of: listing.id)
        try await giver.perform(.markRead, on: request.id, of: listing.id)
        let edits = try #require(giver as? any ListingEditRepository)
        try await edits.update(
            .fixture(id: listing.id, location: home, expiryDate: hour.addingTimeInterval(5 * 3_600)))
        let after = try #require(try await anna.all().first)
        #expect(after.status == .accepted && after.course.chosen == nil && after.terms.windows == [early])
        #expect(after.terms.note == "Ring at Huber")
        await world.stop()
    }

    @Test func `the form of pickup times shows each message beside its field`() async throws {
        let world = try OwnWorld()
        let own = world.own("giver")
        let id = try await own.create(.fixture(location: home, expiryDate: hour.addingTimeInterval(3 * 3_600))).id
        let model = PickupTermsViewModel(of: id, repository: own)
        let screen = Screen(NavigationStack { PickupTermsView(viewModel: model) {} })
        await screen.settle()
        /// Saves the form, and returns the identifiers around its message, in the order in which they are read.
        func order(_ sentence: String) async throws -> [String] {
            await screen.settle { (try? $0.element("terms.save").isDisabled) == false }
            try screen.element("terms.save").tap()
            await screen.settle { (try? $0.element("terms.problem").text) == sentence }
            return screen.all(.any, nil).compactMap(\.identifier).filter {
                ["terms.address", "terms.note", "terms.problem", "terms.add"].contains($0)
            }
        }
        model.terms.address = String(repeating: "x", count: 201)
        let long = "Write 200 characters at most."
        #expect(try await order(long) == ["terms.address", "terms.problem", "terms.note", "terms.add"])
        model.terms.address = ""
        model.terms.note = String(repeating: "x", count: 301)
        #expect(try await order("Write 300 characters at most.") == ["terms.address", "terms.note", "terms.problem", "terms.add"])
        model.terms.note = ""
        model.terms.windows = [window(2, 4, since: hour)]
        let late = "The pickup must end before the food expires."
        #expect(try await order(late) == ["terms.address", "terms.note", "terms.add", "terms.problem"])
    }

    @Test(arguments: ["en", "es", "ar"])
    func `a listing's card and page show the next pickup time in the person's language`(language: String) async throws {
        let zone = try #require(TimeZone(identifier: "Europe/Vienna"))
        let listing = FoodListing.fixture(windows: [window(1, 2, since: hour)])
        let words = PickupFormat(locale: Locale(identifier: language), zone: zone).window(listing.windows[0])
        let card = Screen(
            ListingFacts(item: NearbyListing(listing: listing, metres: 120), now: Date())
                .environment(\.locale, Locale(identifier: language)).environment(\.timeZone, zone))
        await card.settle { $0.has("listing.pickup") }
        #expect(try card.element("listing.pickup").text.contains(words))
        let details = ListingDetailsViewModel(
            id: listing.id, repository: MockFoodListingRepository(listings: [listing]), claims: MockListingClaimRepository(.open))
        let page = Screen(
            NavigationStack { ListingDetailsView(viewModel: details, from: .fixture) }
                .environment(\.locale, Locale(identifier: language)).environment(\.timeZone, zone))
        await page.settle { $0.has("listing.pickup") }
        #expect(try page.element("listing.pickup").text == words)
    }
}
