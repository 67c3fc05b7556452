import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the page of everything in which a person has a part.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MineTests {
    private let world: OwnWorld

    init() throws { world = try OwnWorld() }

    private func mine(_ name: String) async -> Screen {
        let own = world.own(name)
        let container = AppContainer(
            listingRepository: own, placeService: MockPlaceService(), claims: own, edits: own, handOvers: own)
        let model = MineViewModel(repository: own, listings: own)
        let screen = Screen(container.makeMineView(model))
        await screen.settle { _ in model.hasLoaded }
        return screen
    }

    @Test func `an offer that was taken off the list is offered again from the page, with the form filled in`() async throws {
        let giver = world.own("giver")
        let id = try await giver.create(.fixture(title: "Rye bread")).id
        try await giver.delete(id: id)
        let screen = await mine("giver")
        await screen.settle { $0.has("mine.again") }
        #expect(screen.has("Rye bread") && screen.has("You took it off the list."))
        try screen.element("mine.again").tap()
        await screen.settle { $0.has("offer.title") }
        #expect(try screen.element("offer.title").value == "Rye bread")
    }
}
