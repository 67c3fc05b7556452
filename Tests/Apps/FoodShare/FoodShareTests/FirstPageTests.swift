import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests that the feed is drawn once: its listings evaluate only the views that show them.
@MainActor @Suite(.timeLimit(.minutes(30))) struct FirstPageTests {
    @Test func `the feed's page evaluates each body at most 1.3 times on average`() async throws {
        let world = try OwnWorld()
        let own = world.own("Ann")
        let container = AppContainer(
            listingRepository: own, placeService: MockPlaceService(), claims: own, edits: own, reports: own, handOvers: own)
        let page = await FirstPage { RootView(container: container) }
        // The world's folder is removed with it, and nothing is stored in a file that is gone.
        withExtendedLifetime(world) {}
        #expect(page.html.contains("feed.count"))
        #expect(page.ratio <= 1.3, "\(page.evaluations) evaluations of \(page.bodies) bodies")
    }
}
