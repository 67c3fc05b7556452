import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// The choices about notifications on *Mine*, and the empty list's offer to save its search.
@MainActor @Suite(.timeLimit(.minutes(5))) struct NewsViewTests {
    private func model(_ records: MockNewsRecords, _ notices: MockNoticeService) -> NewsViewModel {
        NewsViewModel(records: records, notices: notices, tell: MockTellNews())
    }

    private func sections(_ model: NewsViewModel) async -> Screen {
        await model.load()
        let screen = Screen(List { NewsSections(viewModel: model) })
        await screen.settle()
        return screen
    }

    @Test func `after permission is given, each kind of notification has a switch whose state is stored`() async throws {
        let records = MockNewsRecords(choices: nil)
        let screen = await sections(model(records, MockNoticeService(.allowed, isAsked: false)))
        #expect(!screen.has("news.claims"))
        #expect(screen.has("Notifications say only that something happened: no names, no places, no messages."))
        try screen.element("news.ask").tap()
        await screen.settle { $0.has("news.claims") }
        for kind in NewsKind.allCases { #expect(try screen.toggle("news.\(kind.rawValue)").isOn) }
        try screen.toggle("news.messages").turnOff()
        await screen.settle { (try? $0.toggle("news.messages").isOn) == false }
        #expect(try await records.choices()?.kinds == [.claims, .answers, .pickups, .reports, .offers])
        #expect(!screen.has("news.ask"))
    }

    @Test(arguments: [
        (NewsPermission.refused, "Your browser refuses notifications."),
        (.unavailable, "Notifications need a secure connection"),
    ])
    func `if notifications are not available, the section says why and keeps the button to ask again`(
        answer: NewsPermission, words: String
    ) async throws {
        let records = MockNewsRecords(choices: nil)
        let screen = await sections(model(records, MockNoticeService(answer, isAsked: false)))
        try screen.element("news.ask").tap()
        await screen.settle { (try? $0.element("news.state").text)?.hasPrefix(words) == true }
        #expect(screen.has("news.ask") && !screen.has("news.claims"))
        #expect(try await records.choices() == nil)
    }

    @Test func `saved searches are listed with their filter, and can be removed`() async throws {
        let search = SavedSearch(
            place: "London", middle: .fixture, radiusKm: 5, filter: FeedFilter(category: .bakery, words: "rye"))
        let screen = await sections(model(MockNewsRecords([search]), MockNoticeService(.allowed)))
        let row = try screen.element("news.search").text
        #expect(row.contains("London") && row.contains("Within 5 km · Bread and cake · “rye”"))
        try screen.element("news.remove").tap()
        await screen.settle { !$0.has("news.search") }
    }

    @Test func `an empty list can save its search, then says that a notification follows and hides the button`() async throws {
        let records = MockNewsRecords(choices: nil)
        let news = model(records, MockNoticeService(.allowed, isAsked: false))
        let container = AppContainer(
            listingRepository: MockFoodListingRepository(listings: []), placeService: MockPlaceService())
        let places = PlaceViewModel(service: MockPlaceService())
        let screen = Screen(container.makeFeedView(container.makeFeedViewModel(), places, news))
        await screen.settle { $0.has("feed.save") }
        try screen.element("feed.save").tap()
        await screen.settle { $0.has("feed.saved") }
        #expect(try screen.element("feed.saved").text == "This search is saved. You will be notified when it finds something.")
        #expect(!screen.has("feed.save"))
        let saved = try await records.searches()
        #expect(saved.map(\.radiusKm) == [5] && saved.map(\.place) == [Place.fixture.name])
    }

    @Test func `a list with offers can save its search, too`() async throws {
        let records = MockNewsRecords(choices: nil)
        let news = model(records, MockNoticeService(.allowed, isAsked: false))
        let container = AppContainer(listingRepository: MockFoodListingRepository(), placeService: MockPlaceService())
        let places = PlaceViewModel(service: MockPlaceService())
        let screen = Screen(container.makeFeedView(container.makeFeedViewModel(), places, news))
        await screen.settle { $0.has("feed.listing") && $0.has("feed.save") }
        try screen.element("feed.save").tap()
        await screen.settle { $0.has("feed.saved") }
        #expect(try await records.searches().map(\.radiusKm) == [5])
    }

    @Test func `a search is saved even without permission to notify, and the eleventh search is refused`() async throws {
        let searches = (1...SavedSearch.most).map { number in
            SavedSearch(place: "London", middle: .fixture, radiusKm: Double(number), filter: FeedFilter())
        }
        let records = MockNewsRecords(Array(searches.dropLast()), choices: nil)
        let news = model(records, MockNoticeService(.refused, isAsked: false))
        await news.load()
        await news.save(searches[0], in: "en")
        #expect(try await records.searches().count == SavedSearch.most - 1, "it is saved already")
        let last = try #require(searches.last)
        await news.save(last, in: "en")
        #expect(news.isSaved(last) && !news.hasRoom && !news.isOn)
        let one = SavedSearch(place: "London", middle: .fixture, radiusKm: 20, filter: FeedFilter())
        await news.save(one, in: "en")
        #expect(!news.isSaved(one))
        let screen = Screen(SaveSearchButton(news: news, search: one))
        #expect(screen.has("feed.save.full"))
        let known = Screen(SaveSearchButton(news: news, search: last))
        #expect(try known.element("feed.saved").text == "This search is saved. Notifications of what it finds are off.")
    }

    @Test func `a saved search says that notifications are off, until the button beside it turns them on`() async throws {
        let search = SavedSearch(place: "London", middle: .fixture, radiusKm: 5, filter: FeedFilter())
        let news = model(MockNewsRecords([search], choices: nil), MockNoticeService(.allowedWhileOpen, isAsked: false))
        let screen = Screen(SaveSearchButton(news: news, search: search))
        await screen.settle { $0.has("feed.saved.ask") }
        #expect(try screen.element("feed.saved").text == "This search is saved. Notifications of what it finds are off.")
        try screen.element("feed.saved.ask").tap()
        await screen.settle { !$0.has("feed.saved.ask") }
        #expect(try screen.element("feed.saved").text.hasSuffix("only while FoodShare is open, since your browser has no push service."))
        await news.set(.offers, false)
        await screen.settle { $0.has("feed.saved.ask") }
        try screen.element("feed.saved.ask").tap()
        await screen.settle { !$0.has("feed.saved.ask") }
        #expect(news.kinds.contains(.offers))
    }

    @Test func `while the browser has not answered whether a new search may notify, its button shows progress`() async throws {
        let search = SavedSearch(place: "London", middle: .fixture, radiusKm: 5, filter: FeedFilter())
        let news = NewsViewModel(records: MockNewsRecords(choices: nil), notices: SilentNotices(), tell: MockTellNews())
        let screen = Screen(SaveSearchButton(news: news, search: search))
        let saving = Task { await news.save(search, in: "en") }
        await screen.settle { $0.has("feed.saving") }
        #expect(!screen.has("feed.save") && !screen.has("feed.saved"))
        saving.cancel()
    }

    @Test func `concurrent changes of two notification switches are both stored`() async throws {
        let records = MockNewsRecords()
        let news = model(records, MockNoticeService(.allowed))
        async let loading: Void = news.load()
        async let first: Void = news.set(.claims, false)
        async let second: Void = news.set(.messages, false)
        _ = await (loading, first, second)
        #expect(news.kinds == [.answers, .pickups, .reports, .offers])
        #expect(try await records.choices()?.kinds == [.answers, .pickups, .reports, .offers])
    }

    /// A service whose browser never answers.
    private struct SilentNotices: NoticeService {
        func permission() async -> NewsPermission {
            try? await Task.sleep(for: .seconds(3_600))
            return .notAsked
        }
        func ask() async -> NewsPermission { await permission() }
        func show(_ item: NewsItem, language: String) async {}
        func plan(_ reminders: [PickupReminder], language: String) async {}
    }

    @Test func `saved searches are read while the browser has not answered for the permission`() async {
        let search = SavedSearch(place: "London", middle: .fixture, radiusKm: 5, filter: FeedFilter())
        let news = NewsViewModel(records: MockNewsRecords([search]), notices: SilentNotices(), tell: MockTellNews())
        let loading = Task { await news.load() }
        while !news.isSaved(search) { await Task.yield() }
        #expect(news.permission == nil)
        loading.cancel()
    }
}
