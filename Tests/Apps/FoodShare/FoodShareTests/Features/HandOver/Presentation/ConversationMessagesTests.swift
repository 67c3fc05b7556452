import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of where a conversation's messages are, and of which are shown.
@MainActor @Suite struct ConversationMessagesTests {
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
}
