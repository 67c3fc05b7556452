import Foundation
import StrataKitTesting
import Testing

@testable import FoodShare

/// Tests that the form restores drafts, and removes them once they are sent.
@MainActor @Suite struct OfferViewModelTests {
    private let now = Date(timeIntervalSince1970: 1_800_000_000)

    private func form(_ drafts: MockListingDraftRepository, error: AppError? = nil) -> OfferViewModel {
        let repository = MockFoodListingRepository(error: error)
        return OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: repository), places: MockPlaceService(), drafts: drafts,
            now: { now })
    }

    private func begun(hours: Double = 2) -> ListingDraft {
        ListingDraft(title: "Bread", category: .bakery, expiryDate: now.addingTimeInterval(hours * 3600), allergens: [.gluten])
    }

    @Test func `a stored draft is resumed and can be discarded`() async {
        let subject = form(MockListingDraftRepository(begun()))
        await subject.load()
        #expect(subject.draft == begun() && subject.isResumed)
        subject.startAnew()
        #expect(subject.draft.isEmpty && !subject.isResumed)
    }

    @Test func `an expired draft is restored with an expiry date one day ahead`() async {
        let subject = form(MockListingDraftRepository(begun(hours: -1)))
        await subject.load()
        #expect(subject.draft.title == "Bread")
        #expect(subject.draft.expiryDate == now.addingTimeInterval(86_400))
    }

    @Test func `a typed draft is stored, an empty one is not, and a sent one is removed`() async throws {
        let drafts = MockListingDraftRepository()
        let subject = form(drafts)
        subject.draft.title = "Bre"
        await subject.keep()
        #expect(await drafts.kept?.title == "Bre")
        subject.draft.title = ""
        await subject.keep()
        #expect(await drafts.kept == nil)
        subject.draft = ListingDraft(title: "Bread", expiryDate: Date(timeIntervalSinceNow: 3600), place: .here(.fixture))
        await subject.keep()
        await subject.save()
        #expect(subject.offered?.title == "Bread")
        #expect(await drafts.kept == nil)
        await subject.keep()
        #expect(await drafts.kept == nil)
    }

    @Test func `a draft that could not be sent is kept`() async {
        let drafts = MockListingDraftRepository()
        let subject = form(drafts, error: .offline)
        subject.draft = ListingDraft(title: "Bread", expiryDate: Date(timeIntervalSinceNow: 3600), place: .here(.fixture))
        await subject.keep()
        await subject.save()
        #expect(subject.error == .offline && subject.offered == nil)
        #expect(await drafts.kept?.title == "Bread")
    }

    @Test func `an offer that is sent again after a failure has the same identifier`() async {
        let repository = LossyRepository()
        let subject = OfferViewModel(offer: DefaultOfferListingUseCase(repository: repository), places: MockPlaceService())
        subject.draft = ListingDraft(title: "Bread", expiryDate: Date(timeIntervalSinceNow: 3600), place: .here(.fixture))
        await subject.save()
        #expect(subject.error == .service && subject.offered == nil)
        subject.draft.title = "Rye bread"
        await subject.save()
        let sent = await repository.sent
        #expect(sent.map(\.title) == ["Bread", "Rye bread"] && Set(sent.map(\.id)).count == 1)
        #expect(subject.offered == sent.last)
    }
}

/// A repository whose first response is lost.
private actor LossyRepository: FoodListingRepository {
    private(set) var sent: [FoodListing] = []

    func create(_ listing: FoodListing) async throws -> FoodListing {
        sent.append(listing)
        if sent.count == 1 { throw AppError.service }
        return listing
    }

    func fetchNearby(location: Coordinate, radiusKm: Double, filter: FeedFilter) async throws -> [FoodListing] { [] }
    func fetch(id: UUID) async throws -> FoodListing? { nil }
    func delete(id: UUID) async throws {}
}
