import Foundation
import StrataKitTesting
import StrataPersistence
import StrataRendering
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the form's pickup place, which is required before an offer can be made.
@MainActor @Suite(.timeLimit(.minutes(5))) struct OfferPlaceTests {
    private func form(_ places: PlaceService = MockPlaceService()) -> OfferViewModel {
        let subject = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: MockFoodListingRepository()), places: places)
        subject.draft.title = "Rye bread"
        return subject
    }

    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)

    @Test func `the form of a published offer shows its place, moves it if another is chosen, and insists on one`() async throws {
        let world = try OwnWorld()
        let own = world.own("giver")
        let listing = try await own.create(.fixture(location: spot))
        let edit = DefaultEditListingUseCase(repository: own, movedWords: "Moved.")
        let subject = OfferViewModel(listing, edit: edit, places: MockPlaceService())
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        await screen.settle()
        #expect(try screen.element("offer.place").text.contains("51.5124, -0.1235") && screen.has("offer.place.map"))
        subject.choose(nil)
        await subject.save()
        #expect(subject.invalid == .place && subject.offered == nil)
        let door = spot.moved(metres: 200, turns: 0.5)
        subject.choose(.here(door))
        await subject.save()
        #expect(subject.offered?.location == door)
        #expect(try await own.fetch(id: listing.id)?.location.isSame(as: door) == true)
    }

    /// Returns a published offer with an address, and the form that edits it, which has read that address.
    private func addressed(_ own: LocalFoodListingRepository) async throws -> (FoodListing.ID, OfferViewModel) {
        let listing = try await own.create(.fixture(location: spot))
        try await own.keep(PickupTerms(note: "Ring at Huber", address: "12 Mill Lane"), of: listing.id)
        let edit = DefaultEditListingUseCase(repository: own, movedWords: "Moved.")
        let form = OfferViewModel(listing, edit: edit, places: MockPlaceService()) { try await own.terms(of: listing.id) }
        await form.load()
        return (listing.id, form)
    }

    @Test func `a form whose pin is moved asks for the new address, and says that the earlier one was removed`() async throws {
        let world = try OwnWorld()
        let own = world.own("giver")
        let (id, subject) = try await addressed(own)
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        await screen.settle()
        #expect(!screen.has("offer.address") && !screen.has("offer.address.removed"))
        subject.choose(.here(spot.moved(metres: 200, turns: 0.5)))
        await screen.settle { $0.has("offer.address.removed") }
        #expect(try screen.element("offer.address.removed").text.hasSuffix("its earlier address was removed: 12 Mill Lane"))
        try screen.element("offer.address").type("3 Hill Road")
        try screen.element("offer.save").tap()
        await screen.settle { _ in subject.offered != nil }
        #expect(try await own.terms(of: id) == PickupTerms(note: "Ring at Huber", address: "3 Hill Road"))
    }

    @Test func `an offer that is moved keeps its earlier address only if the giver asks for that`() async throws {
        let world = try OwnWorld()
        let own = world.own("giver")
        let door = spot.moved(metres: 200, turns: 0.5)
        let (first, moved) = try await addressed(own)
        moved.choose(.here(door))
        await moved.save()
        #expect(moved.offered != nil)
        #expect(try await own.terms(of: first).address.isEmpty)
        let (second, kept) = try await addressed(own)
        kept.choose(.here(door))
        let screen = Screen(NavigationStack { OfferView(viewModel: kept) {} })
        await screen.settle { $0.has("offer.address.keep") }
        try screen.element("offer.address.keep").tap()
        await screen.settle { !$0.has("offer.address.removed") }
        await kept.save()
        #expect(try await own.terms(of: second).address == "12 Mill Lane")
    }

    @Test func `an address that a giver typed stays when the pin moves, and the earlier one is back at its place`() async throws {
        let world = try OwnWorld()
        let (_, subject) = try await addressed(world.own("giver"))
        subject.choose(.here(.fixture))
        #expect(subject.draft.address.isEmpty && subject.removedAddress == "12 Mill Lane")
        subject.choose(.here(spot))
        #expect(subject.draft.address == "12 Mill Lane" && subject.removedAddress == nil)
        subject.choose(.here(.fixture))
        subject.draft.address = "3 Hill Road"
        subject.choose(.here(spot.moved(metres: 200, turns: 0.5)))
        #expect(subject.draft.address == "3 Hill Road")
        subject.draft.address = String(repeating: "a", count: PickupTerms.longestAddress + 1)
        await subject.save()
        #expect(subject.invalid == .address && subject.offered == nil)
    }

    @Test func `a repeated offer has the earlier address only at the earlier place`() async throws {
        let subject = form()
        subject.repeatOffer(.fixture(location: spot)) { PickupTerms(address: "12 Mill Lane") }
        await subject.load()
        #expect(subject.draft.address == "12 Mill Lane")
        subject.choose(.named(.fixture))
        #expect(subject.draft.address.isEmpty && subject.removedAddress == "12 Mill Lane")
    }

    @Test func `an offer without a chosen pickup place is refused, even if the device has a town`() async throws {
        let subject = form()
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        await screen.settle()
        #expect(screen.has("offer.place.here") && !screen.has("offer.place"))
        try screen.element("offer.save").tap()
        await screen.settle { $0.has("offer.problem") }
        #expect(try screen.element("offer.problem").text == "Choose where the food can be collected.")
        #expect(subject.offered == nil && subject.invalid == .place)
        try screen.element("offer.place.here").tap()
        await screen.settle { $0.has("offer.place") }
        #expect(!screen.has("offer.problem"))
        try screen.element("offer.save").tap()
        await screen.settle { _ in subject.offered != nil }
        #expect(subject.offered?.location == spot)
    }

    @Test func `the pickup address that a giver types is stored, and more than 200 characters are refused`() async throws {
        let world = try OwnWorld()
        let own = world.own("giver")
        let subject = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: own, handOvers: own), places: MockPlaceService(), takesTerms: true)
        subject.draft.title = "Rye bread"
        subject.draft.place = .here(spot)
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        await screen.settle()
        try screen.element("offer.address").type(String(repeating: "x", count: 201))
        try screen.element("offer.save").tap()
        await screen.settle { $0.has("offer.problem") }
        #expect(try screen.element("offer.problem").text == "Write the address in 200 characters at most.")
        #expect(subject.offered == nil && subject.invalid == .address)
        try screen.element("offer.address").clear()
        try screen.element("offer.address").type("12 Mill Lane")
        try screen.element("offer.save").tap()
        await screen.settle { _ in subject.offered != nil }
        let id = try #require(subject.offered?.id)
        #expect(try await world.own("giver").terms(of: id) == PickupTerms(address: "12 Mill Lane"))
        let without = Screen(NavigationStack { OfferView(viewModel: form()) {} })
        await without.settle()
        #expect(!without.has("offer.address"))
    }

    @Test func `a giver can search a town by name, and offers from the pin that was moved there, not from its middle`() async throws {
        let subject = form()
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        await screen.settle()
        try screen.element("offer.place.name").type("xyzzy")
        try screen.element("offer.place.search").tap()
        await screen.settle { $0.has("offer.place.unknown") }
        try screen.element("offer.place.name").clear()
        try screen.element("offer.place.name").type("par")
        try screen.element("offer.place.search").tap()
        await screen.settle { $0.has("offer.place.found.Paris, France") }
        #expect(!screen.has("offer.place.unknown") && subject.draft.place == nil)
        try screen.element("offer.place.found.Paris, France").tap()
        await screen.settle { $0.has("offer.pin.use") }
        #expect(subject.draft.place == nil)
        try screen.element("offer.pin.use").tap()
        await screen.settle { $0.has("The pin is still in the middle of the town. Move the map until it is on your door.") }
        #expect(subject.draft.place == nil && subject.invalids == [.unmovedPin])
        let door = Coordinate(latitude: 48.8611, longitude: 2.3522)
        subject.movePin(to: door)
        await screen.settle { !$0.has("offer.problem") }
        try screen.element("offer.pin.use").tap()
        await screen.settle { $0.has("offer.place") }
        #expect(try screen.element("offer.place").text == "Paris, France")
        await subject.save()
        #expect(subject.offered?.location == door)
    }

    @Test func `the form shows the chosen place, and lets the giver choose another`() async throws {
        let subject = form()
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        await screen.settle()
        try screen.element("offer.place.here").tap()
        await screen.settle { $0.has("offer.place") }
        #expect(try screen.element("offer.place").text.contains("51.5124, -0.1235"))
        try screen.button("Choose another place").tap()
        await screen.settle { $0.has("offer.place.here") }
        #expect(subject.draft.place == nil)
    }

    @Test func `a map pin becomes the pickup place only after it is confirmed, and can be changed later`() async throws {
        let subject = form()
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        await screen.settle()
        try screen.element("offer.place.map").tap()
        await screen.settle { $0.has("offer.pin.use") }
        #expect(screen.has("Move the map until the pin is on your door.") && subject.draft.place == nil)
        await subject.save()
        #expect(subject.invalids == [.pin], "the middle of the town is no choice")
        await screen.settle { $0.has("Confirm the place of the pin first, or cancel moving it.") }
        subject.movePin(to: spot)
        await screen.settle { (try? $0.element("offer.pin.words").text) == "51.5124, -0.1235" }
        try screen.element("offer.pin.use").tap()
        await screen.settle { $0.has("offer.place") }
        #expect(subject.draft.place == .here(spot) && !screen.has("offer.pin.use") && !screen.has("offer.problem"))
        try screen.element("offer.place.map").tap()
        await screen.settle { $0.has("offer.pin.cancel") }
        subject.movePin(to: .fixture)
        try screen.element("offer.pin.cancel").tap()
        await screen.settle { !$0.has("offer.pin.cancel") }
        #expect(subject.draft.place == .here(spot))
        await subject.save()
        #expect(subject.offered?.location == spot)
    }

    @Test func `a giver sees the chosen place on a map, and can move the pin to another town and from there to the door`()
        async throws
    {
        let subject = form()
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} }, language: "en-GB")
        await screen.settle()
        try screen.element("offer.place.name").type("lon")
        await screen.settle { $0.has("offer.place.found.London, England, United Kingdom") }
        try screen.element("offer.place.found.London, England, United Kingdom").tap()
        await screen.settle { $0.has("offer.pin.name") }
        #expect(!screen.has("offer.pin.found.London, England, United Kingdom"), "the earlier search is over")
        try screen.element("offer.pin.name").type("par")
        await screen.settle { $0.has("offer.pin.found.Paris, France") }
        try screen.element("offer.pin.found.Paris, France").tap()
        await screen.settle { (try? $0.element("offer.pin.words").text) == "48.86, 2.35" }
        #expect(subject.draft.place == nil, "a map that moves chooses nothing")
        #expect(screen.all(.any, nil).contains { $0.drawing[.map]?.contains("[48.86,2.35,") == true })
        let door = Coordinate(latitude: 48.8611, longitude: 2.3522)
        subject.movePin(to: door)
        try screen.element("offer.pin.use").tap()
        await screen.settle { $0.has("offer.place") }
        #expect(subject.draft.place?.location == door && subject.draft.place?.words == "Paris, France")
    }

    @Test func `a named pickup place keeps its name if the map pin is not moved`() async throws {
        let subject = form()
        subject.choose(.named(.fixture))
        await subject.beginPinning()
        #expect(subject.pinning?.pin == Place.fixture.location)
        subject.choose(subject.draft.place)
        #expect(subject.draft.place == .named(.fixture) && subject.pinning == nil)
    }

    @Test func `a town that is chosen a second time shows another map, which begins there again`() {
        let subject = form()
        subject.movePin(toSurroundingsOf: .fixture)
        let first = subject.pinning?.id
        subject.movePin(to: Coordinate(latitude: 1, longitude: 1))
        #expect(subject.pinning?.id == first)
        subject.movePin(toSurroundingsOf: .fixture)
        #expect(subject.pinning?.id != first && subject.pinning?.pin == Place.fixture.location)
    }

    @Test func `if the position is unknown, the form says so and no place is chosen`() async throws {
        let subject = form(LostPlaceService())
        let screen = Screen(NavigationStack { OfferView(viewModel: subject) {} })
        await screen.settle()
        try screen.element("offer.place.here").tap()
        await screen.settle { $0.has("offer.problem") }
        #expect(
            try screen.element("offer.problem").text
                == "Your device did not share its location. Type the name of a place instead.")
        #expect(subject.draft.place == nil && screen.has("offer.place.here"))
    }

    @Test func `the form that edits a listing without a place service does not show the pickup place`() async throws {
        let edit = DefaultEditListingUseCase(repository: MockListingEditRepository())
        let screen = Screen(NavigationStack { OfferView(viewModel: OfferViewModel(.fixture(), edit: edit)) {} })
        await screen.settle()
        #expect(screen.has("offer.title") && !screen.has("offer.place"))
    }

    @Test func `a draft is stored with its pickup place, and one with an invalid place throws when it is read`() async throws {
        let folder = try TemporaryFolder()
        let store = DocumentStore(try Database(file: folder.file("drafts.sqlite")))
        let drafts = DeviceDraftRepository(store: store)
        let places: [PickupPlace?] = [nil, .here(spot), .named(.fixture)]
        for place in places {
            let draft = ListingDraft(title: "Bread", expiryDate: Date(timeIntervalSince1970: 1_800_000_000), place: place)
            try await drafts.keep(draft)
            #expect(try await drafts.draft() == draft)
        }
        let nowhere = PickupPlace.here(Coordinate(latitude: 91, longitude: 0))
        try await drafts.keep(ListingDraft(title: "Bread", expiryDate: Date(), place: nowhere))
        await #expect(throws: AppError.unreadable(field: "latitude, longitude")) { try await drafts.draft() }
    }
}

/// A place service that has a chosen town but cannot determine the device's position.
private struct LostPlaceService: PlaceService {
    func chosenPlace() async throws -> Place? { .fixture }
    func choose(_ place: Place) async throws {}
    func towns(beginning text: String, in locale: Locale) async -> [Place] { [] }
    func places(named name: String, in locale: Locale) async throws -> [Place] { [] }
    func devicePlace() async throws -> Place { throw AppError.locationDenied }
    func exactLocation() async throws -> Coordinate { throw AppError.locationDenied }
}
