import Foundation
import SwiftUI
import SwiftUITesting
import Testing

@testable import FoodShare

/// The pins of the map, of which one may stand for several offers.
@MainActor @Suite(.timeLimit(.minutes(5))) struct MapSpotTests {
    private let middle = Coordinate.fixture

    private func item(_ title: String, _ metres: Double) -> NearbyListing {
        NearbyListing(listing: .fixture(title: title, location: middle.moved(metres: metres, turns: 0)), metres: metres)
    }

    @Test func `offers in one grid cell of the map share a pin, sorted by distance`() {
        let items = [item("a", 0), item("b", 100), item("c", 9_000), item("d", 9_050)]
        let far = MapSpot.spots(items, degrees: 0.02)
        #expect(far.map { $0.items.map(\.listing.title) } == [["a", "b"], ["c", "d"]])
        #expect(far.map(\.id) == [items[0].id, items[2].id])
        #expect(MapSpot.spots(items, degrees: 0.000_001).count == 4)
        #expect(MapSpot.spots([], degrees: 1).isEmpty)
    }

    @Test func `offers at the same location share one map pin at any zoom level`() {
        let items = [item("a", 100), item("b", 100), item("c", 200)]
        #expect(MapSpot.spots(items, degrees: 0).map(\.items.count) == [2, 1])
    }

    @Test func `tapping a map pin of two offers shows a card for each`() async throws {
        let items = [item("Rye bread", 100), item("Rolls", 100), item("Soup", 4_000)]
        let screen = Screen(NavigationStack { FeedMap(nearby: items, middle: middle, radiusKm: 5) })
        await screen.settle()
        #expect(screen.has("Soup") && screen.has("2 offers") && !screen.has("Rolls"))
        try screen.button("2 offers").tap()
        await screen.settle { $0.has("feed.map.listing") }
        let cards = screen.all(.any, nil).filter { $0.identifier == "feed.map.listing" }.map(\.text)
        #expect(cards.count == 2 && cards[0].contains("Rye bread") && cards[1].contains("Rolls"))
    }
}
