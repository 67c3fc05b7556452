import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of an offer's page while its food is promised, and after it was handed over.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OfferPageTests {
    private let world: OwnWorld
    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)

    init() throws { world = try OwnWorld() }

    /// Creates an offer that is promised to Anna, and returns its identifier.
    private func promise() async throws -> UUID {
        let id = try await world.own("giver").create(.fixture(title: "Rye bread", location: spot)).id
        try await world.own("anna").claim(id: id)
        try await world.own("giver").accept(id: id)
        return id
    }

    private func handOver(_ id: UUID) async throws {
        let route = try #require(try await world.own("giver").all().first?.route)
        try await world.own("giver").perform(.answer(.worked), on: route.id, of: id)
    }

    private func page(_ id: UUID, _ name: String) async -> Screen {
        let own = world.own(name)
        let details = ListingDetailsViewModel(id: id, repository: own, claims: own, handOvers: own)
        let form: (FoodListing) -> OfferViewModel = { _ in
            OfferViewModel(offer: DefaultOfferListingUseCase(repository: own), places: MockPlaceService())
        }
        let view = ListingDetailsView(viewModel: details, from: nil, edit: form, again: form)
        let screen = Screen(NavigationStack { view })
        await screen.settle { $0.has("listing.standing") }
        return screen
    }

    @Test func `the giver's page of food that was handed over says so, and offers only to repeat or remove the offer`() async throws {
        let id = try await promise()
        let before = await page(id, "giver")
        #expect(before.has("listing.decline") && before.has("listing.edit") && before.has("listing.terms"))
        #expect(!before.has("listing.again"))
        try await handOver(id)
        let after = await page(id, "giver")
        #expect(try after.element("listing.standing").text == "You handed it over.")
        #expect(!after.has("listing.decline") && !after.has("listing.edit") && !after.has("listing.terms"))
        #expect(after.has("listing.again") && after.has("listing.delete") && after.has("listing.conversation"))
    }

    @Test func `the taker's page of food that they received says so, and has no button to give it up`() async throws {
        let id = try await promise()
        #expect(await page(id, "anna").has("listing.release"))
        try await handOver(id)
        let after = await page(id, "anna")
        #expect(try after.element("listing.standing").text == "You received it.")
        #expect(!after.has("listing.release") && after.has("listing.place"))
    }

    @Test(arguments: [
        ("giver", "listing.decline", "cannot come", CancelReason.cannotCome),
        ("anna", "listing.release", "not needed any more", .notNeeded),
    ])
    func `a promise is cancelled on the offer's page only once a reason was chosen`(
        name: String, button: String, words: String, reason: CancelReason
    ) async throws {
        let id = try await promise()
        let screen = await page(id, name)
        try screen.element(button).tap()
        await screen.settle { $0.has("Why do you cancel?") }
        #expect(try await world.own(name).all().first?.status == .accepted)
        try #require(screen.presented.last).button(words).tap()
        await screen.settle { !$0.has(button) }
        let ended = try #require(try await world.own(name).all().first)
        #expect(ended.status == .cancelled && ended.course.reason == reason)
    }

    @Test func `an offer whose promise is cancelled as not available is no longer offered`() async throws {
        let id = try await promise()
        let screen = await page(id, "giver")
        try screen.element("listing.decline").tap()
        await screen.settle { $0.has("Why do you cancel?") }
        #expect(screen.has("If the food is not available any more, the offer ends for everybody."))
        try #require(screen.presented.last).button("not available any more").tap()
        while try await world.own("giver").all().first?.status != .cancelled { await Task.yield() }
        #expect(try await world.own("ben").fetch(id: id) == nil)
    }

    @Test func `who takes promised food off the list is told of the other's pickup, and gives a reason that they read`() async throws {
        let id = try await promise()
        let screen = await page(id, "giver")
        try screen.element("listing.delete").tap()
        await screen.settle { !$0.presented.isEmpty }
        #expect(screen.has("Somebody is promised this food, and their pickup is cancelled. Why do you take it off the list?"))
        #expect(screen.has("They read your reason. Nobody else is offered the food.") && !screen.has("Take this off the list?"))
        #expect(try await world.own("anna").all().first?.status == .accepted)
        try #require(screen.presented.last).button("cannot come").tap()
        while try await world.own("anna").all().first?.status != .cancelled { await Task.yield() }
        #expect(try await world.own("anna").all().first?.course.reason == .cannotCome)
        #expect(try await world.own("ben").fetch(id: id) == nil)
    }

    @Test func `an offer that nobody is promised is taken off the list after a question without reasons`() async throws {
        let id = try await world.own("giver").create(.fixture(title: "Rye bread", location: spot)).id
        let own = world.own("giver")
        let details = ListingDetailsViewModel(id: id, repository: own, claims: own, handOvers: own)
        let screen = Screen(NavigationStack { ListingDetailsView(viewModel: details, from: nil) })
        await screen.settle { $0.has("listing.delete") }
        try screen.element("listing.delete").tap()
        await screen.settle { $0.has("Take this off the list?") }
        #expect(!screen.has("listing.delete.reason"))
    }

    @Test func `an offer's page has the whole title as a heading above the description, however long it is`() async throws {
        let title = String(repeating: "Rye bread with caraway and pumpkin seeds ", count: 3).trimmingCharacters(in: .whitespaces)
        let own = world.own("giver")
        let id = try await own.create(.fixture(title: title, location: spot)).id
        let details = ListingDetailsViewModel(id: id, repository: own, claims: own, handOvers: own)
        let screen = Screen(NavigationStack { ListingDetailsView(viewModel: details, from: nil) })
        await screen.settle { $0.has("listing.title") }
        #expect(try screen.element("listing.title").text == title)
        let order = screen.all(.any, nil).compactMap(\.identifier)
        let (heading, description) = (order.firstIndex(of: "listing.title"), order.firstIndex(of: "listing.description"))
        #expect(try #require(heading) < #require(description))
    }

    @Test func `an offer's page begins with what its giver or taker has to answer, and otherwise with the food`() async throws {
        let id = try await world.own("giver").create(.fixture(title: "Rye bread", location: spot)).id
        func order(_ screen: Screen) -> [String] {
            let wanted: Set = ["listing.accept", "listing.conversation", "listing.description"]
            return screen.all(.any, nil).compactMap(\.identifier).filter(wanted.contains)
        }
        try await world.own("anna").claim(id: id)
        #expect(order(await page(id, "giver")) == ["listing.accept", "listing.conversation", "listing.description"])
        #expect(order(await page(id, "anna")) == ["listing.conversation", "listing.description"])
    }
}
