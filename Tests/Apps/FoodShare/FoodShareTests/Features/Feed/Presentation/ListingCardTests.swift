import Foundation
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the photos in the feed and on an offer's page.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ListingCardTests {
    private let photos = MockListingPhotoRepository()

    /// Stores a number of photos for an offer, and returns it.
    private func listing(_ title: String, photos count: Int) async throws -> FoodListing {
        var listing = FoodListing.fixture(title: title)
        for number in 0..<count {
            let file = try TestPhoto.camera(width: 60 + Double(number), height: 40)
            listing.photos.append(try await photos.keep(ListingPhoto(full: file, small: file), of: listing.id))
        }
        return listing
    }

    private func kinds(_ tree: ElementTree) -> [ElementKind] {
        [tree.element.kind] + tree.children.flatMap { kinds($0) }
    }

    @Test func `an offer's row shows its first photo above the text, and a symbol if it has no photo`() async throws {
        let listings = [try await listing("Rye bread", photos: 2), try await listing("Apples", photos: 0)]
        let container = AppContainer(
            listingRepository: MockFoodListingRepository(listings: listings), placeService: MockPlaceService(), photos: photos)
        let screen = Screen(container.makeFeedView())
        func row(_ title: String) -> ScreenElement? {
            screen.all(.any, nil).first { $0.identifier == "feed.listing" && $0.text.contains(title) }
        }
        await screen.settle { _ in row("Rye bread").map { kinds($0.drawingTree).contains(.picture) } == true }
        let card = kinds(try #require(row("Rye bread")).drawingTree)
        #expect(card.count { $0 == .picture } == 1)
        #expect(try #require(card.firstIndex(of: .picture)) < #require(card.firstIndex(of: .text)))
        let plain = kinds(try #require(row("Apples")).drawingTree)
        #expect(!plain.contains(.picture) && plain.contains(.symbol))
    }

    /// Returns the widths that the parts of an offer's card set.
    private func widths(_ listing: FoodListing, isNarrow: Bool) throws -> [Double] {
        let item = NearbyListing(listing: listing, metres: 120)
        let screen = Screen(List { ListingCard(item: item, now: Date()).accessibilityIdentifier("card") })
        screen.surround { $0.isNarrow = isNarrow }
        return try screen.element("card").all(.any, nil).flatMap(\.drawing.style).compactMap { rule in
            if case .size(let width?, _) = rule { width } else { nil }
        }
    }

    @Test func `a photo is as wide as the card on a phone, and beside the facts in a wide window`() async throws {
        let listing = try await listing("Rye bread", photos: 1)
        let (narrow, wide) = (try widths(listing, isNarrow: true), try widths(listing, isNarrow: false))
        #expect(wide.contains(240) && !narrow.contains(240), "a photo as wide as a window would be a strip")
    }

    @Test func `the allergens to leave out are behind one button beside the kind, and are chosen in rows`() throws {
        let viewModel = FeedViewModel(repository: MockFoodListingRepository(), locationService: MockPlaceService())
        let screen = Screen(NavigationStack { FeedList(viewModel: viewModel, place: nil) })
        #expect(!screen.has("feed.without.milk") && screen.has("feed.category"))
        try screen.element("feed.without").tap()
        try screen.toggle("feed.without.milk").turnOn()
        #expect(viewModel.filter.without == [.milk])
        try screen.element("feed.without").tap()
        #expect(!screen.has("feed.without.milk"))
    }

    @Test(arguments: [0, 1, 3])
    func `an offer's page shows its photos in order, one at a time`(count: Int) async throws {
        let listing = try await listing("Rye bread", photos: count)
        let viewModel = ListingDetailsViewModel(
            id: listing.id, repository: MockFoodListingRepository(listings: [listing]),
            claims: MockListingClaimRepository(.open), photos: photos)
        let screen = Screen(NavigationStack { ListingDetailsView(viewModel: viewModel, from: .fixture) })
        await screen.settle { $0.has("listing.description") }
        let shown = screen.all(.any, nil).filter { $0.identifier == "listing.photo" }
        #expect(shown.count == count)
        #expect(shown.map(\.label) == (count == 1 ? ["Photo of Rye bread"] : (0..<count).map { "Photo \($0 + 1) of Rye bread" }))
        #expect(screen.has("3 / 3") == (count == 3))
        #expect(screen.has("listing.claim"))
    }
}
