import Foundation
import Testing

@testable import FoodShare

/// Tests of allergens and counts in both stores.
@Suite(.timeLimit(.minutes(5))) struct AllergenSearchTests {
    private let home = Coordinate(latitude: 48.2, longitude: 16.37)

    @Test(arguments: HandOverBackEnd.allCases)
    func `a search excludes offers with unwanted allergens before it limits the number of results`(backEnd: HandOverBackEnd) async throws {
        let world = try await backEnd.start()
        let giver = try await world.person("giver")
        for _ in 0..<6 { _ = try await giver.create(.fixture(location: home, allergens: [.gluten, .nuts])) }
        let far = home.moved(metres: 3_000, turns: 0.4)
        _ = try await giver.create(.fixture(title: "Apples", location: far, allergens: []))
        let reader = try await world.person("reader")
        let without = FeedFilter(without: [.nuts, .milk])
        #expect(try await reader.fetchNearby(location: home, radiusKm: 5, filter: without, most: 5).map(\.title) == ["Apples"])
        #expect(try await reader.fetchNearby(location: home, radiusKm: 5, filter: FeedFilter(), most: 5).count == 5)
        #expect(try await reader.countNearby(location: home, radiusKm: 5, filter: FeedFilter()) == .exactly(7))
        #expect(try await reader.countNearby(location: home, radiusKm: 5, filter: without) == .exactly(1))
        await world.stop()
    }
}
