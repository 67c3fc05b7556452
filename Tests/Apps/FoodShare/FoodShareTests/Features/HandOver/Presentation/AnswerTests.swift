import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the questions before a pickup is cancelled or reported as missed, and of the way out of the line.
@MainActor @Suite(.timeLimit(.minutes(5))) struct AnswerTests {
    private let world: OwnWorld

    init() throws { world = try OwnWorld() }

    private func promised() async throws -> ConversationRoute {
        let id = try await world.own("giver").create(.fixture()).id
        try await world.own("anna").claim(id: id)
        try await world.own("giver").accept(id: id)
        return try #require(try await world.own("anna").all().first?.route)
    }

    private func conversation(_ name: String, _ route: ConversationRoute) async -> Screen {
        let days = 2 * 86_400.0
        let model = ConversationViewModel(route, repository: world.own(name), now: { Date(timeIntervalSinceNow: days) })
        let screen = Screen(NavigationStack { ConversationView(viewModel: model) })
        await screen.settle { $0.has("handover.status") && (try? $0.element("handover.message").isDisabled) != nil }
        return screen
    }

    @Test func `the question before a pickup is cancelled has a button that keeps the pickup`() async throws {
        let route = try await promised()
        let screen = await conversation("giver", route)
        try screen.element("handover.cancel").tap()
        await screen.settle { $0.has("Why do you cancel?") }
        try #require(screen.presented.last).button("Keep the pickup").tap()
        await screen.settle { !$0.has("Why do you cancel?") }
        #expect(try await world.own("anna").all().first?.status == .accepted)
    }

    @Test func `a missed pickup is reported only after a question, which says that it is counted`() async throws {
        let route = try await promised()
        try await world.pass(2 * 86_400)
        let screen = await conversation("giver", route)
        try screen.element("handover.absent").tap()
        await screen.settle { $0.has("handover.absent.confirm") }
        #expect(screen.has("Did the other person not come? This ends the pickup, is counted for them, and cannot be undone."))
        #expect(try await world.own("giver").all().first?.status == .accepted)
        try #require(screen.presented.last).button("The other person did not come").tap()
        await screen.settle { $0.has("You said that the other person did not come.") }
    }

    @Test func `a giver reads that the taker confirmed, and that their own report of a missed pickup is not counted`() async throws {
        let route = try await promised()
        let start = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 - 3_600).rounded())
        let window = PickupWindow(start: start, end: start.addingTimeInterval(7_200))
        try await world.own("giver").keep(PickupTerms(windows: [window]), of: route.listing)
        for action in [HandOverAction.choose(window), .answer(.worked)] {
            try await world.own("anna").perform(action, on: route.id, of: route.listing)
        }
        let screen = await conversation("giver", route)
        #expect(try screen.element("handover.status").text == "The other person says that they received it.")
        try screen.element("handover.absent").tap()
        await screen.settle { $0.has("handover.absent.confirm") }
        #expect(!screen.has("Did the other person not come? This ends the pickup, is counted for them, and cannot be undone."))
        try #require(screen.presented.last).button("The other person did not come").tap()
        await screen.settle { (try? $0.element("handover.status").text)?.hasSuffix("they say that the food was handed over.") == true }
        #expect(try await world.own("giver").all().first?.missed == 0)
    }

    @Test func `only the giver of a promised offer without an agreed time has the button that says it was handed over`() async throws {
        let route = try await promised()
        for (name, isShown) in [("giver", true), ("anna", false)] {
            let screen = Screen(NavigationStack { ConversationView(viewModel: ConversationViewModel(route, repository: world.own(name))) })
            await screen.settle { $0.has("handover.status") && $0.has("handover.cancel") }
            #expect(screen.has("handover.worked") == isShown)
        }
    }

    @Test func `a person who leaves the line on the offer's page can join it again`() async throws {
        let id = try await world.own("giver").create(.fixture()).id
        try await world.own("anna").claim(id: id)
        let own = world.own("ben")
        try await own.joinLine(of: id)
        let details = ListingDetailsViewModel(id: id, repository: own, claims: own, handOvers: own)
        let screen = Screen(NavigationStack { ListingDetailsView(viewModel: details, from: nil) })
        await screen.settle { $0.has("listing.leave") }
        try screen.element("listing.leave").tap()
        await screen.settle { $0.has("listing.line") }
        #expect(!screen.has("listing.leave") && !screen.has("listing.conversation"))
        #expect(try await own.all().map(\.status) == [.cancelled])
    }
}
