import Foundation
import Testing

@testable import FoodShare

/// Tests of the errors that screens distinguish, and of points on the Earth.
@Suite struct AppErrorTests {
    @Test(arguments: [
        URLError.Code.notConnectedToInternet, .dataNotAllowed, .internationalRoamingOff, .callIsActive, .networkConnectionLost,
        .cannotFindHost, .dnsLookupFailed, .cannotConnectToHost, .timedOut,
    ])
    func `a URLError for an unreachable service is mapped to AppError.offline`(code: URLError.Code) {
        #expect(AppError.from(URLError(code)) == .offline)
        #expect(AppError.told(URLError(code)) == .offline)
    }

    @Test(arguments: [URLError.Code.badServerResponse, .badURL, .cannotParseResponse])
    func `a URLError for an invalid URL or response is mapped to AppError.service`(code: URLError.Code) {
        #expect(AppError.from(URLError(code)) == .service)
    }

    @Test func `a full disk is mapped to the error noRoom, other file errors to the error service`() {
        #expect(AppError.from(CocoaError(.fileWriteOutOfSpace)) == .noRoom)
        #expect(AppError.from(CocoaError(.fileNoSuchFile)) == .service)
    }

    @Test(arguments: [AppError.gone, .taken, .changed, .unreadable(field: "title"), .signedOut, .noPlace])
    func `an AppError is returned unchanged by the error mapping`(error: AppError) {
        #expect(AppError.from(error) == error)
        #expect(AppError.told(error) == error)
    }

    @Test func `cancelled work shows no error`() async {
        #expect(AppError.told(CancellationError()) == nil)
        #expect(AppError.told(URLError(.cancelled)) == nil)
        let told = Task { () -> AppError? in
            withUnsafeCurrentTask { $0?.cancel() }
            return AppError.told(AppError.gone)
        }
        #expect(await told.value == nil)
    }

    @Test(arguments: [
        (90.0, 180.0, true), (-90, -180, true), (0, 0, true), (90.1, 0, false), (-90.1, 0, false), (0, 180.1, false),
        (0, -180.1, false), (.nan, 0, false), (0, .infinity, false),
    ])
    func `a coordinate is valid if its latitude and longitude are in range`(latitude: Double, longitude: Double, isOnEarth: Bool) {
        #expect(Coordinate(latitude: latitude, longitude: longitude).isOnEarth == isOnEarth)
    }

    @Test func `a rounded coordinate has two decimals, and its text has at most four`() {
        let point = Coordinate(latitude: 51.507354, longitude: 0.127753)
        #expect(point.rounded == Coordinate(latitude: 51.51, longitude: 0.13))
        #expect(point.words == "51.5074, 0.1278")
        #expect(Coordinate(latitude: 5, longitude: 0.5).words == "5, 0.5")
    }

    @Test(arguments: [0.0, 0.125, 0.25, 0.5, 0.75, 1])
    func `a coordinate moved by 400 m is 400 m from its start, in any direction`(turns: Double) {
        for start in [Coordinate.fixture, Coordinate(latitude: 0, longitude: 179.999), Coordinate(latitude: 89.999, longitude: 10)] {
            let moved = start.moved(metres: 400, turns: turns)
            #expect(moved.isOnEarth)
            #expect(abs(start.metres(to: moved) - 400) < 0.01, "\(start)")
            #expect(abs(moved.metres(to: start) - 400) < 0.01)
        }
    }

    @Test func `a point moves clockwise from north`() {
        let start = Coordinate.fixture
        let sides = [0, 0.25, 0.5, 0.75].map { start.moved(metres: 1_000, turns: $0) }
        #expect(sides[0].latitude > start.latitude && sides[2].latitude < start.latitude)
        #expect(sides[1].longitude > start.longitude && sides[3].longitude < start.longitude)
        #expect(start.moved(metres: 0, turns: 0.3).metres(to: start) < 0.01)
        let east = Coordinate(latitude: 0, longitude: 179.999).moved(metres: 1_000, turns: 0.25)
        #expect(east.longitude < -179.9)
    }

    @Test func `a point counts as the same home within fifty metres of it`() {
        let home = BlurredHome(home: .fixture, shown: .fixture)
        #expect(home.covers(.fixture))
        #expect(home.covers(Coordinate.fixture.moved(metres: 49.9, turns: 0.4)))
        #expect(!home.covers(Coordinate.fixture.moved(metres: 50.1, turns: 0.4)))
    }

    @Test func `a randomly chosen shown place is 150 to 450 m from the home`() {
        for _ in 0..<200 {
            let drawn = BlurredHome(drawnAt: .fixture)
            let metres = drawn.home.metres(to: drawn.shown)
            #expect(drawn.home == .fixture && (149.9...450.1).contains(metres))
        }
    }
}
