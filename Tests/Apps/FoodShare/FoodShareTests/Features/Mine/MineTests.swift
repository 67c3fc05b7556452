import Foundation
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the page of everything in which a person has a part.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MineTests {
    private let world: OwnWorld

    init() throws { world = try OwnWorld() }

    private func mine(_ name: String) async throws -> Screen {
        let own = world.own(name)
        let container = AppContainer(
            listingRepository: own, placeService: MockPlaceService(), claims: own, edits: own, handOvers: own)
        let model = MineViewModel(repository: own, listings: own)
        let screen = Screen(try #require(container.makeMineView(model)))
        await screen.settle { _ in model.hasLoaded }
        return screen
    }

    @Test func `an offer that was taken off the list is offered again from the page, with the form filled in`() async throws {
        let giver = world.own("giver")
        let id = try await giver.create(.fixture(title: "Rye bread")).id
        try await giver.delete(id: id)
        let screen = try await mine("giver")
        await screen.settle { $0.has("mine.again") }
        #expect(screen.has("Rye bread") && screen.has("You took it off the list."))
        try screen.element("mine.again").tap()
        await screen.settle { $0.has("offer.title") }
        #expect(try screen.element("offer.title").value == "Rye bread")
    }

    @Test func `a draft of an offer is continued from the page, and the button of the list names it`() async throws {
        let own = world.own("giver")
        let drafts = MockListingDraftRepository(
            ListingDraft(title: "Half a sentence", expiryDate: Date(timeIntervalSinceNow: 3_600)))
        let container = AppContainer(
            listingRepository: own, placeService: MockPlaceService(), claims: own, edits: own, drafts: drafts, handOvers: own)
        let feed = Screen(container.makeFeedView())
        await feed.settle { (try? $0.element("feed.offer").label) == "Continue your draft" }
        let model = try #require(container.makeMineViewModel())
        let screen = Screen(try #require(container.makeMineView(model)))
        await screen.settle { $0.has("mine.draft") }
        #expect(try screen.element("mine.draft").text.contains("Continue your draft"))
        try screen.element("mine.draft").tap()
        await screen.settle { (try? $0.element("offer.title").value) == "Half a sentence" }
        // The open form keeps its text, so another container has none.
        let empty = AppContainer(
            listingRepository: own, placeService: MockPlaceService(), claims: own, edits: own,
            drafts: MockListingDraftRepository(), handOvers: own)
        let other = try #require(empty.makeMineViewModel())
        await other.load()
        #expect(!other.hasDraft)
    }

    private func rows(_ screen: Screen, with words: String) -> [String] {
        let wanted: Set = ["mine.waiting", "mine.promised", "mine.offer"]
        return screen.all(.any, nil).filter { wanted.contains($0.identifier ?? "") && $0.text.contains(words) }.compactMap(\.identifier)
    }

    @Test func `a promised offer has one row, which says that it is promised and until when it is good`() async throws {
        let giver = world.own("giver")
        let id = try await giver.create(.fixture(title: "Rye bread")).id
        try await world.own("anna").claim(id: id)
        try await giver.accept(id: id)
        // The giver has to propose a time, and then waits for the taker.
        let waiting = try await mine("giver")
        await waiting.settle { $0.has("mine.waiting") }
        #expect(rows(waiting, with: "Rye bread") == ["mine.waiting"])
        let start = Date(timeIntervalSinceNow: 3_600)
        try await giver.keep(PickupTerms(windows: [PickupWindow(start: start, end: start.addingTimeInterval(3_600))]), of: id)
        let screen = try await mine("giver")
        await screen.settle { $0.has("mine.promised") }
        #expect(rows(screen, with: "Rye bread") == ["mine.promised"])
        #expect(try screen.element("mine.promised").text.contains("Use by"))
    }

    @Test func `rows show the photos of the person's offers and of what they asked for`() async throws {
        let (giver, anna) = (world.own("giver"), world.own("anna"))
        let id = try await giver.create(.fixture(title: "Rye bread", photo: "bread")).id
        try await anna.claim(id: id)
        for own in [giver, anna] {
            let model = MineViewModel(repository: own, listings: own, photos: MockListingPhotoRepository())
            await model.load()
            #expect(model.handOvers.map { model.photoName(of: $0) } == ["bread"])
        }
    }

    @Test func `a saved search that is tapped shows the list of offers with its radius and words`() async throws {
        let own = world.own("anna")
        let search = SavedSearch(place: "Vienna", middle: .fixture, radiusKm: 12, filter: FeedFilter(words: "rye"))
        _ = try await world.own("giver").create(.fixture(title: "Rye bread"))
        _ = try await world.own("giver").create(.fixture(title: "Apples"))
        let container = AppContainer(
            listingRepository: own, placeService: MockPlaceService(), claims: own, edits: own, handOvers: own)
        let news = NewsViewModel(
            records: MockNewsRecords([search]), notices: MockNoticeService(.allowed), tell: MockTellNews())
        await news.load()
        let opened = Recorded<SavedSearch>()
        let screen = Screen(List { NewsSections(viewModel: news) { opened.record($0) } })
        await screen.settle { $0.has("news.search") }
        try screen.element("news.search").tap()
        await screen.settle { _ in !opened.all.isEmpty }
        #expect(opened.all == [search])
        let feed = Screen(FeedScreen(container: container, opened: .constant(search)))
        await feed.settle { $0.has("feed.listing") && !$0.has("Apples") }
        #expect(feed.has("Rye bread") && feed.url.contains("km=12") && feed.url.contains("words=rye"))
    }
}
