import Foundation
import Testing

@testable import FoodShare

/// Tests of actions of a person while an answer is late or missing.
@MainActor @Suite(.timeLimit(.minutes(2))) struct SlowAnswerTests {
    private let handOver = HandOver.fixture()
    private let store: MockHandOverRepository
    private let held: HeldHandOvers

    init() {
        store = MockHandOverRepository([handOver])
        held = HeldHandOvers(store)
    }

    @Test func `text typed while a request runs, or whose sending fails, stays in the message field`() async throws {
        let conversation = ConversationViewModel(handOver.route, repository: held)
        await conversation.load()
        await held.hold()
        let first = Task { await conversation.perform(.accept) }
        await held.waitForCall()
        conversation.text = "On my way"
        await conversation.send()
        #expect(conversation.text == "On my way", "it was not sent")
        await held.letThrough()
        #expect(await first.value)
        await held.hold()
        let second = Task { await conversation.send() }
        await held.waitForCall()
        conversation.text = "See you"
        await held.letThrough()
        await second.value
        #expect(conversation.text == "See you")
        await conversation.send()
        #expect(conversation.text.isEmpty && conversation.error == nil)
        conversation.text = "Hello"
        await held.fail(with: .offline)
        await conversation.send()
        #expect(conversation.text == "Hello" && conversation.error == .offline)
    }

    @Test func `a list that was loading when the person deleted all data stays empty`() async throws {
        let mine = MineViewModel(repository: held, listings: MockFoodListingRepository())
        await mine.load()
        #expect(mine.handOvers == [handOver])
        await held.hold()
        let load = Task { await mine.load() }
        await held.waitForCall()
        await mine.forgetEverything()
        #expect(mine.beginnings == 1 && mine.handOvers.isEmpty)
        await held.letThrough()
        await load.value
        #expect(mine.handOvers.isEmpty)
    }

    @Test func `pickup terms that could not be loaded are not overwritten by saving the form`() async throws {
        let terms = PickupTermsViewModel(of: handOver.listing, repository: held)
        await held.fail(with: .offline)
        await terms.load()
        #expect(terms.error == .offline && !terms.hasLoaded)
        await terms.save()
        #expect(!terms.isKept)
        #expect(try await store.terms(of: handOver.listing).note == "Ring at Huber")
        await held.fail(with: nil)
        await terms.load()
        terms.terms.note = "Ring twice"
        await terms.load()
        await terms.save()
        #expect(try await store.terms(of: handOver.listing).note == "Ring twice")
    }
}
