import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the question before a giver's form ends an agreed pickup time, and of what the giver reads if a block ends it.
@MainActor @Suite(.timeLimit(.minutes(5))) struct EndingTimeTests {
    private let world: OwnWorld
    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)
    private let hour = Date(timeIntervalSince1970: (Date().timeIntervalSince1970 / 3600).rounded(.up) * 3600)
    private let locale = Locale(identifier: "en")
    private let zone = TimeZone.gmt

    init() throws { world = try OwnWorld() }

    private func window(in hours: Double) -> PickupWindow {
        PickupWindow(start: hour + hours * 3600, end: hour + (hours + 1) * 3600)
    }

    /// Creates an offer whose second pickup time Anna has chosen, and returns it.
    private func arranged() async throws -> FoodListing {
        let own = world.own("giver")
        let id = try await own.create(.fixture(location: spot, expiryDate: hour + 20 * 3600)).id
        try await own.keep(PickupTerms(windows: [window(in: 1), window(in: 3)]), of: id)
        try await world.own("anna").claim(id: id)
        try await own.accept(id: id)
        try await act("anna", .choose(window(in: 3)))
        return try #require(try await own.fetch(id: id))
    }

    private func act(_ name: String, _ action: HandOverAction) async throws {
        let handOver = try #require(try await world.own(name).all().first)
        try await world.own(name).perform(action, on: handOver.id, of: handOver.listing)
    }

    private func status() async throws -> HandOverStatus? { try await world.own("anna").all().first?.status }

    private func termsForm(_ listing: FoodListing) async -> PickupTermsViewModel {
        let form = PickupTermsViewModel(of: listing.id, repository: world.own("giver"))
        await form.load()
        return form
    }

    private func offerForm(_ listing: FoodListing) -> OfferViewModel {
        OfferViewModel(listing, edit: DefaultEditListingUseCase(repository: world.own("giver")))
    }

    @Test func `the form for pickup times asks before it ends an agreed one, and ends it only if the giver confirms`() async throws {
        let form = await termsForm(try await arranged())
        form.remove(window(in: 1))
        form.remove(window(in: 3))
        await form.save()
        #expect(form.ending == window(in: 3) && !form.isKept && form.failedAttempts == 0)
        form.keepAgreed()
        #expect(form.ending == nil)
        #expect(try await status() == .arranged)
        await form.save(isConfirmed: true)
        #expect(form.isKept)
        #expect(try await status() == .accepted)
    }

    @Test func `the form for pickup times does not ask if the agreed one stays proposed`() async throws {
        let form = await termsForm(try await arranged())
        form.remove(window(in: 1))
        await form.save()
        #expect(form.isKept && form.ending == nil)
        #expect(try await status() == .arranged)
    }

    @Test func `the form that changes an offer asks before an earlier expiry ends the agreed pickup time`() async throws {
        let listing = try await arranged()
        let later = offerForm(listing)
        later.draft.expiryDate = window(in: 3).end
        await later.save()
        #expect(later.offered != nil && later.ending == nil)
        let form = offerForm(listing)
        form.draft.expiryDate = window(in: 3).start
        await form.save()
        #expect(form.ending == window(in: 3) && form.offered == nil)
        #expect(try await status() == .arranged)
        await form.save(isConfirmed: true)
        #expect(form.offered != nil)
        #expect(try await status() == .accepted)
    }

    @Test func `the question names the agreed pickup time, and its button saves the form`() async throws {
        let form = await termsForm(try await arranged())
        form.remove(window(in: 3))
        let screen = Screen(
            NavigationStack { PickupTermsView(viewModel: form) {} }.environment(\.locale, locale).environment(\.timeZone, zone))
        await screen.settle { (try? $0.element("terms.save").isDisabled) == false }
        try screen.element("terms.save").tap()
        let time = PickupFormat(locale: locale, zone: zone).window(window(in: 3))
        await screen.settle {
            $0.has("If you save this, the agreed pickup time, \(time), ends. The other person is told so, and has to choose again.")
        }
        try #require(screen.presented.last).button("Save, and end the agreed time").tap()
        await screen.settle { _ in form.isKept }
        #expect(try await status() == .accepted)
    }

    @Test(arguments: [true, false])
    func `a giver whom the taker blocks reads that the pickup is off, and finds it in the badge`(isOnOffer: Bool) async throws {
        let listing = try await arranged()
        if isOnOffer { try await world.own("anna").block(giverOf: listing.id) } else { try await act("anna", .block) }
        let own = world.own("giver")
        let mine = MineViewModel(repository: own, listings: own)
        await mine.load()
        #expect(mine.waitingCount == 1)
        let format = PickupFormat(locale: locale, zone: zone)
        let sentence = try #require(mine.waiting.first).sentence(format, at: Date())
        let time = format.window(window(in: 3))
        #expect(String(localized: sentence) == "The pickup agreed for \(time) is off: this conversation is closed.")
    }

    @Test func `a conversation that is closed after its pickup only says that it is closed`() async throws {
        _ = try await arranged()
        try await act("giver", .answer(.worked))
        try await act("anna", .block)
        let closed = try #require(try await world.own("giver").all().first)
        let sentence = closed.sentence(PickupFormat(locale: locale, zone: zone), at: Date())
        #expect(String(localized: sentence) == "This conversation is closed.")
    }
}
