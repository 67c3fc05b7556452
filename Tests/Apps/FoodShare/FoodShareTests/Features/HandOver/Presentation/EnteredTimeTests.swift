import Foundation
import Testing

@testable import FoodShare

/// Tests of a pickup time that was entered in a form, and not added to the proposals before the form was saved.
@MainActor @Suite(.timeLimit(.minutes(5))) struct EnteredTimeTests {
    private let world: OwnWorld
    private let home = Coordinate(latitude: 48.21234, longitude: 16.37123)
    /// The next full hour but two, so that every store returns it unchanged.
    private let start = Date(timeIntervalSince1970: ((Date().timeIntervalSince1970 / 3600).rounded(.up) + 2) * 3600)
    private var window: PickupWindow { PickupWindow(start: start, end: start.addingTimeInterval(3600)) }

    init() throws { world = try OwnWorld() }

    private func offerForm() -> OfferViewModel {
        let own = world.own("giver")
        let form = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: own, handOvers: own), places: MockPlaceService(), takesTerms: true)
        (form.draft.title, form.draft.place) = ("Rye bread", .here(home))
        return form
    }

    private func termsForm(expiry: Date? = nil) async throws -> (form: PickupTermsViewModel, id: UUID) {
        let own = world.own("giver")
        let id = try await own.create(.fixture(location: home, expiryDate: expiry ?? start.addingTimeInterval(86_400))).id
        let keeping = DefaultKeepTermsUseCase(handOvers: own, listings: own, edits: own)
        let form = PickupTermsViewModel(of: id, repository: own, keeping: keeping)
        await form.load()
        return (form, id)
    }

    private func kept(_ id: UUID) async throws -> [PickupWindow] { try await world.own("giver").terms(of: id).windows }

    @Test func `an entered pickup time is proposed with the offer, and untouched fields propose nothing`() async throws {
        let untouched = offerForm()
        await untouched.save()
        #expect(try await kept(#require(untouched.offered?.id)) == [])
        let entered = offerForm()
        (entered.windowStart, entered.windowEnd) = (window.start, window.end)
        await entered.save()
        #expect(try await kept(#require(entered.offered?.id)) == [window])
    }

    @Test func `a pickup time that was added and then removed is not proposed by sending the offer`() async throws {
        let form = offerForm()
        (form.windowStart, form.windowEnd) = (window.start, window.end)
        form.propose()
        #expect(form.draft.windows == [window])
        form.remove(window)
        await form.save()
        #expect(try await kept(#require(form.offered?.id)) == [])
    }

    @Test func `an offer is not sent while an invalid pickup time is entered, and says what is wrong`() async throws {
        let form = offerForm()
        form.windowEnd = form.windowStart
        await form.save()
        #expect(form.offered == nil && form.invalids == [.windows(.order)])
        form.startAnew()
        (form.draft.title, form.draft.place) = ("Rye bread", .here(home))
        await form.save()
        #expect(form.offered != nil)
    }

    @Test func `a pickup time that was entered in the form for them is proposed by saving it`() async throws {
        let (untouched, first) = try await termsForm()
        await untouched.save()
        #expect(untouched.isKept)
        #expect(try await kept(first) == [])
        let (entered, second) = try await termsForm()
        (entered.start, entered.end) = (window.start, window.end)
        await entered.save()
        #expect(entered.isKept)
        #expect(try await kept(second) == [window])
    }

    @Test func `the form for pickup times is not saved while an invalid one is entered`() async throws {
        let (form, id) = try await termsForm()
        form.end = form.start
        await form.save()
        #expect(form.invalid?.rule == .order && !form.isKept && form.failedAttempts == 1)
        #expect(try await kept(id) == [])
    }

    @Test func `a pickup time after the food's expiry is refused when it is proposed`() async throws {
        let (form, _) = try await termsForm(expiry: start.addingTimeInterval(1800))
        (form.start, form.end) = (window.start, window.end)
        form.propose()
        #expect(form.terms.windows == [] && form.invalid?.rule == .beforeExpiry)
        form.end = start.addingTimeInterval(1800)
        form.propose()
        #expect(form.terms.windows.count == 1 && form.invalid == nil)
    }
}
