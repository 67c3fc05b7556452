import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the place and the look of the button that asks for an offer.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ClaimButtonTests {
    private func page(_ standing: ListingStanding, _ handOvers: HandOverRepository? = nil) async -> Screen {
        let repository = MockFoodListingRepository()
        let viewModel = ListingDetailsViewModel(
            id: [FoodListing].fixtures[0].id, repository: repository, claims: MockListingClaimRepository(standing),
            handOvers: handOvers)
        let screen = Screen(NavigationStack { ListingDetailsView(viewModel: viewModel, from: .fixture) })
        await screen.settle { $0.has("listing.description") }
        return screen
    }

    @Test func `the claim button is prominent, fills the width, and is outside of the scrolling list`() async throws {
        let screen = await page(.open)
        await screen.settle { $0.has("listing.claim") }
        let all = screen.all(.any, nil)
        let button = try #require(all.first { $0.drawing.kind == .button && $0.label == "I would like it" })
        #expect(button.drawing[.variant]?.split(separator: " ").contains("prominent") == true)
        #expect(([button] + button.all(.any, nil)).contains { $0.drawing.stretch.contains(.width) })
        let list = try #require(all.first { $0.drawing.kind == .list })
        #expect(!list.all(.any, nil).contains { $0.id == button.id })
        let text = try #require(all.firstIndex { $0.identifier == "listing.description" })
        #expect(try text < #require(all.firstIndex { $0.id == button.id }))
    }

    @Test func `the page of a claimed offer has the button Ask to be next instead of the claim button`() async throws {
        let screen = await page(.taken, MockHandOverRepository([]))
        await screen.settle { $0.has("listing.line") }
        let button = try #require(screen.all(.any, nil).first { $0.drawing.kind == .button && $0.label == "Ask to be next" })
        #expect(button.drawing[.variant]?.split(separator: " ").contains("prominent") == true)
        let list = try #require(screen.all(.any, nil).first { $0.drawing.kind == .list })
        #expect(!list.all(.any, nil).contains { $0.id == button.id } && !screen.has("listing.claim"))
    }

    @Test func `the giver's page of an offer has no claim button`() async {
        let screen = await page(.own(.none))
        #expect(!screen.has("listing.claim"))
    }
}
