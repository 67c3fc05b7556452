public import WeDaDomain

/// The names of places in other languages, from the built-in gazetteer, and of places that it does
/// not name from the geocoder. The names are kept in memory, so that each place is requested once
/// for each language.
public actor GeocoderPlaceNameRepository: PlaceNameRepository {
  /// The maximum number of concurrent requests to the geocoder.
  static let width = 4
  private static let capacity = 500

  private struct Key: Hashable {
    let place: PlaceID
    let language: String
  }

  private let geocoder: any PlaceRepository
  /// The names that the geocoder has answered; the value is `nil` for a place without a name in the
  /// language.
  private var told: [Key: String?] = [:]

  /// Creates a repository of the names of places in other languages.
  ///
  /// - Parameter geocoder: The geocoder that is asked about places without a packaged name.
  public init(geocoder: any PlaceRepository) { self.geocoder = geocoder }

  public func names(of places: [Place], in language: String) async -> [PlaceID: String] {
    let unknown = places.filter {
      !$0.isPoint && told[Key(place: $0.id, language: language)] == nil
    }
    let packaged = await packagedNames(of: unknown, in: language)
    remember(unknown.filter { packaged[$0.id] != nil }, packaged, language)
    await ask(unknown.filter { packaged[$0.id] == nil }, language)
    return places.reduce(into: [:]) { names, place in
      names[place.id] = told[Key(place: place.id, language: language)] ?? nil
    }
  }

  public func packagedNames(
    of places: [Place], in language: String
  ) async -> [PlaceID: String] {
    places.isEmpty ? [:] : await GazetteerNames.names(of: places, in: language)
  }

  /// Requests the names of places; places with the same name share a request.
  private func ask(_ places: [Place], _ language: String) async {
    let groups = Dictionary(grouping: places, by: \.name).values.sorted { $0[0].name < $1[0].name }
    for start in stride(from: 0, to: groups.count, by: Self.width) {
      await withTaskGroup(of: ([Place], [PlaceID: String]?).self) { [geocoder] tasks in
        for group in groups[start..<min(start + Self.width, groups.count)] {
          tasks.addTask { (group, try? await geocoder.names(of: group, in: language)) }
        }
        // After a failed request the places are asked about again.
        for await case (let group, let found?) in tasks { remember(group, found, language) }
      }
    }
  }

  private func remember(_ places: [Place], _ found: [PlaceID: String], _ language: String) {
    if told.count + places.count > Self.capacity { told = [:] }
    for place in places {
      told.updateValue(found[place.id], forKey: Key(place: place.id, language: language))
    }
  }
}

extension Place {
  /// Returns the entry of a geocoder that is this place: the nearest in its country, at most a
  /// tenth of a degree away, since providers disagree about the middle of a town. `nil` if there is
  /// none.
  func nearest<Entry>(
    of entries: [Entry], at position: (Entry) -> (latitude: Double, longitude: Double)
  ) -> Entry? {
    func distance(_ entry: Entry) -> Double {
      let (latitude, longitude) = position(entry)
      let east = (longitude - coordinate.longitude).magnitude
      return max((latitude - coordinate.latitude).magnitude, min(east, 360 - east))
    }
    return entries.filter { distance($0) <= 0.1 }.min { distance($0) < distance($1) }
  }
}
