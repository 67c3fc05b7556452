import CoreLocation
import Foundation
import StrataPersistence
import StrataPlaceNames

/// A place service that finds towns in the packaged gazetteer and uses Core Location for addresses and positions. It stores
/// the choice per device.
struct DevicePlaceService: PlaceService {
    /// The gazetteer, opened once per process; without its files, no town is found.
    private static let gazetteer = try? PlaceNames.bundled()

    private let records: DocumentCollection<PlaceFileDTO>

    /// Creates a place service that finds towns in the packaged gazetteer, and addresses and positions by Core
    /// Location.
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

    @concurrent func towns(beginning text: String, in locale: Locale) async -> [Place] {
        let home = (try? await chosenPlace())?.location
        var found = towns(text, in: locale, near: home)
        // The gazetteer has no postcodes: of "10115 Berlin" it knows the town alone.
        if found.isEmpty, let name = text.withoutPostcodes { found = towns(name, in: locale, near: home) }
        return Place.apart(found.map { Place($0, in: locale) })
    }

    /// Returns the gazetteer's towns of a name. Of namesakes those around the place of the list come first.
    private func towns(_ name: String, in locale: Locale, near home: Coordinate?) -> [NamedPlace] {
        Self.gazetteer?.search(name, in: locale, near: home.map { ($0.latitude, $0.longitude) }) ?? []
    }

    func places(named name: String, in locale: Locale) async throws -> [Place] {
        let towns = await towns(beginning: name, in: locale)
        // A village, which the gazetteer lacks, may have the name with which a town's begins.
        guard !towns.contains(where: { $0.isNamed(name) }) else { return towns }
        do {
            let found = try await CLGeocoder().geocodeAddressString(name).compactMap(Place.init)
            return found + towns.filter { town in !found.contains { $0.id == town.id } }
        } catch {
            if towns.isEmpty, (error as? CLError)?.code != .geocodeFoundNoResult { throw error }
            return towns
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

    /// Creates a place with the name by which a town was found. Its region begins with the town's own name if that
    /// is another.
    fileprivate init(_ town: NamedPlace, in locale: Locale) {
        let words = [
            town.foundAs == town.name ? nil : town.name, town.region, locale.localizedString(forRegionCode: town.country),
        ]
        self.init(
            name: town.foundAs, region: words.compactMap(\.self).joined(separator: ", "),
            location: Coordinate(latitude: town.latitude, longitude: town.longitude))
    }

    /// Returns whether a text, up to its first comma, is the place's whole name, whatever its case and accents.
    fileprivate func isNamed(_ text: String) -> Bool {
        let asked = text.prefix { !",،、，".contains($0) }.trimmingCharacters(in: .whitespacesAndNewlines)
        return name.compare(asked, options: [.caseInsensitive, .diacriticInsensitive]) == .orderedSame
    }

    /// Returns places of which no two read alike: namesakes in one region get their coordinates.
    fileprivate static func apart(_ places: [Place]) -> [Place] {
        let counts = Dictionary(places.map { ($0.id, 1) }, uniquingKeysWith: +)
        return places.map { place in
            guard counts[place.id] != 1 else { return place }
            let region = "\(place.region), \(place.location.rounded.words)"
            return Place(name: place.name, region: region, location: place.location)
        }
    }
}
