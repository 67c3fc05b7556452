import Foundation
import StrataKitTesting
import StrataPersistence
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// Tests of the search for a town, which the pages of the place and of an offer share.
@MainActor @Suite(.timeLimit(.minutes(5))) struct PlaceSearchTests {
    private func service() throws -> DevicePlaceService {
        DevicePlaceService(store: DocumentStore(try Database(file: TemporaryFolder().file("places.sqlite"))))
    }

    @Test func `towns are shown while a name is typed, and a tap chooses one`() async throws {
        let subject = PlaceViewModel(service: try service())
        subject.search.name = "l"
        await subject.search.complete(in: Locale(identifier: "en"))
        #expect(subject.search.found.isEmpty, "a letter begins too many names")
        subject.search.clear()
        let screen = Screen(PlaceView(viewModel: subject) {}, language: "en-GB")
        await screen.settle()
        try screen.element("place.name").type("lond")
        let london = "place.found.London, England, United Kingdom"
        await screen.settle { $0.has(london) }
        #expect((2...6).contains(subject.search.found.count))
        #expect(screen.has("place.found.London, Ontario, Canada"), "namesakes have their regions")
        try screen.element(london).tap()
        await screen.settle { _ in subject.chosen != nil }
        #expect(subject.chosen?.location == Coordinate(latitude: 51.51, longitude: -0.13))
        #expect(subject.search.name.isEmpty && subject.search.found.isEmpty)
    }

    /// A service whose search for a whole name waits.
    private struct HeldPlaces: PlaceService {
        let towns: DevicePlaceService
        let began = Gate()
        let answers = Gate()

        func places(named name: String, in locale: Locale) async throws -> [Place] {
            began.open()
            await answers.wait()
            return try await towns.places(named: name, in: locale)
        }

        func chosenPlace() async throws -> Place? { try await towns.chosenPlace() }
        func choose(_ place: Place) async throws { try await towns.choose(place) }
        func towns(beginning text: String, in locale: Locale) async -> [Place] {
            await towns.towns(beginning: text, in: locale)
        }
        func devicePlace() async throws -> Place { try await towns.devicePlace() }
        func exactLocation() async throws -> Coordinate { try await towns.exactLocation() }
    }

    @Test func `a shown town can be picked while the search for the whole name runs`() async throws {
        let service = HeldPlaces(towns: try service())
        let english = Locale(identifier: "en")
        let subject = PlaceViewModel(service: service)
        subject.search.name = "Lond"
        await subject.search.complete(in: english)
        let town = try #require(subject.search.found.first)
        async let search: Void = subject.find(in: english)
        await service.began.wait()
        await subject.pick(town)
        #expect(subject.chosen?.name == town.name)
        service.answers.open()
        await search
        #expect(subject.search.found.isEmpty, "what is found later is not shown any more")
    }

    @Test func `an offer's form takes a shown town while the search for the whole name runs`() async throws {
        let service = HeldPlaces(towns: try service())
        let english = Locale(identifier: "en")
        let offer = DefaultOfferListingUseCase(repository: try OwnWorld().own("giver"))
        let subject = OfferViewModel(offer: offer, places: service)
        let towns = try #require(subject.search)
        towns.name = "Lond"
        await towns.complete(in: english)
        async let search: Void = subject.searchPlace(in: english)
        await service.began.wait()
        #expect(!subject.isLoading, "the form's rows can be tapped")
        service.answers.open()
        await search
    }

    @Test func `a town in another language keeps the typed name, with its own and the country in the reader's language`()
        async throws
    {
        let service = try service()
        let spanish = await service.towns(beginning: "Londres", in: Locale(identifier: "es"))
        #expect(spanish.first?.id == "Londres, London, England, Reino Unido")
        let arabic = await service.towns(beginning: "لندن، المملكة المتحدة", in: Locale(identifier: "ar"))
        #expect(arabic.first?.name == "لندن")
        let misspelled = try await service.places(named: "Lodnon", in: Locale(identifier: "en"))
        #expect(misspelled.first?.id == "London, England, United Kingdom")
    }

    @Test func `of towns with one name that around the chosen place comes first`() async throws {
        let service = try service()
        let english = Locale(identifier: "en")
        #expect(await service.towns(beginning: "Benfica", in: english).first?.region.contains("Angola") == true)
        try await service.choose(Place(name: "Lisbon", region: "", location: Coordinate(latitude: 38.72, longitude: -9.14)))
        let found = await service.towns(beginning: "Benfica", in: english)
        #expect(found.first?.region.contains("Portugal") == true)
        #expect(await service.towns(beginning: "Paris", in: english).first?.id.contains("France") == true)
    }

    @Test func `namesakes in one country whose regions are unknown are told apart by their coordinates`() async throws {
        let found = await (try service()).towns(beginning: "San Jose", in: Locale(identifier: "en"))
        #expect(Set(found.map(\.id)).count == found.count && found.count == 6)
        let inCostaRica = found.filter { $0.region.hasPrefix("Costa Rica") }
        #expect(inCostaRica.count == 2 && inCostaRica.allSatisfy { $0.region.contains(", ") })
    }

    @Test func `the answer for a whole name stays if completing its last letter begins later`() async throws {
        let subject = PlaceSearch(service: try service())
        let english = Locale(identifier: "en")
        subject.name = "Qqqqqqqq"
        try await subject.run(in: english)
        #expect(subject.isUnknown)
        await subject.complete(in: english)
        #expect(subject.isUnknown)
        subject.name = "Lond"
        await subject.complete(in: english)
        #expect(!subject.isUnknown && !subject.found.isEmpty)
    }

    @Test(arguments: ["10115 Berlin", "Berlin 10115", "10115, Berli", "SW1A 1AA London"])
    func `a postcode beside a town's name does not hide the town`(text: String) async throws {
        let found = try await service().towns(beginning: text, in: Locale(identifier: "en"))
        #expect(found.first?.name == (text.contains("London") ? "London" : "Berlin"))
    }

    @Test(arguments: [("10115", true), ("Qqxzwv", false)])
    func `if a postcode or a name is not known, the field says which of them to type`(text: String, isPostcode: Bool) async throws {
        let subject = PlaceSearch(service: try service())
        let rows = PlaceSearchRows(
            search: subject, label: .placeNameLabel, prompt: .placeNamePrompt, prefix: "place"
        ) {
            try? await subject.run(in: Locale(identifier: "en"))
        } pick: { _ in
        }
        let screen = Screen(List { rows }, language: "en-GB")
        try screen.element("place.name").type(text)
        try screen.element("place.search").tap()
        await screen.settle { $0.has("place.unknown") }
        let postcode = "This postcode is not known here. Type the name of a town instead."
        #expect(try (screen.element("place.unknown").text == postcode) == isPostcode)
    }

    @Test func `a cancelled completion leaves what was found before`() async throws {
        let subject = PlaceSearch(service: try service())
        subject.name = "Lond"
        await subject.complete(in: Locale(identifier: "en"))
        let before = subject.found
        try #require(!before.isEmpty)
        subject.name = "Paris"
        let late = Task {
            withUnsafeCurrentTask { $0?.cancel() }
            await subject.complete(in: Locale(identifier: "en"))
        }
        await late.value
        #expect(subject.found == before)
    }

    @Test func `a slow answer for an earlier text does not replace the answer for a later one`() async throws {
        let places = HeldPlaceService()
        let subject = PlaceSearch(service: places)
        subject.name = "first"
        async let early: Void = subject.complete(in: Locale(identifier: "en"))
        await places.isAsked()
        subject.name = "second"
        await subject.complete(in: Locale(identifier: "en"))
        await places.release()
        await early
        #expect(subject.found.map(\.name) == ["second"])
        subject.clear()
        #expect(subject.found.isEmpty && subject.name.isEmpty)
    }
}

/// A place service that finds a place with the asked name, and holds its first answer until a test releases it.
private actor HeldPlaceService: PlaceService {
    private var held: CheckedContinuation<Void, Never>?
    private var waiting: CheckedContinuation<Void, Never>?
    private var isFirst = true

    func isAsked() async {
        guard held == nil else { return }
        await withCheckedContinuation { waiting = $0 }
    }

    func release() {
        held?.resume()
    }

    func towns(beginning text: String, in locale: Locale) async -> [Place] {
        if isFirst {
            isFirst = false
            await withCheckedContinuation { one in
                held = one
                waiting?.resume()
            }
        }
        return [Place(name: text, region: "", location: .fixture)]
    }

    func places(named name: String, in locale: Locale) async throws -> [Place] { [] }
    func chosenPlace() async throws -> Place? { nil }
    func choose(_ place: Place) async throws {}
    func devicePlace() async throws -> Place { throw AppError.locationDenied }
    func exactLocation() async throws -> Coordinate { throw AppError.locationDenied }
}
