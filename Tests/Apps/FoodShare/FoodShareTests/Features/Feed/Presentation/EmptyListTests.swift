import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of what an empty list advises, and of an offer that the list does not show.
@MainActor @Suite(.timeLimit(.minutes(5))) struct EmptyListTests {
    private func feed(_ listings: [FoodListing] = []) -> FeedViewModel {
        FeedViewModel(repository: MockFoodListingRepository(listings: listings), locationService: MockPlaceService())
    }

    @Test func `an empty list advises only what can help`() async {
        let subject = feed()
        #expect(subject.advice == [.largerDistance], "it is not known yet that nothing is farther away")
        subject.filter = FeedFilter(category: .meals, words: "soup", without: [.milk])
        #expect(subject.advice == [.fewerWords, .everyKind, .largerDistance])
        subject.filter = FeedFilter()
        subject.radiusKm = FeedViewModel.radii.upperBound
        #expect(subject.advice.isEmpty)
    }

    @Test(arguments: [(10.0, true), (40, false), (200, false)])
    func `a larger distance is advised only if one that can be chosen finds something`(km: Double, helps: Bool) async {
        let subject = feed([.fixture(location: Coordinate.fixture.moved(metres: km * 1_000, turns: 0.1))])
        await subject.loadNearbyListings()
        await subject.findNearest()
        #expect(subject.advice == (helps ? [.largerDistance] : []))
    }

    @Test(arguments: [
        ("en-GB", "Search with fewer words"), ("es", "Busca con menos palabras"), ("pt", "Procure com menos palavras"),
        ("ar", "ابحث بكلمات أقل"),
    ])
    func `the advice is a sentence in the person's language`(language: String, words: String) async {
        let subject = feed()
        subject.filter.words = "soup"
        await subject.loadNearbyListings()
        let screen = Screen(NavigationStack { FeedList(viewModel: subject, place: nil) }, language: language)
        await screen.settle { $0.text.contains(words) }
        #expect(screen.text.contains(words))
    }

    @Test func `the nearest offer is looked for anew if the words change`() async {
        let far = Coordinate.fixture.moved(metres: 10_000, turns: 0.1)
        let subject = feed([.fixture(title: "Lentil soup", location: far)])
        subject.filter.words = "cake"
        await subject.loadNearbyListings()
        let screen = Screen(NavigationStack { FeedList(viewModel: subject, place: nil) })
        await screen.settle { _ in subject.isNearestKnown }
        #expect(!screen.has("feed.nearest"))
        subject.filter.words = "soup"
        await screen.settle { $0.has("feed.nearest") }
        #expect(screen.has("feed.nearest"))
    }

    @Test func `no offers are counted as none in Portuguese, where 0 is singular or plural by country`() async throws {
        for language in ["pt-PT", "pt-BR"] {
            let subject = feed()
            await subject.loadNearbyListings()
            let screen = Screen(NavigationStack { FeedList(viewModel: subject, place: nil) }, language: language)
            await screen.settle { $0.has("feed.count") }
            #expect(try screen.element("feed.count").text == "Nenhuma oferta")
        }
    }

    @Test func `an offer outside of the list's distance or filters is noted`() async {
        let subject = feed()
        await subject.loadNearbyListings()
        subject.note(offered: .fixture())
        #expect(subject.outside == nil)
        let far = FoodListing.fixture(location: Coordinate.fixture.moved(metres: 10_000, turns: 0.1))
        subject.note(offered: far)
        #expect(subject.outside?.listing.id == far.id)
        subject.radiusKm = 15
        subject.note(offered: far)
        #expect(subject.outside == nil)
        subject.filter.category = .meals
        subject.note(offered: far)
        #expect(subject.outside?.listing.id == far.id)
    }

    @Test func `a giver is told once that the list does not show their offer, and where it is`() async throws {
        let container = AppContainer(
            listingRepository: MockFoodListingRepository(), placeService: MockPlaceService(), claims: MockListingClaimRepository(),
            edits: MockListingEditRepository(), handOvers: MockHandOverRepository())
        let feed = container.makeFeedViewModel()
        feed.filter.words = "soup"
        let screen = Screen(container.makeFeedView(feed, PlaceViewModel(service: container.placeService)))
        await screen.settle { $0.has("feed.offer") }
        try screen.element("feed.offer").tap()
        await screen.settle { $0.has("offer.title") }
        try screen.element("offer.title").type("Rye bread")
        try screen.element("offer.place.here").tap()
        await screen.settle { $0.has("offer.place") }
        try screen.element("offer.save").tap()
        await screen.settle { $0.has("Your offer is online") }
        #expect(screen.text.contains("You find it on Mine."))
        try #require(screen.presented.last).button("OK").tap()
        await screen.settle { $0.presented.isEmpty }
        #expect(feed.outside == nil && !screen.has("offer.title"))
    }
}
