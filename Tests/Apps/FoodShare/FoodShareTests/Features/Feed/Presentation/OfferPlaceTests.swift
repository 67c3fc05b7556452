import Foundation
import KitTesting
import PersistenceKit
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Where something can be collected: around the town that somebody chose, or just where they are.
@MainActor @Suite struct OfferPlaceTests {
    private func form(_ places: MockPlaceService = MockPlaceService(), drafts: ListingDraftRepository? = nil) -> OfferViewModel {
        let subject = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: MockFoodListingRepository(), locationService: places), drafts: drafts,
            places: places)
        subject.draft.title = "Rye bread"
        return subject
    }

    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)

    @Test func `what is offered from where the device is lies exactly there, and else in the town`() async {
        let town = form()
        await town.save()
        #expect(town.offered?.location == .fixture)
        let here = form()
        await here.offerFromHere()
        await here.save()
        #expect(here.offered?.location == spot)
    }

    @Test func `the form says which place it is, and goes back to the town`() async throws {
        let subject = form()
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        await screen.settle { $0.has("offer.place") }
        #expect(try screen.element("offer.place").text.contains("London") && !screen.has("offer.place.town"))
        try screen.element("offer.place.here").tap()
        await screen.settle { $0.has("offer.place.town") }
        #expect(try screen.element("offer.place").text.contains("51.5124, -0.1235"))
        try screen.button("Use London instead").tap()
        await screen.settle { $0.has("offer.place.here") }
        #expect(subject.draft.place == nil)
    }

    @Test func `a device that does not say where it is leaves the town, and is told so`() async throws {
        let offer = DefaultOfferListingUseCase(repository: MockFoodListingRepository(), locationService: MockPlaceService())
        let subject = OfferViewModel(offer: offer, places: LostPlaceService())
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        await screen.settle { $0.has("offer.place.here") }
        try screen.element("offer.place.here").tap()
        await screen.settle { $0.has("offer.problem") }
        #expect(try screen.element("offer.problem").text == "Your device does not tell where it is. The place stays as it was.")
        #expect(subject.draft.place == nil && screen.has("offer.place.here"))
    }

    @Test func `a listing that is changed stays where it is`() async throws {
        let edit = DefaultEditListingUseCase(repository: MockListingEditRepository())
        let screen = Screen(NavigationStack { OfferView(viewModel: OfferViewModel(.fixture(), edit: edit)) {} })
        await screen.settle()
        #expect(screen.has("offer.title") && !screen.has("offer.place"))
    }

    @Test func `a draft keeps its place, and one that is none on Earth is no draft`() async throws {
        let folder = try TemporaryFolder()
        let store = DocumentStore(try Database(file: folder.file("drafts.sqlite")))
        let drafts = DeviceDraftRepository(store: store)
        var draft = ListingDraft(title: "Bread", expiryDate: Date(timeIntervalSince1970: 1_800_000_000), place: spot)
        try await drafts.keep(draft)
        #expect(try await drafts.draft() == draft)
        draft.place = Coordinate(latitude: 91, longitude: 0)
        try await drafts.keep(draft)
        await #expect(throws: AppError.unreadable(field: "latitude, longitude")) { try await drafts.draft() }
    }
}

/// Knows the town, and not where the device is.
private struct LostPlaceService: PlaceService {
    func chosenPlace() async throws -> Place? { .fixture }
    func choose(_ place: Place) async throws {}
    func places(named name: String) async throws -> [Place] { [] }
    func devicePlace() async throws -> Place { throw AppError.locationDenied }
    func exactLocation() async throws -> Coordinate { throw AppError.locationDenied }
}
