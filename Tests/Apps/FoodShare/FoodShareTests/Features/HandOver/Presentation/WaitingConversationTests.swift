import Foundation
import StrataDeviceServices
import StrataKitTesting
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of an open conversation that nobody sees, or in which only time passes.
@MainActor @Suite(.timeLimit(.minutes(5))) struct WaitingConversationTests {
    private let world: OwnWorld

    init() throws { world = try OwnWorld() }

    private func route(_ name: String, _ listing: UUID) async throws -> ConversationRoute {
        try #require(try await world.own(name).all().first { $0.listing == listing }?.route)
    }

    @Test func `messages in a hidden window are shown there, and marked as read once it is visible`() async throws {
        let (giver, anna) = (world.own("giver"), world.own("anna"))
        let id = try await giver.create(.fixture()).id
        try await anna.claim(id: id)
        let route = try await route("giver", id)
        let screen = Screen(NavigationStack { ConversationView(viewModel: ConversationViewModel(route, repository: giver)) })
        await screen.settle { $0.has("handover.status") }
        screen.surround { $0.isHidden = true }
        // The second message is shown after the first one's reading has ended.
        for words in ["On my way", "At the door"] {
            try await anna.perform(.send(HandOverMessage.text(words)), on: route.id, of: id)
            await screen.settle { $0.text.contains(words) }
        }
        for _ in 0..<2 {
            try screen.element("handover.unseen").layOut(CGRect(x: 0, y: 500, width: 390, height: 60))
            await Task.yield()
        }
        #expect(try await giver.handOver(route.id, of: id).unread == 2)
        screen.surround { $0.isHidden = false }
        while try await giver.handOver(route.id, of: id).unread > 0 { await Task.yield() }
    }

    @Test func `a message that was typed and not sent is back after a reload, in its conversation only, and gone once sent`() async throws {
        let (device, one, other) = (Device.fresh, HandOver.fixture(), HandOver.fixture())
        let repository = MockHandOverRepository([one, other])
        func open(_ handOver: HandOver) async -> Screen {
            let model = ConversationViewModel(handOver.route, repository: repository)
            let screen = Screen(NavigationStack { ConversationView(viewModel: model) }, device: device)
            await screen.settle { $0.has("handover.message") }
            return screen
        }
        let first = await open(one)
        try first.element("handover.message").type("On my way")
        first.close()
        let second = await open(one)
        await second.settle { (try? $0.element("handover.message").value) == "On my way" }
        let elsewhere = await open(other)
        #expect(try elsewhere.element("handover.message").value.isEmpty)
        await second.settle { (try? $0.element("handover.send").isDisabled) == false }
        try second.element("handover.send").tap()
        await second.settle { (try? $0.element("handover.message").value) == "" }
        second.close()
        #expect(try await open(one).element("handover.message").value.isEmpty)
    }

    @Test func `when a request lapses, its open conversation says so to both people and to the next in line`() async throws {
        let id = try await world.own("giver").create(.fixture()).id
        try await world.own("anna").claim(id: id)
        try await world.pass(60)
        try await world.own("ben").joinLine(of: id)
        let clock = ManualClock()
        var screens: [Screen] = []
        for name in ["giver", "anna", "ben"] {
            let model = ConversationViewModel(try await route(name, id), repository: world.own(name), clock: clock)
            let screen = Screen(NavigationStack { ConversationView(viewModel: model) })
            await screen.settle { $0.has("handover.status") }
            screens.append(screen)
        }
        let before = try screens.map { try $0.element("handover.status").text }
        await clock.waitForSleepers(count: 3)
        try await world.pass(2 * 3600)
        clock.advance(by: .seconds(3 * 3600))
        for (screen, old) in zip(screens, before) {
            await screen.settle { (try? $0.element("handover.status").text) != old }
        }
        #expect(try screens[2].element("handover.status").text.hasPrefix("You asked for it."))
    }

    @Test func `a person who moves up in the line is notified, and one who asked at once is not`() async throws {
        let id = try await world.own("giver").create(.fixture()).id
        try await world.own("anna").claim(id: id)
        try await world.pass(60)
        try await world.own("ben").joinLine(of: id)
        let (first, next) = (try await route("anna", id), try await route("ben", id))
        #expect(try await world.own("anna").handOver(first.id, of: id).news(at: Date()).isEmpty)
        #expect(try await world.own("ben").handOver(next.id, of: id).news(at: Date()).isEmpty)
        // Who moves up in the same moment cannot be told apart from who asked at once.
        try await world.pass(60)
        try await world.own("anna").release(id: id)
        let news = try await world.own("ben").handOver(next.id, of: id).news(at: Date())
        #expect(news == [NewsItem(event: "\(next.id.uuidString).movedUp", kind: .answers)])
    }
}
