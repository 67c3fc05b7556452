import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of an address that its giver changes after the food was promised.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ChangedAddressTests {
    private let world: OwnWorld
    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)

    init() throws { world = try OwnWorld() }

    private func promised() async throws -> UUID {
        let giver = world.own("giver")
        let id = try await giver.create(.fixture(location: spot)).id
        try await giver.keep(PickupTerms(address: "12 Mill Lane"), of: id)
        try await world.own("anna").claim(id: id)
        try await giver.accept(id: id)
        return id
    }

    private func form(_ id: UUID) -> PickupTermsViewModel {
        let giver = world.own("giver")
        let keeping = DefaultKeepTermsUseCase(
            handOvers: giver, listings: giver, edits: giver, movedWords: "Moved.", addressWords: "Another address.")
        return PickupTermsViewModel(of: id, repository: giver, keeping: keeping)
    }

    private func told() async throws -> HandOver { try #require(try await world.own("anna").all().first) }

    @Test func `the accepted person gets a message with another address, and none with other terms`() async throws {
        let id = try await promised()
        let model = form(id)
        await model.load()
        model.terms.note = "Ring at Huber"
        await model.save()
        let before = try await told()
        #expect(before.messages.isEmpty && before.terms.note == "Ring at Huber")
        let second = form(id)
        await second.load()
        second.terms.address = "3 Hill Road"
        await second.save()
        let handOver = try await told()
        #expect(second.isKept && handOver.messages.map(\.text) == ["Another address."] && handOver.unread == 1)
        #expect(handOver.terms.address == "3 Hill Road" && handOver.place?.isSame(as: spot) == true)
        #expect(handOver.news(at: Date()).contains { $0.kind == .messages })
    }

    @Test func `a person who only asked gets no message with another address`() async throws {
        let giver = world.own("giver")
        let id = try await giver.create(.fixture(location: spot)).id
        try await world.own("anna").claim(id: id)
        let model = form(id)
        await model.load()
        model.terms.address = "3 Hill Road"
        await model.save()
        #expect(try await giver.terms(of: id).address == "3 Hill Road")
        #expect(try await told().messages.isEmpty)
    }

    @Test func `the form asks whether the pin fits another address, and moves it once the pin is confirmed`() async throws {
        let id = try await promised()
        let model = form(id)
        let screen = Screen(NavigationStack { PickupTermsView(viewModel: model) {} })
        await screen.settle { _ in model.hasLoaded }
        #expect(!screen.has("terms.pin.question"))
        try screen.element("terms.address").clear()
        try screen.element("terms.address").type("3 Hill Road")
        await screen.settle { $0.has("terms.pin.move") }
        try screen.element("terms.pin.move").tap()
        await screen.settle { $0.has("terms.pin.use") }
        let door = spot.moved(metres: 300, turns: 0.25)
        model.movePin(to: door)
        try screen.element("terms.save").tap()
        await screen.settle { $0.has("terms.pin.problem") }
        #expect(try await told().messages.isEmpty)
        try screen.element("terms.pin.use").tap()
        await screen.settle { $0.has("terms.pin.place") }
        try screen.element("terms.save").tap()
        await screen.settle { _ in model.isKept }
        let handOver = try await told()
        #expect(handOver.place?.isSame(as: door) == true && handOver.terms.address == "3 Hill Road")
        #expect(handOver.messages.map(\.text) == ["Moved."])
    }
}
