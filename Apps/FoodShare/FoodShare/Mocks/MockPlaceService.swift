#if DEBUG
import Foundation

/// A mock place service that finds London and Paris.
actor MockPlaceService: PlaceService {
    private var place: Place?
    private let error: AppError?

    init(place: Place? = .fixture, error: AppError? = nil) {
        self.place = place
        self.error = error
    }

    func chosenPlace() async throws -> Place? {
        if let error { throw error }
        return place
    }

    func choose(_ place: Place) async throws {
        if let error { throw error }
        self.place = place
    }

    func towns(beginning text: String, in locale: Locale) async -> [Place] {
        let known = [
            Place.fixture, Place(name: "Paris", region: "France", location: Coordinate(latitude: 48.86, longitude: 2.35)),
        ]
        return known.filter { $0.name.lowercased().hasPrefix(text.lowercased()) }
    }

    func places(named name: String, in locale: Locale) async throws -> [Place] {
        if let error { throw error }
        return await towns(beginning: name, in: locale)
    }

    func devicePlace() async throws -> Place {
        if let error { throw error }
        return .fixture
    }

    func exactLocation() async throws -> Coordinate {
        if let error { throw error }
        return Coordinate(latitude: 51.51237, longitude: -0.12346)
    }
}
#endif
