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
