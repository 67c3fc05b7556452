import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of a conversation's address, at which a reload opens the window.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ConversationAddressTests {
    private let world: OwnWorld
    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)

    init() throws { world = try OwnWorld() }

    private func app(_ name: String, at url: String) -> Screen {
        let own = world.own(name)
        let container = AppContainer(
            listingRepository: own, placeService: MockPlaceService(), claims: own, edits: own, reports: own, handOvers: own)
        return Screen(RootView(container: container), url: url)
    }

    private func asked() async throws -> ConversationRoute {
        let id = try await world.own("giver").create(.fixture(title: "Rye bread", location: spot)).id
        try await world.own("anna").claim(id: id)
        return try #require(try await world.own("anna").all().first?.route)
    }

    @Test func `a conversation opened from an offer's page is shown again after a reload, above the offer`() async throws {
        let route = try await asked()
        let screen = app("anna", at: "/\(route.listing)")
        await screen.settle { (try? $0.element("listing.conversation").isDisabled) == false }
        try screen.element("listing.conversation").tap()
        await screen.settle { $0.has("handover.status") }
        #expect(screen.url.hasPrefix("/\(route.listing)/chat/\(route.listing)/\(route.id)"))
        let reloaded = app("anna", at: screen.url)
        await reloaded.settle { $0.has("handover.status") || $0.has("This food is no longer offered.") || !$0.isUnderstood }
        #expect(reloaded.isUnderstood && reloaded.has("handover.status"))
        screen.back()
        await screen.settle { !$0.has("handover.status") }
        screen.forward()
        await screen.settle { $0.has("handover.status") }
    }

    @Test(arguments: ["/%L/%L/%H", "/mine/%L/%H", "/%L/%H"])
    func `a conversation's address of an earlier version opens the conversation`(old: String) async throws {
        let route = try await asked()
        let url = old.replacingOccurrences(of: "%L", with: route.listing.uuidString)
            .replacingOccurrences(of: "%H", with: route.id.uuidString)
        let screen = app("anna", at: url)
        await screen.settle { $0.has("handover.status") || $0.has("This food is no longer offered.") || !$0.isUnderstood }
        #expect(screen.isUnderstood && screen.has("handover.status"))
    }
}
