import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of where a conversation's messages are, and of which are shown.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ConversationMessagesTests {
    private func messages(_ count: Int) -> [HandOverMessage] {
        (0..<count).map { HandOverMessage(id: $0, isOwn: $0.isMultiple(of: 2), text: "Message \($0)", sentAt: Date()) }
    }

    private func open(_ handOver: HandOver) async -> Screen {
        let model = ConversationViewModel(handOver.route, repository: MockHandOverRepository([handOver]))
        let screen = Screen(NavigationStack { ConversationView(viewModel: model) })
        await screen.settle { $0.has("handover.message") }
        return screen
    }

    private func shown(_ screen: Screen) -> [Int] {
        screen.all(.any, nil).filter { $0.identifier?.hasPrefix("handover.message.") == true }
            .compactMap { $0.text.split(separator: " ").last.flatMap { Int($0) } }
    }

    @Test func `the messages are below the pickup times and the address, and above the map`() async {
        let screen = await open(.fixture())
        let wanted: Set = ["handover.window", "handover.address", "handover.message.other", "handover.message", "handover.pin"]
        let order = screen.all(.any, nil).compactMap(\.identifier).filter(wanted.contains)
        #expect(order == ["handover.window", "handover.address", "handover.message.other", "handover.message", "handover.pin"])
    }

    @Test(arguments: [(5, 0, 0), (12, 0, 7), (12, 1, 7), (12, 4, 5)])
    func `of many messages the newest five and all unread ones are shown, and the others on demand`(
        count: Int, unread: Int, first: Int
    ) async throws {
        let screen = await open(.fixture(messages: messages(count), unread: unread))
        #expect(shown(screen) == Array(first..<count))
        #expect(screen.has("handover.earlier") == (first > 0))
        guard first > 0 else { return }
        try screen.element("handover.earlier").tap()
        #expect(shown(screen) == Array(0..<count))
        #expect(!screen.has("handover.earlier"))
    }

    @Test func `a conversation with unread messages opens at the last one, and one without at its top`() async throws {
        #expect(await open(.fixture(messages: messages(4), unread: 2)).scrolledTo?.text.hasSuffix("Message 3") == true)
        #expect(await open(.fixture(messages: messages(4))).scrolledTo == nil)
    }

    /// Returns a conversation with messages of the giver, as the taker's page reads it.
    private func written(_ count: Int, in world: OwnWorld) async throws -> ConversationRoute {
        let (giver, anna) = (world.own("giver"), world.own("anna"))
        let id = try await giver.create(.fixture()).id
        try await anna.claim(id: id)
        let route = try #require(try await anna.all().first?.route)
        for number in 0..<count {
            try await giver.perform(.send(HandOverMessage.text("Message \(number)")), on: route.id, of: id)
        }
        return route
    }

    private func unread(_ world: OwnWorld) async throws -> Int? { try await world.own("anna").all().first?.unread }

    @Test func `messages are marked as read once the last one has come into view while the page is visible`() async throws {
        let world = try OwnWorld()
        let route = try await written(2, in: world)
        let model = ConversationViewModel(route, repository: world.own("anna"))
        await model.load()
        let shown = try #require(model.handOver?.messages)
        await model.see(shown[0])
        #expect(try await unread(world) == 2)
        model.isVisible = false
        await model.see(shown[1])
        #expect(try await unread(world) == 2)
        model.isVisible = true
        await model.refresh()
        #expect(try await unread(world) == 0)
    }

    /// Opens a conversation with two unread messages, and reports where the last one is in the window.
    private func opened(_ world: OwnWorld, lastAt top: Double) async throws -> (Screen, ConversationViewModel) {
        let model = ConversationViewModel(try await written(2, in: world), repository: world.own("anna"))
        let screen = Screen(NavigationStack { ConversationView(viewModel: model) })
        await screen.settle { $0.has("handover.unseen") }
        try layOutLast(screen, at: top)
        return (screen, model)
    }

    private func layOutLast(_ screen: Screen, at top: Double) throws {
        // The first report lacks the place, which the app then asks for.
        for _ in 0..<2 { try screen.element("handover.unseen").layOut(CGRect(x: 0, y: top, width: 390, height: 60)) }
    }

    @Test func `messages below the visible part of the page are unread until it is scrolled to the last one`() async throws {
        let world = try OwnWorld()
        let (screen, model) = try await opened(world, lastAt: 2_000)
        await screen.settle { $0.has("handover.new") }
        await model.refresh()
        #expect(try await unread(world) == 2)
        try layOutLast(screen, at: 500)
        while try await unread(world) != 0 { await Task.yield() }
        await screen.settle { !$0.has("handover.new") && !$0.has("handover.unseen") }
    }

    @Test func `a message that arrives below the visible part of an open conversation is unread, and a button leads to it`()
        async throws
    {
        let world = try OwnWorld()
        let (screen, model) = try await opened(world, lastAt: 500)
        while try await unread(world) != 0 { await Task.yield() }
        let giver = world.own("giver")
        try await giver.perform(.send(HandOverMessage.text("I am late")), on: model.route.id, of: model.route.listing)
        await model.refresh()
        await screen.settle { $0.has("handover.unseen") }
        #expect(!screen.has("handover.new"), "the browser has not said yet where the message is")
        try layOutLast(screen, at: 2_000)
        await screen.settle { $0.has("handover.new") }
        #expect(try await unread(world) == 1)
        try screen.element("handover.new").tap()
        #expect(screen.scrolledTo?.text.hasSuffix("I am late") == true)
        while try await unread(world) != 0 { await Task.yield() }
        await screen.settle { !$0.has("handover.new") }
    }
}
