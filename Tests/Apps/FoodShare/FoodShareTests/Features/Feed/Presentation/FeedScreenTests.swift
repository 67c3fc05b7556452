import Foundation
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the screens from the first launch to a listing's page.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FeedScreenTests {
    private func screen(
        _ repository: MockFoodListingRepository = MockFoodListingRepository(), place: Place? = .fixture,
        language: String = "en-GB", standing: ListingStanding = .open, error: AppError? = nil,
        reports: MockListingReportRepository = MockListingReportRepository(),
        drafts: MockListingDraftRepository = MockListingDraftRepository()
    ) async -> Screen {
        let container = AppContainer(
            listingRepository: repository, placeService: MockPlaceService(place: place),
            claims: MockListingClaimRepository(standing, error: error), edits: MockListingEditRepository(), reports: reports,
            drafts: drafts)
        let screen = Screen(container.makeFeedView(), language: language)
        await screen.settle()
        return screen
    }

    @Test func `the first launch asks for a place and shows the offers near the typed town`() async throws {
        let screen = await screen(place: nil)
        #expect(screen.has("Where are you?") && !screen.has("feed.count"))
        try screen.field("Town or city").type("lon")
        try screen.button("Search").tap()
        await screen.settle { $0.has("place.found.London, England, United Kingdom") }
        try screen.element("place.found.London, England, United Kingdom").tap()
        await screen.settle { $0.has("feed.count") }
        #expect(try screen.element("feed.count").text == "3 offers")
        #expect(try screen.element("feed.place").text.contains("London"))
    }

    @Test func `searching for an unknown town shows the message that no town has that name`() async throws {
        let screen = await screen(place: nil)
        try screen.field("Town or city").type("Xyzzy")
        try screen.field("Town or city").submit()
        await screen.settle { $0.has("place.unknown") }
        #expect(try screen.element("place.unknown").text.contains("No town of that name"))
    }

    @Test func `a row shows title, distance, age and expiry, and opens the listing`() async throws {
        let screen = await screen()
        let rows = screen.all(.any, nil).filter { $0.identifier == "feed.listing" }
        #expect(rows.count == 3)
        let words = try #require(rows.first).text
        #expect(words.contains("Sourdough bread") && words.contains("50 m · 2 hours ago") && words.contains("Use by"))
        #expect(rows[2].text.contains("2.2 km"))
        try rows[0].tap()
        await screen.settle { $0.has("listing.description") }
        #expect(screen.title == "Sourdough bread")
        #expect(screen.has("Two loaves from this morning.") && screen.has("Bread and cake"))
    }

    @Test func `the map has the same listings, and a selected pin shows and opens its listing`() async throws {
        let screen = await screen()
        try screen.element("feed.mode").tap()
        await screen.settle { $0.has("feed.map") && !$0.has("feed.count") }
        for listing in [FoodListing].fixtures { #expect(screen.has(listing.title)) }
        #expect(!screen.has("feed.map.listing"))
        try screen.button("Lentil soup").tap()
        await screen.settle { $0.has("feed.map.listing") }
        #expect(try screen.element("feed.map.listing").text.contains("Lentil soup"))
        try screen.element("feed.map.listing").tap()
        await screen.settle { $0.has("listing.description") }
    }

    @Test func `text, category and radius filter the list, and the count follows`() async throws {
        let screen = await screen()
        try screen.field("Bread, apples, soup…").type("apples")
        await screen.settle { (try? $0.element("feed.count").text) == "1 offer" }
        try screen.field("Bread, apples, soup…").clear()
        try screen.element("feed.radius").set("1")
        await screen.settle { (try? $0.element("feed.count").text) == "1 offer" }
        #expect(screen.has("Within 1 km"))
    }

    @Test func `an empty list offers a larger radius`() async throws {
        let far = FoodListing.fixture(location: Coordinate(latitude: 51.65, longitude: -0.13))
        let screen = await screen(MockFoodListingRepository(listings: [far]))
        #expect(screen.has("No offers here just now"))
        await screen.settle { $0.has("Look within 16 km") }
        try screen.element("feed.farther").tap()
        await screen.settle { (try? $0.element("feed.count").text) == "1 offer" }
        #expect(screen.has("Within 16 km") && !screen.has("feed.farther"))
    }

    @Test(arguments: [51.87, 53.0])
    func `an empty list has no button for a larger radius if none finds anything`(latitude: Double) async throws {
        let far = FoodListing.fixture(location: Coordinate(latitude: latitude, longitude: -0.13))
        let screen = await screen(MockFoodListingRepository(listings: [far]))
        await screen.settle { $0.has("No offers here just now") }
        // 40 km away are too far for the radius, and 165 km for the search.
        await screen.settle { $0.has("feed.nearest") == (latitude < 52) }
        #expect(!screen.has("feed.farther"))
    }

    @Test func `the map says how many offers there are, and loads more of them`() async throws {
        let many = (0..<250).map { number in
            FoodListing.fixture(title: "Bread \(number)", location: Coordinate(latitude: 51.51, longitude: -0.13))
        }
        let container = AppContainer(listingRepository: PagedListings(listings: many), placeService: MockPlaceService())
        let screen = Screen(container.makeFeedView())
        await screen.settle()
        try screen.element("feed.mode").tap()
        await screen.settle { $0.has("feed.map.count") }
        #expect(try screen.element("feed.map.count").text == "250 offers")
        // All are at one place and share a pin, which says how many are loaded.
        await screen.settle { $0.has("200 offers") }
        try screen.element("feed.more").tap()
        await screen.settle { !$0.has("feed.more") }
        #expect(screen.has("250 offers") && !screen.has("feed.map.empty"))
    }

    @Test func `an empty map says that it is empty and offers the radius that finds something`() async throws {
        let far = FoodListing.fixture(location: Coordinate(latitude: 51.65, longitude: -0.13))
        let screen = await screen(MockFoodListingRepository(listings: [far]))
        try screen.element("feed.mode").tap()
        await screen.settle { $0.has("feed.map.empty") && $0.has("feed.farther") }
        try screen.element("feed.farther").tap()
        await screen.settle { $0.has("feed.map.count") }
        #expect(!screen.has("feed.map.empty"))
    }

    @Test func `a failure shows one sentence and a button to try again`() async throws {
        let screen = await screen(MockFoodListingRepository(error: .offline))
        #expect(screen.has("There is no connection. What you see may be old."))
        #expect(try !screen.button("Retry").isDisabled)
    }

    private func opened(_ screen: Screen) async throws {
        try #require(screen.all(.any, nil).first { $0.identifier == "feed.listing" }).tap()
        await screen.settle { $0.has("listing.description") }
    }

    @Test func `a listing can be claimed and released`() async throws {
        let screen = await screen()
        try await opened(screen)
        try screen.button("I would like it").tap()
        await screen.settle { $0.has("listing.standing") }
        #expect(try screen.element("listing.standing").text.hasPrefix("You asked for it."))
        #expect(!screen.has("listing.claim") && !screen.has("listing.place"))
        try screen.button("I do not need it").tap()
        await screen.settle { $0.has("listing.claim") }
    }

    @Test(arguments: [
        (AppError.taken, "Somebody else asked for this food first."),
        (.service, "This could not be done just now. Try again in a moment."),
        (.noRoom, "There is no room left to store this. Try again later."),
    ])
    func `a failed claim shows the reason and the listing's state`(error: AppError, sentence: String) async throws {
        let screen = await screen(error: error)
        try await opened(screen)
        try screen.button("I would like it").tap()
        await screen.settle { $0.has("listing.error") }
        #expect(try screen.element("listing.error").text == sentence)
    }

    @Test func `the giver accepts a claim, and removes the listing after a confirmation`() async throws {
        let screen = await screen(standing: .own(.waiting))
        try await opened(screen)
        #expect(screen.has("Somebody would like it."))
        try screen.button("Give it to them").tap()
        await screen.settle { $0.has("You accepted the request. The other person can see the exact place.") }
        try screen.button("Take it off the list").tap()
        await screen.settle { $0.has("Take this off the list?") }
        try #require(screen.presented.last).button("Take it off the list").tap()
        await screen.settle { $0.has("feed.count") && !$0.has("listing.description") }
    }

    @Test func `the giver edits a listing`() async throws {
        let screen = await screen(standing: .own(.none))
        try await opened(screen)
        #expect(!screen.has("listing.more"))
        try screen.element("listing.edit").tap()
        await screen.settle { $0.has("offer.title") }
        #expect(screen.has("Change your offer"))
        try screen.element("offer.title").type("!")
        try screen.element("offer.save").tap()
        await screen.settle { !$0.has("offer.title") }
        #expect(screen.has("listing.description"))
    }

    @Test func `reporting a listing returns to the list`() async throws {
        let reports = MockListingReportRepository()
        let screen = await screen(reports: reports)
        try await opened(screen)
        try screen.button("Report").tap()
        await screen.settle { $0.has("What is wrong with this offer?") }
        try #require(screen.presented.last).button("Somebody asks for money").tap()
        await screen.settle { $0.has("feed.count") && !$0.has("listing.description") }
        #expect(await reports.reasons == [.scam])
    }

    @Test func `hiding a person's offers shows a button that shows them again`() async throws {
        let screen = await screen()
        #expect(!screen.has("feed.unblock"))
        try await opened(screen)
        try screen.button("Hide this person’s offers").tap()
        await screen.settle { $0.has("You will no longer see this person’s offers, and the person is not notified.") }
        try #require(screen.presented.last).button("Hide this person’s offers").tap()
        await screen.settle { $0.has("feed.unblock") }
        #expect(screen.has("The offers of one person are hidden."))
        try screen.element("feed.unblock").tap()
        await screen.settle { !$0.has("feed.unblock") }
    }

    @Test func `the offer form restores the stored draft, which can be discarded`() async throws {
        let begun = ListingDraft(title: "Half a sentence", expiryDate: Date(timeIntervalSinceNow: 3600), allergens: [.milk])
        let screen = await screen(drafts: MockListingDraftRepository(begun))
        try screen.element("feed.offer").tap()
        await screen.settle { $0.has("offer.anew") }
        #expect(screen.has("You began to write this offer earlier and have not published it yet.") && screen.has("Milk"))
        try screen.element("offer.anew").tap()
        await screen.settle { !$0.has("offer.anew") }
    }

    /// Returns whether elements are read in this order.
    private func isInOrder(_ identifiers: [String], _ screen: Screen) -> Bool {
        let all = screen.all(.any, nil)
        let places = identifiers.compactMap { name in all.firstIndex { $0.identifier == name } }
        return places.count == identifiers.count && places == places.sorted()
    }

    @Test func `an offer is sent after its invalid fields were reported, each beside its field`() async throws {
        let screen = await screen()
        try screen.element("feed.offer").tap()
        await screen.settle { $0.has("offer.title") }
        try screen.element("offer.save").tap()
        await screen.settle { $0.has("offer.problem") }
        let problems = screen.all(.any, nil).filter { $0.identifier == "offer.problem" }.map(\.text)
        #expect(problems == ["Write a name of 3 to 120 characters.", "Choose where the food can be collected."])
        #expect(isInOrder(["offer.title", "offer.problem", "offer.category"], screen))
        try screen.element("offer.title").type("Bread")
        try screen.element("offer.save").tap()
        await screen.settle { (try? $0.element("offer.problem").text) == "Choose where the food can be collected." }
        #expect(isInOrder(["offer.category", "offer.place.search", "offer.problem", "offer.allergens"], screen))
        try screen.element("offer.place.here").tap()
        await screen.settle { $0.has("offer.place") }
        try screen.element("offer.save").tap()
        await screen.settle { !$0.has("offer.title") }
        #expect(screen.has("feed.count"))
    }

    @Test(arguments: [("es-ES", "3 ofertas", "Hasta 5 km"), ("pt-BR", "3 ofertas", "Até 5 km"), ("ar-EG", "عروض", "كم")])
    func `the app's strings and plurals are translated`(language: String, count: String, radius: String) async throws {
        let screen = await screen(language: language)
        #expect(try screen.element("feed.count").text.contains(count))
        #expect(screen.text.contains(radius))
    }
}

/// A repository that returns as many listings as it is asked for.
private struct PagedListings: FoodListingRepository {
    let listings: [FoodListing]

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing] { listings }

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter, most: Int) async throws -> [FoodListing] {
        Array(listings.prefix(most))
    }

    func fetch(id: UUID) async throws -> FoodListing? { nil }
    func create(_ listing: FoodListing) async throws -> FoodListing { listing }
    func delete(id: UUID) async throws {}
}
