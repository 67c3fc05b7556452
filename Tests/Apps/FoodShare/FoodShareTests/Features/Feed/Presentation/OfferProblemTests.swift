import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the form's messages when an offer fails.
@MainActor @Suite struct OfferProblemTests {
    @Test(arguments: [
        (AppError.service, "Your offer could not be sent. What you wrote is still here; try again in a moment."),
        (.unreadable(field: "answer"), "Your offer could not be sent. What you wrote is still here; try again in a moment."),
        (.offline, "There is no connection. What you wrote is still here."),
        (.noRoom, "There is no room left to store this. Try again later."),
    ])
    func `an offer that fails shows its error's message, and the form keeps the typed text`(
        error: AppError, sentence: String
    ) async throws {
        let model = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: MockFoodListingRepository(error: error)), places: MockPlaceService())
        model.choose(.here(.fixture))
        let screen = Screen(NavigationStack { OfferView(viewModel: model) {} })
        try screen.element("offer.title").type("Rye bread")
        try screen.element("offer.save").tap()
        await screen.settle { $0.has("offer.problem") }
        #expect(try screen.element("offer.problem").text == sentence)
        #expect(model.draft.title == "Rye bread" && model.offered == nil)
    }

    /// Returns the identifiers around a message, in the order in which they are read.
    private func order(_ screen: Screen) -> [String] {
        let wanted: Set = ["offer.photo", "offer.problem", "offer.category", "offer.place.here", "offer.allergens"]
        return screen.all(.any, nil).compactMap(\.identifier).filter(wanted.contains)
    }

    @Test func `a refused position and a file that is no photo show their messages below the place and the photos`() async throws {
        let model = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: MockFoodListingRepository(), photos: MockListingPhotoRepository()),
            places: MockPlaceService(error: .locationDenied), photoService: DevicePhotoService.shared)
        let screen = Screen(NavigationStack { OfferView(viewModel: model) {} })
        await screen.settle()
        try screen.element("offer.place.here").tap()
        await screen.settle { $0.has("offer.problem") }
        #expect(order(screen) == ["offer.photo", "offer.category", "offer.place.here", "offer.problem", "offer.allergens"])
        await model.add(.failure(CocoaError(.fileReadTooLarge)))
        await screen.settle { $0.has("offer.problem") }
        #expect(model.error == .photoTooLarge)
        #expect(order(screen) == ["offer.photo", "offer.problem", "offer.category", "offer.place.here", "offer.allergens"])
    }

    @Test func `the message of a missing name stands below the name, above the description`() async throws {
        let model = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: MockFoodListingRepository()), places: MockPlaceService())
        model.choose(.here(.fixture))
        let screen = Screen(NavigationStack { OfferView(viewModel: model) {} })
        try screen.element("offer.save").tap()
        await screen.settle { $0.has("offer.problem") }
        #expect(try screen.element("offer.problem").text == "Write a name of 3 to 120 characters.")
        let wanted: Set = ["offer.title", "offer.problem", "offer.description"]
        let order = screen.all(.any, nil).compactMap(\.identifier).filter(wanted.contains)
        #expect(order == ["offer.title", "offer.problem", "offer.description"])
    }

    @Test func `the form scrolls to a wrong field's message, which goes when the field changes`() async throws {
        let model = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: MockFoodListingRepository()), places: MockPlaceService())
        let screen = Screen(NavigationStack { OfferView(viewModel: model) {} })
        try screen.element("offer.save").tap()
        await screen.settle { _ in screen.scrolledTo?.text == "Write a name of 3 to 120 characters." }
        #expect(screen.has("Choose where the food can be collected."))
        try screen.element("offer.title").type("Rye bread")
        await screen.settle { !$0.has("Write a name of 3 to 120 characters.") }
        #expect(screen.has("Choose where the food can be collected."))
        try screen.element("offer.save").tap()
        await screen.settle { _ in screen.scrolledTo?.text == "Choose where the food can be collected." }
        // A second attempt shows it once more to who has scrolled away.
        _ = screen.takePatch()
        try screen.element("offer.save").tap()
        await screen.settle { $0.takePatch().contains { if case .scroll = $0 { true } else { false } } }
        model.draft.place = .here(.fixture)
        await screen.settle { !$0.has("offer.problem") }
        #expect(model.invalid == nil && model.failedAttempts == 3)
    }

    @Test func `a pickup time's message goes when its start changes, and stays when the title does`() {
        let model = OfferViewModel(
            offer: DefaultOfferListingUseCase(repository: MockFoodListingRepository()), places: MockPlaceService(), takesTerms: true)
        model.windowEnd = model.windowStart.addingTimeInterval(-60)
        model.propose()
        model.draft.title = "Rye bread"
        #expect(model.invalid == .windows(.order))
        model.windowStart = model.windowEnd.addingTimeInterval(-60)
        #expect(model.invalid == nil)
    }

    @Test(arguments: [(ColorScheme.light, 1.0), (.dark, 0.0116)])
    func `the colour of a message has a contrast of 4.5 on the form's rows`(scheme: ColorScheme, row: Double) {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        let colour = Color("ProblemColor").resolve(in: environment)
        let light =
            0.2126 * Double(colour.linearRed) + 0.7152 * Double(colour.linearGreen)
            + 0.0722 * Double(colour.linearBlue)
        let ratio = (max(light, row) + 0.05) / (min(light, row) + 0.05)
        #expect(colour.opacity == 1 && ratio >= 4.5, "\(ratio)")
    }
}
