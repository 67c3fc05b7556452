import Testing

@testable import FoodShare

/// Tests that the feed is drawn once: its listings evaluate only the views that show them.
@MainActor @Suite(.timeLimit(.minutes(5))) struct FirstPageTests {
    @Test func `loading the feed evaluates each SwiftUI view body about one and a half times on average`() async throws {
        let own = try OwnWorld().own("Ann")
        let container = AppContainer(
            listingRepository: own, placeService: MockPlaceService(), claims: own, edits: own, reports: own, handOvers: own)
        let page = await FirstPage { RootView(container: container) }
        #expect(page.html.contains("feed.count"))
        #expect(page.ratio <= 1.6, "\(page.evaluations) evaluations of \(page.bodies) bodies")
    }
}
