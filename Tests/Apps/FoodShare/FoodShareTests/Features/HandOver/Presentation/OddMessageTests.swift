import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of what a conversation's page shows of messages that are too long, try to be markup, or come from a server whose
/// clock is wrong.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OddMessageTests {
    private func open(_ handOver: HandOver) async -> (Screen, ConversationViewModel) {
        let model = ConversationViewModel(handOver.route, repository: MockHandOverRepository([handOver]))
        let screen = Screen(NavigationStack { ConversationView(viewModel: model) }, language: "en-GB")
        await screen.settle { $0.has("handover.message") && !model.isLoading }
        return (screen, model)
    }

    @Test(arguments: [(1_000, true), (1_001, false), (10_000, false)])
    func `a message of more than 1,000 characters stays in its field with the reason, and a shorter one is sent`(
        length: Int, isSent: Bool
    ) async throws {
        let (screen, model) = await open(.fixture())
        let words = String(repeating: "x", count: length)
        try screen.element("handover.message").type(words)
        await model.send()
        await screen.settle { $0.has("handover.problem") == !isSent }
        #expect(model.text == (isSent ? "" : words))
    }

    @Test func `a message with HTML, 300 emoji or a direction override is shown as the text that was cleaned`() async throws {
        let typed = ["<img src=x onerror=alert(1)>", String(repeating: "👩‍👩‍👧‍👦", count: 300), "pay \u{202E}em\u{202C} now"]
        let messages = try typed.enumerated().map { number, words in
            HandOverMessage(id: number, isOwn: false, text: try HandOverMessage.text(words).text, sentAt: Date())
        }
        let (screen, _) = await open(.fixture(messages: messages))
        let shown = screen.all(.any, nil).filter { $0.identifier == "handover.message.other" }.map(\.text)
        try #require(shown.count == 3)
        #expect(shown[0].hasSuffix(typed[0]) && shown[1].hasSuffix(typed[1]) && shown[2].hasSuffix("pay em now"))
    }

    @Test func `a message from a server whose clock is an hour ahead is shown as sent now, not in the future`() async throws {
        let ahead = HandOverMessage(id: 0, isOwn: false, text: "Hello", sentAt: Date(timeIntervalSinceNow: 3_600))
        let (screen, _) = await open(.fixture(messages: [ahead]))
        let shown = try screen.element("handover.message.other").text
        #expect(shown.contains("now") && !shown.contains("hour"))
    }
}
