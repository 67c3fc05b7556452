#if DEBUG
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

    func places(named name: String) async throws -> [Place] {
        if let error { throw error }
        let known = [
            Place.fixture, Place(name: "Paris", region: "France", location: Coordinate(latitude: 48.86, longitude: 2.35)),
        ]
        return known.filter { $0.name.lowercased().hasPrefix(name.lowercased()) }
    }

    func exactPlaces(named name: String) async throws -> [Place] { try await places(named: name) }

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
