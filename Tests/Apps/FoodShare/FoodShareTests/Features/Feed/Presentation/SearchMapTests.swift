import StrataDeviceServices
import StrataRendering
import SwiftUI
import Testing

@testable import FoodShare
@testable import SwiftUITesting

/// Tests of a search on the map: its radius, its centre, the person's location and the selected pin.
@MainActor @Suite(.timeLimit(.minutes(5))) struct SearchMapTests {
    private let middle = Coordinate.fixture

    /// A browser whose position may be read.
    private final class LocatedBrowser: DeviceRequests {
        func begin(
            _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
        ) -> DeviceRequestHandle {
            let isState = request.service == "position.state"
            receive(isState ? .done("\"granted\"") : .part(#"{"latitude":51.52,"longitude":-0.14,"accuracy":5}"#))
            return DeviceRequestHandle()
        }
    }

    private func item(_ title: String, _ metres: Double) -> NearbyListing {
        NearbyListing(listing: .fixture(title: title, location: middle.moved(metres: metres, turns: 0)), metres: metres)
    }

    private func screen(_ items: [NearbyListing] = [], device: Device = .fresh) -> Screen {
        Screen(NavigationStack { FeedMap(nearby: items, middle: middle, radiusKm: 5) }, device: device)
    }

    private func shapes(_ screen: Screen) -> [String?] {
        screen.all(.any, nil).filter { $0.drawing[.variant] == "map-shape" }.map { $0.drawing[.map] }
    }

    private func places(_ screen: Screen) -> [String?] {
        screen.all(.any, nil).filter { $0.drawing.kind == .mapPlace }.map { $0.drawing[.map] }
    }

    @Test func `the map shows a circle of the search radius with a marker at its centre`() throws {
        let screen = screen()
        #expect(shapes(screen) == [#"{"circle":[51.51,-0.13,5000]}"#])
        #expect(places(screen) == ["51.51 -0.13 0.5 0.5"])
        #expect(try screen.element("map.middle").label == "You see offers around this place")
        #expect(!screen.has("My location"))
    }

    @Test func `the map shows the person's location besides the centre of the search`() async {
        let screen = screen(device: Device(id: DeviceID(rawValue: "anna"), requests: LocatedBrowser()))
        await screen.settle { $0.has("My location") }
        #expect(places(screen) == ["51.52 -0.14 0.5 0.5", "51.51 -0.13 0.5 0.5"])
    }

    @Test func `the map of a pickup place shows one pin and no search circle`() {
        let screen = Screen(List { ExactPlaceRows(title: "Bread", place: middle, prefix: "listing") })
        #expect(shapes(screen).isEmpty && !screen.has("map.middle") && places(screen).count == 1)
    }

    @Test func `the chosen pin is marked as selected, and larger than the others`() throws {
        let screen = screen([item("Rye bread", 100), item("Soup", 4_000)])
        try screen.button("Soup").tap()
        #expect(try screen.button("Soup").isSelected)
        #expect(try !screen.button("Rye bread").isSelected)
        #expect(try height(screen.button("Soup")) > height(screen.button("Rye bread")))
    }

    @Test func `a map pin that combines offers is selected while one of its offers is selected`() throws {
        let screen = screen([item("Rye bread", 100), item("Soup", 4_000)])
        try screen.button("Soup").tap()
        // So far away both offers have one pin, which the nearer one names.
        try screen.element("feed.map").send(.sight, value: "1 51.51 -0.13 28 28")
        #expect(try screen.button("2 offers").isSelected)
        #expect(screen.all(.any, nil).filter { $0.identifier == "feed.map.listing" }.count == 2)
        try screen.button("2 offers").tap()
        #expect(!screen.has("feed.map.listing"))
    }

    /// Returns the greatest height that an element inside sets.
    private func height(_ element: ScreenElement) -> Double {
        let rules = element.all(.any, nil).flatMap(\.drawing.style)
        return rules.reduce(0) { greatest, rule in
            if case .size(_, let height?) = rule { max(greatest, height) } else { greatest }
        }
    }
}
