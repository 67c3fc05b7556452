import Foundation
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the pages in which the feed loads and shows many offers.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FeedPageTests {
    private func feed(_ repository: any FoodListingRepository) -> FeedViewModel {
        FeedViewModel(repository: repository, locationService: MockPlaceService())
    }

    private func screen(_ subject: FeedViewModel) -> Screen {
        let repository = MockFoodListingRepository()
        return Screen(
            FeedView(viewModel: subject, places: PlaceViewModel(service: MockPlaceService())) {
                ListingDetailsViewModel(id: $0, repository: repository)
            } offer: {
                OfferViewModel(offer: DefaultOfferListingUseCase(repository: repository), places: MockPlaceService())
            })
    }

    private func rows(_ screen: Screen) -> Int { screen.all(.any, nil).count { $0.identifier == "feed.listing" } }

    @Test func `the feed loads 16 of 501 offers and says 'more than 500'`() async {
        let subject = feed(PagedListings(501))
        await subject.loadNearbyListings()
        #expect(subject.listings.count == 16 && subject.total == .moreThan(500) && subject.canShowMore)
        await subject.showMore()
        #expect(subject.listings.count == 36 && subject.rows == 36 && subject.canShowMore)
    }

    @Test func `the feed asks for no more offers once all are loaded`() async {
        for count in [16, 17, 36] {
            let subject = feed(PagedListings(count))
            await subject.loadNearbyListings()
            #expect(subject.listings.count == 16 && subject.canShowMore == (count > 16), "\(count)")
            await subject.showMore()
            #expect(subject.listings.count == count && !subject.canShowMore, "\(count)")
        }
    }

    @Test func `the feed loads at most 1,000 offers`() async {
        let repository = PagedListings(1_100)
        let subject = feed(repository)
        await subject.loadNearbyListings()
        while subject.canShowMore { await subject.showMore() }
        #expect(subject.listings.count == 1_000)
        #expect(repository.asked.all.max() == 1_000)
    }

    /// Reports that a row has appeared, and waits for what that loads.
    private func appear(_ number: Int, of subject: FeedViewModel) async {
        let shown = subject.nearby.prefix(subject.rows)
        subject.rowAppeared(shown[number].id, of: shown)
        await subject.growing?.value
    }

    @Test func `the next page is loaded when one of the last five rows appears, and no page for the others`() async {
        let repository = PagedListings(100)
        let subject = feed(repository)
        await subject.loadNearbyListings()
        for number in 0..<11 { await appear(number, of: subject) }
        #expect(repository.asked.all == [16])
        await appear(11, of: subject)
        #expect(repository.asked.all == [16, 36] && subject.listings.count == 36)
        await appear(15, of: subject)
        #expect(repository.asked.all == [16, 36], "it is no longer near the end")
    }

    @Test func `rows that appear at once load one page`() async {
        let repository = PagedListings(100)
        let subject = feed(repository)
        await subject.loadNearbyListings()
        let shown = subject.nearby.prefix(subject.rows)
        for item in shown { subject.rowAppeared(item.id, of: shown) }
        await subject.growing?.value
        #expect(repository.asked.all == [16, 36])
    }

    @Test func `a page that could not be loaded is requested again, and not the one after it`() async {
        let repository = PagedListings(100)
        let subject = feed(repository)
        await subject.loadNearbyListings()
        repository.isOffline.record(true)
        await subject.showMore()
        #expect(subject.error == .offline && subject.listings.count == 16)
        await appear(15, of: subject)
        #expect(repository.asked.all == [16, 36], "a row does not repeat what has failed")
        repository.isOffline.record(false)
        await subject.showMore()
        #expect(repository.asked.all == [16, 36, 36] && subject.listings.count == 36 && subject.error == nil)
    }

    @Test func `the list shows 16 of 60 offers and the others while it is scrolled, with the count of all`() async throws {
        let subject = feed(PagedListings(60))
        let screen = screen(subject)
        await screen.settle { $0.has("feed.count") }
        #expect(rows(screen) == 16 && screen.has("feed.more"))
        #expect(try screen.element("feed.count").text == "60 offers")
        await screen.scrollOn(to: 60) {
            subject.listings.count
        } until: {
            rows($0) == 60
        }
        #expect(rows(screen) == 60 && !screen.has("feed.more"))
    }

    @Test func `'Show more' below the list loads the next page without scrolling`() async throws {
        let screen = screen(feed(PagedListings(30)))
        await screen.settle { $0.has("feed.more") }
        try screen.element("feed.more").tap()
        await screen.settle { !$0.has("feed.more") }
        #expect(rows(screen) == 30)
    }

    @Test func `going back from an offer's page shows as many rows as before`() async throws {
        let screen = screen(feed(PagedListings([FoodListing].fixtures + PagedListings.offers(57))))
        await screen.settle { $0.has("feed.more") }
        try screen.element("feed.more").tap()
        await screen.settle { rows($0) == 36 }
        let bread = screen.all(.any, nil).first { $0.identifier == "feed.listing" && $0.text.contains("Sourdough bread") }
        try #require(bread).tap()
        await screen.settle { $0.has("listing.description") }
        screen.back()
        await screen.settle { !$0.has("listing.description") }
        #expect(rows(screen) == 36)
    }

    @Test func `a refresh loads as many offers as are shown`() async {
        let repository = PagedListings(100)
        let subject = feed(repository)
        await subject.loadNearbyListings()
        await subject.showMore()
        await subject.loadNearbyListings()
        #expect(repository.asked.all == [16, 36, 36])
    }

    @Test func `the map shows 200 offers, and the list afterwards as many as before`() async throws {
        let repository = PagedListings(250)
        let subject = feed(repository)
        let screen = screen(subject)
        await screen.settle { $0.has("feed.count") }
        try screen.element("feed.mode").tap()
        await screen.settle { _ in subject.listings.count == 200 }
        #expect(try screen.element("feed.map.count").text == "250 offers")
        try screen.element("feed.mode").tap()
        await screen.settle { $0.has("feed.count") }
        #expect(rows(screen) == 16 && screen.has("feed.more"))
        #expect(repository.asked.all == [16, 200])
    }

    @Test func `an address of the map loads the map's offers at once`() async {
        let repository = PagedListings(250)
        let subject = feed(repository)
        subject.viewWord = "map"
        await subject.loadNearbyListings()
        #expect(repository.asked.all == [200] && subject.total == .exactly(250))
    }
}

/// A repository that returns as many listings as it is asked for.
private struct PagedListings: FoodListingRepository {
    let listings: [FoodListing]
    /// The numbers of listings for which it was asked.
    let asked = Recorded<Int>()
    /// Records whether requests fail from then on.
    let isOffline = Recorded<Bool>()

    init(_ count: Int) { self.init(Self.offers(count)) }

    init(_ listings: [FoodListing]) { self.listings = listings }

    /// Returns listings in a row to the north, of which the first is the nearest.
    static func offers(_ count: Int) -> [FoodListing] {
        (0..<count).map { number in
            .fixture(title: "Offer \(number)", location: Coordinate(latitude: 51.51 + Double(number) / 100_000, longitude: -0.13))
        }
    }

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing] { listings }

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter, most: Int) async throws -> [FoodListing] {
        asked.record(most)
        if isOffline.all.last == true { throw AppError.offline }
        return Array(listings.prefix(most))
    }

    func fetch(id: UUID) async throws -> FoodListing? { listings.first { $0.id == id } }
    func create(_ listing: FoodListing) async throws -> FoodListing { listing }
    func delete(id: UUID) async throws {}
}
