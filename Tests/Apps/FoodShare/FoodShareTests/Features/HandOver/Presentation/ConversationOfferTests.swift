import Foundation
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the offer above its conversation.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ConversationOfferTests {
    private let world: OwnWorld
    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)

    init() throws { world = try OwnWorld() }

    @Test func `a taker can look at the offer again from the conversation`() async throws {
        let (giver, anna) = (world.own("giver"), world.own("anna"))
        let id = try await giver.create(.fixture(title: "Rye bread", description: "Sliced.", location: spot)).id
        try await anna.claim(id: id)
        let container = AppContainer(
            listingRepository: anna, placeService: MockPlaceService(), claims: anna, edits: anna, reports: anna, handOvers: anna)
        let screen = Screen(RootView(container: container))
        await screen.settle { $0.has("feed.count") }
        try #require(screen.all(.tab, nil).last).tap()
        await screen.settle { $0.has("mine.request") }
        try screen.element("mine.request").tap()
        await screen.settle { $0.has("handover.offer") }
        #expect(try screen.element("handover.offer").text.contains("Rye bread"))
        try screen.element("handover.offer").tap()
        await screen.settle { $0.has("listing.description") }
        #expect(try screen.element("listing.description").text == "Sliced.")
    }

    @Test(arguments: ["/%L", "/mine/%L"])
    func `links between an offer's page and its conversation go back, and do not make the path longer`(start: String) async throws {
        let anna = world.own("anna")
        let id = try await world.own("giver").create(.fixture(title: "Rye bread", location: spot)).id
        try await anna.claim(id: id)
        let route = try #require(try await anna.all().first?.route)
        let container = AppContainer(
            listingRepository: anna, placeService: MockPlaceService(), claims: anna, edits: anna, reports: anna, handOvers: anna)
        let url = start.replacingOccurrences(of: "%L", with: id.uuidString)
        let screen = Screen(RootView(container: container), url: url)
        for _ in 0..<2 {
            await screen.settle { (try? $0.element("listing.conversation").isDisabled) == false }
            try screen.element("listing.conversation").tap()
            await screen.settle { $0.has("handover.offer") }
            #expect(screen.url.hasPrefix("\(url)/chat/\(id)/\(route.id)"))
            try screen.element("handover.offer").tap()
            await screen.settle { !$0.has("handover.offer") }
            #expect(screen.url.prefix { $0 != "?" } == url)
        }
    }

    @Test func `a link goes back only to the page directly below`() {
        var path = NavigationPath(["offer", "conversation"])
        #expect(path.isLast(above: "offer") && !path.isLast(above: "conversation") && !path.isLast(above: 1))
        path.append("offer")
        #expect(path.isLast(above: "conversation") && !path.isLast(above: "offer"))
        #expect(!NavigationPath().isLast(above: "offer") && !NavigationPath(["offer"]).isLast(above: "offer"))
    }

    @Test func `a conversation about an offer that was taken back has no link to it`() async throws {
        let (giver, anna) = (world.own("giver"), world.own("anna"))
        let id = try await giver.create(.fixture(location: spot)).id
        try await anna.claim(id: id)
        try await giver.delete(id: id)
        let route = try #require(try await anna.all().first?.route)
        let model = ConversationViewModel(route, repository: anna) {
            try await anna.fetch(id: id).map { HandOverOffer(id: $0.id, title: $0.title, photo: $0.photo) }
        }
        await model.load()
        #expect(model.handOver?.status == .cancelled && model.offer == nil && model.error == nil)
    }

    @Test func `the offer above a conversation shows its leading photo`() async throws {
        let asked = Recorded<String>()
        let handOver = HandOver.fixture()
        let model = ConversationViewModel(handOver.route, repository: MockHandOverRepository([handOver])) {
            HandOverOffer(id: handOver.listing, title: "Rye bread", photo: "bread")
        } photo: { name in
            asked.record(name)
            return nil
        }
        let screen = Screen(NavigationStack { ConversationView(viewModel: model) })
        await screen.settle { _ in !asked.all.isEmpty }
        #expect(asked.all == ["bread"])
    }
}
