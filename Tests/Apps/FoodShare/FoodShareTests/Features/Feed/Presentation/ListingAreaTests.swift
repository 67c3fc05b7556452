import Foundation
import StrataRendering
import SwiftUI
import Testing

@testable import FoodShare
@testable import SwiftUITesting

/// Tests of the circle on an offer's page in which the food is.
@MainActor @Suite(.timeLimit(.minutes(5))) struct ListingAreaTests {
    private let world: OwnWorld
    private let spot = Coordinate(latitude: 51.51237, longitude: -0.12346)

    init() throws { world = try OwnWorld() }

    private func page(_ id: UUID, _ name: String, from: Coordinate? = .fixture) async -> Screen {
        let own = world.own(name)
        let details = ListingDetailsViewModel(id: id, repository: own, claims: own, handOvers: own)
        let screen = Screen(NavigationStack { ListingDetailsView(viewModel: details, from: from) })
        await screen.settle { $0.has("listing.description") }
        return screen
    }

    private func shapes(_ screen: Screen) -> [String] {
        screen.all(.any, nil).filter { $0.drawing[.variant] == "map-shape" }.compactMap { $0.drawing[.map] }
    }

    @Test func `a person who may not know the exact place sees a circle around the place in the list`() async throws {
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        let shown = try #require(try await world.own("anna").fetch(id: id)).location
        #expect(shown != spot)
        let screen = await page(id, "anna")
        let shape = try #require(shapes(screen).first)
        let circle = try #require(JSONDecoder().decode([String: [Double]].self, from: Data(shape.utf8))["circle"])
        #expect(Coordinate(latitude: circle[0], longitude: circle[1]).metres(to: shown) < 1 && circle[2] == 500)
        let label = try screen.element("listing.area").label
        #expect(label.hasPrefix("Map of the surroundings of the food, about ") && label.hasSuffix(" away"))
        #expect(screen.has("The food is somewhere in the circle. The person whom the giver accepts sees the exact place."))
        let plain = await page(id, "anna", from: nil)
        #expect(try plain.element("listing.area").label == "Map of the surroundings of the food")
    }

    @Test func `the giver and whoever the giver accepted see no circle, but whoever waits does`() async throws {
        let id = try await world.own("giver").create(.fixture(location: spot)).id
        try await world.own("anna").claim(id: id)
        #expect(await page(id, "anna").has("listing.area"))
        try await world.own("giver").accept(id: id)
        for name in ["giver", "anna"] {
            let screen = await page(id, name)
            #expect(!screen.has("listing.area") && shapes(screen).isEmpty, "\(name)")
        }
        let ben = await page(id, "ben")
        #expect(ben.has("listing.area"))
    }

    @Test func `a sample has no circle`() async {
        let sample = FoodListing.fixture(standing: .sample)
        let repository = MockFoodListingRepository(listings: [sample])
        let model = ListingDetailsViewModel(id: sample.id, repository: repository, claims: MockListingClaimRepository())
        await model.load()
        #expect(model.listing != nil && model.area == nil)
    }

    @Test(arguments: ["en_US", "en_GB", "pt_BR"])
    func `maps name distances in kilometres, as the list does`(region: String) {
        let locale = Locale(identifier: region)
        let road = Measurement(value: 12, unit: UnitLength.kilometers)
            .formatted(.measurement(width: .abbreviated).locale(locale.inKilometres))
        #expect(road.replacing("\u{a0}", with: " ") == "12 km")
        #expect(locale.inKilometres.language.languageCode == locale.language.languageCode)
    }

    @Test(arguments: [false, true])
    func `a map without towns names the distances of the nearest ones in the list's unit`(isPicker: Bool) throws {
        let sea = Coordinate(latitude: 62.5, longitude: -7.5)
        let picker = PinPicker(label: Text(verbatim: "Pin"), start: sea, radiusKm: 20) { _ in }
        let view = isPicker ? AnyView(picker) : AnyView(FeedMap(nearby: [], middle: sea, radiusKm: 20))
        let screen = Screen(view.environment(\.locale, Locale(identifier: "en_US")))
        let map = try #require(screen.all(.any, nil).first { $0.drawing.kind == .map })
        try map.send(.sight, value: "0 62.5 -7.5 0.4 0.8")
        let towns = screen.all(.any, nil).filter { $0.drawing[.variant] == "map-town" }.map(writing)
        #expect(towns.contains { $0.contains("Tórshavn") } && towns.allSatisfy { $0.contains("km") }, "\(towns)")
    }

    /// Returns the writing of a name on the ground, which is hidden from those who do not see the map.
    private func writing(_ town: ScreenElement) -> String {
        func texts(_ part: DrawnElement) -> [String] {
            [part.element.text].compactMap(\.self) + part.children.flatMap(texts)
        }
        return texts(town.drawn).joined()
    }
}
