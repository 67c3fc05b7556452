import CoreLocation
import Foundation
import StrataPersistence

/// A place service that uses Core Location for geocoding and positions, and stores the choice per device.
struct DevicePlaceService: PlaceService {
    private let records: DocumentCollection<PlaceFileDTO>

    /// Creates a place service that uses Core Location for geocoding and positions, and stores the
    /// choice per device.
    ///
    /// - Parameter store: The store of the chosen place; its records belong to the device of the current call.
    init(store: DocumentStore) {
        records = store.collection("place")
    }

    func chosenPlace() async throws -> Place? {
        try await records.value(key: "chosen")?.toDomain()
    }

    func choose(_ place: Place) async throws {
        try await keeping { try await records.put(PlaceFileDTO(place), key: "chosen") }
    }

    func places(named name: String) async throws -> [Place] {
        try await exactPlaces(named: name).map(\.rounded)
    }

    func exactPlaces(named name: String) async throws -> [Place] {
        do {
            return try await CLGeocoder().geocodeAddressString(name).compactMap(Place.init)
        } catch let error as CLError where error.code == .geocodeFoundNoResult {
            return []
        }
    }

    /// Returns the device's place. The position is rounded before it is sent to the geocoder.
    func devicePlace() async throws -> Place {
        let location = try await position().rounded
        let found = try? await CLGeocoder()
            .reverseGeocodeLocation(CLLocation(latitude: location.latitude, longitude: location.longitude))
        let near = found?.first.flatMap(Place.init)
        return Place(name: near?.name ?? location.words, region: near?.region ?? "", location: location)
    }

    func exactLocation() async throws -> Coordinate {
        try await position()
    }

    @MainActor private func position() async throws -> Coordinate {
        let manager = CLLocationManager()
        if manager.authorizationStatus == .notDetermined { manager.requestWhenInUseAuthorization() }
        for try await update in CLLocationUpdate.liveUpdates() {
            if let coordinate = update.location?.coordinate {
                return Coordinate(latitude: coordinate.latitude, longitude: coordinate.longitude)
            }
            if update.authorizationDenied || update.authorizationRestricted || update.locationUnavailable {
                throw AppError.locationDenied
            }
        }
        throw AppError.locationDenied
    }
}

extension Place {
    fileprivate init?(_ placemark: CLPlacemark) {
        guard let coordinate = placemark.location?.coordinate, let name = placemark.name else { return nil }
        self.init(
            name: name, region: [placemark.administrativeArea, placemark.country].compactMap(\.self).joined(separator: ", "),
            location: Coordinate(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    fileprivate var rounded: Place { Place(name: name, region: region, location: location.rounded) }
}
