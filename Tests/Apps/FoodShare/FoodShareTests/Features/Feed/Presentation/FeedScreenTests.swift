import Foundation
import KitTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// What somebody sees, from the first launch to a listing's page.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FeedScreenTests {
    private func screen(
        _ repository: MockFoodListingRepository = MockFoodListingRepository(), place: Place? = .fixture, language: String = "en-GB"
    ) async -> Screen {
        let service = MockPlaceService(place: place)
        let container = AppContainer(listingRepository: repository, placeService: service)
        let screen = Screen(container.makeFeedView(), language: language)
        await screen.settle()
        return screen
    }

    @Test func `the first launch asks where, and shows what is near the town that was typed`() async throws {
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

    @Test func `a town that nobody knows is told`() async throws {
        let screen = await screen(place: nil)
        try screen.field("Town or city").type("Xyzzy")
        try screen.field("Town or city").submit()
        await screen.settle { $0.has("place.unknown") }
        #expect(try screen.element("place.unknown").text.contains("No town of that name"))
    }

    @Test func `a listing tells what, how far, how old and until when, and opens`() async throws {
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

    @Test func `words, kind and radius choose, and the count follows`() async throws {
        let screen = await screen()
        try screen.field("Bread, apples, soup…").type("apples")
        await screen.settle { (try? $0.element("feed.count").text) == "1 offer" }
        try screen.field("Bread, apples, soup…").clear()
        try screen.element("feed.radius").set("1")
        await screen.settle { (try? $0.element("feed.count").text) == "1 offer" }
        #expect(screen.has("Within 1 km"))
    }

    @Test func `nothing near leads farther away`() async throws {
        let far = FoodListing.fixture(location: Coordinate(latitude: 51.65, longitude: -0.13))
        let screen = await screen(MockFoodListingRepository(listings: [far]))
        #expect(screen.has("Nothing here just now"))
        try screen.element("feed.farther").tap()
        await screen.settle { (try? $0.element("feed.count").text) == "1 offer" }
        #expect(screen.has("Within 25 km") && !screen.has("feed.farther"))
    }

    @Test func `a failure is one sentence with a way to try again`() async throws {
        let screen = await screen(MockFoodListingRepository(error: .offline))
        #expect(screen.has("There is no connection. What you see may be old."))
        #expect(try !screen.button("Retry").isDisabled)
    }

    @Test(arguments: [("es-ES", "3 ofertas", "En 5 km"), ("pt-BR", "3 ofertas", "Em 5 km"), ("ar-EG", "عروض", "كم")])
    func `other languages have their own words and plurals`(language: String, count: String, radius: String) async throws {
        let screen = await screen(language: language)
        #expect(try screen.element("feed.count").text.contains(count))
        #expect(screen.text.contains(radius))
    }
}
