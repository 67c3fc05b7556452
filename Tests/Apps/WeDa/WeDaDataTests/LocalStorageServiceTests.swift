import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

@Suite(.mission("W-189")) struct LocalStorageServiceTests {
  let folder: TemporaryFolder
  let store: DocumentStore
  let time = WeatherReport.fixtureTime

  init() throws {
    folder = try TemporaryFolder()
    store = DocumentStore(try Database(file: folder.file("data.sqlite")))
  }

  @Test(.mission("W-05", "W-87"))
  func `favourites are stored newest first and survive reopening`() async throws {
    let repository = SQLiteFavoritesRepository(store: store)
    try await repository.add(Favorite(place: .london, addedAt: time))
    try await repository.add(Favorite(place: .tokyo, addedAt: time.addingTimeInterval(1)))
    try await repository.add(Favorite(place: .londonOntario, addedAt: time.addingTimeInterval(2)))
    try await repository.remove(Place.tokyo.id)
    let reopened = DocumentStore(try Database(file: folder.file("data.sqlite")))
    let again = SQLiteFavoritesRepository(store: reopened)
    #expect(try await again.favorites().map(\.place) == [.londonOntario, .london])
    #expect(try await again.favorites().map(\.addedAt) == [time.addingTimeInterval(2), time])
    #expect(try await again.contains(Place.london.id))
    #expect(try await !again.contains(Place.tokyo.id))
  }

  @Test(.mission("W-06"))
  func `the history stores the latest search of each place, at most twenty`() async throws {
    let repository = SQLiteHistoryRepository(store: store)
    for index in 0..<25 {
      let place = index == 24 ? Place.london : place(index % 23)
      try await repository.record(
        SearchRecord(place: place, searchedAt: time.addingTimeInterval(Double(index))), limit: 20)
    }
    let kept = try await repository.records(limit: 20)
    #expect(kept.count == 20)
    #expect(kept.first?.place == .london)
    #expect(kept.dropFirst().first?.place == place(0))
    #expect(Set(kept.map(\.id)).count == 20)
    try await repository.clear()
    #expect(try await repository.records(limit: 20).isEmpty)
  }

  @Test func `a search that is removed and stored again has its old position`() async throws {
    let repository = SQLiteHistoryRepository(store: store)
    let records = [Place.london, .tokyo, .paris].enumerated().map { index, place in
      SearchRecord(place: place, searchedAt: time.addingTimeInterval(Double(-index)))
    }
    for record in records { try await repository.record(record, limit: 20) }
    try await repository.remove(Place.tokyo.id)
    #expect(try await repository.records(limit: 20) == [records[0], records[2]])
    try await repository.record(records[1], limit: 20)
    #expect(try await repository.records(limit: 20) == records)
  }

  @Test(.mission("W-06"))
  func `a viewed place survives reopening, is no search, and is forgotten with the history`()
    async throws
  {
    let repository = SQLiteHistoryRepository(store: store)
    try await repository.record(SearchRecord(place: .paris, searchedAt: time), limit: 20)
    try await repository.recordView(of: .london)
    try await repository.recordView(of: .tokyo)
    let reopened = DocumentStore(try Database(file: folder.file("data.sqlite")))
    let again = SQLiteHistoryRepository(store: reopened)
    #expect(try await again.viewed() == .tokyo)
    #expect(try await again.records(limit: 20).map(\.place) == [.paris])
    try await again.remove(Place.paris.id)
    #expect(try await again.viewed() == .tokyo)
    try await again.remove(Place.tokyo.id)
    #expect(try await again.viewed() == nil)
    try await again.recordView(of: .london)
    try await again.clear()
    #expect(try await again.viewed() == nil)
  }

  @Test func `many favourites that are added concurrently are all stored`() async throws {
    let repository = SQLiteFavoritesRepository(store: store)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for index in 0..<30 {
        let favorite = Favorite(place: place(index), addedAt: time)
        group.addTask { try await repository.add(favorite) }
      }
      try await group.waitForAll()
    }
    let kept = try await repository.favorites()
    #expect(Set(kept.map(\.place)) == Set((0..<30).map(place)))
  }

  @Test func `one device does not see another's data`() async throws {
    let repository = SQLiteFavoritesRepository(store: store)
    try await repository.add(Favorite(place: .london, addedAt: time))
    let stranger = Device(id: DeviceID(rawValue: "stranger"))
    try await DeviceHost.$current.withValue(stranger) {
      let other = SQLiteFavoritesRepository(store: store)
      #expect(try await other.favorites().isEmpty)
      try await other.add(Favorite(place: .tokyo, addedAt: time))
      try await SQLiteHistoryRepository(store: store).clear()
    }
    #expect(try await repository.favorites().map(\.place) == [.london])
  }

  @Test func `a stored copy of the weather survives a restart`() async throws {
    let local = DocumentWeatherLocalDataSource(store: store, provider: .fixture)
    try await local.saveWeather(WeatherFileDTO(.fixture()))
    let reopened = DocumentStore(try Database(file: folder.file("data.sqlite")))
    let again = DocumentWeatherLocalDataSource(store: reopened, provider: .fixture)
    #expect(try await again.fetchWeather(for: .london)?.toDomain(origin: .stored).slots.count == 40)
    #expect(try await again.fetchWeather(for: .paris) == nil)
  }

  @Test func `storage that cannot be opened is an error, not an empty list`() async throws {
    let none = UnavailableStorage(.storage(.unavailable))
    let favorites = await failure { () throws(WeatherError) in try await none.favorites() }
    let history = await failure { () throws(WeatherError) in try await none.records(limit: 20) }
    #expect(favorites == .storage(.unavailable))
    #expect(history == .storage(.unavailable))
  }

  @Test func `a favourite of a newer version is refused and stays unchanged`() async throws {
    let rows = store.collection("favorites", of: MarkedPlaceFileDTO.self)
    let newer = MarkedPlaceFileDTO(version: 99, place: PlaceFileDTO(.london), markedAt: 0)
    try await rows.put(newer, key: Place.london.id.text)
    let repository = SQLiteFavoritesRepository(store: store)
    let error = await failure { () throws(WeatherError) in try await repository.favorites() }
    #expect(error == .storage(.newerVersion))
    #expect(try await rows.value(key: Place.london.id.text) == newer)
  }

  @Test(.mission("W-213")) func `two instances of the suite share no storage`() async throws {
    let other = try LocalStorageServiceTests()
    try await SQLiteFavoritesRepository(store: store).add(Favorite(place: .london, addedAt: time))
    #expect(try await SQLiteFavoritesRepository(store: other.store).favorites().isEmpty)
    #expect(other.folder.url != folder.url)
  }

  @Test func `settings are the defaults until they are saved`() async throws {
    let repository = SQLiteSettingsRepository(store: store)
    #expect(try await repository.settings() == WeatherSettings())
    var units = UnitChoice.british
    units.wind = .beaufort
    let chosen = WeatherSettings(
      units: units, clock: .twelve, language: .arabic, dataSource: .cache, appearance: .sun)
    try await repository.save(chosen)
    #expect(try await repository.settings() == chosen)
  }

  @Test(
    arguments: [
      ("metric", "metresPerSecond", "celsius"), ("imperial", "milesPerHour", "fahrenheit"),
    ])
  func `settings of the first version keep the units that they showed`(
    old: String, wind: String, temperature: String
  ) async throws {
    let row = #"{"version": 1, "units": "\#(old)", "data_source": "local"}"#
    let file = try JSONDecoder().decode(SettingsFileDTO.self, from: Data(row.utf8))
    try await store.collection("settings", of: SettingsFileDTO.self).put(file, key: "settings")
    let settings = try await SQLiteSettingsRepository(store: store).settings()
    #expect(settings.units?.wind.rawValue == wind)
    #expect(settings.units?.temperature.rawValue == temperature)
    #expect(settings.dataSource == .local)
    #expect(settings.clock == .automatic)
    #expect(settings.language == .automatic)
    #expect(settings.appearance == .system)
  }

  @Test(
    arguments: [
      (
        #""unit_choice": {"temperature": "kelvin", "wind": "knots", "pressure": "hectopascals","#
          + #" "precipitation": "inches", "distance": "miles"}"#,
        "unit_choice.temperature"
      ),
      (#""clock": "thirteen""#, "clock"), (#""language": "tlh""#, "language"),
      (#""appearance": "dim""#, "appearance"),
      (#""units": "cubits""#, "units"),
      (
        #""home": {"name": "X", "country": "GB", "latitude": 91, "longitude": 0}"#,
        "home.latitude"
      ),
    ])
  func `an unknown name is reported with the field and the valid names`(
    part: String, path: String
  ) throws {
    let row = #"{"version": 2, \#(part), "data_source": "local"}"#
    let file = try JSONDecoder().decode(SettingsFileDTO.self, from: Data(row.utf8))
    let error = #expect(throws: UnreadableField.self) { try file.toDomain() }
    #expect(error?.path == path)
    #expect(error?.rule.isEmpty == false)
  }

  @Test func `the default place survives storage, and rows without one have none`() async throws {
    let settings = SQLiteSettingsRepository(store: store)
    try await settings.save(WeatherSettings(home: .tromso))
    #expect(try await settings.settings().home == .tromso)
    let old = #"{"version": 2, "data_source": "remote"}"#
    let file = try JSONDecoder().decode(SettingsFileDTO.self, from: Data(old.utf8))
    #expect(try file.toDomain().home == nil)
  }

  @Test func `a row of a newer version is refused`() async throws {
    let rows = store.collection("settings", of: SettingsFileDTO.self)
    let newer = #"{"version": 3, "data_source": "remote"}"#
    let file = try JSONDecoder().decode(SettingsFileDTO.self, from: Data(newer.utf8))
    try await rows.put(file, key: "settings")
    let error = await failure { () throws(WeatherError) in
      try await SQLiteSettingsRepository(store: store).settings()
    }
    #expect(error == .storage(.newerVersion))
  }

  @Test func `an invalid row is reported with its key`() async throws {
    let rows = store.collection("favorites", of: MarkedPlaceFileDTO.self)
    let place = PlaceFileDTO(name: "X", state: nil, country: "X", latitude: 91, longitude: 0)
    try await rows.put(MarkedPlaceFileDTO(version: 1, place: place, markedAt: 0), key: "x")
    let error = await failure { () throws(WeatherError) in
      try await SQLiteFavoritesRepository(store: store).favorites()
    }
    #expect(error == .storage(.damaged(key: "x")))
  }

  @Test func `a name of any length and script is stored unchanged`() async throws {
    let repository = SQLiteFavoritesRepository(store: store)
    let names = ["'; DROP TABLE documents;--", "<script>", "東京 🗼", "\u{0}", "ع", longName]
    for name in names {
      let place = Place(name: name, state: nil, country: "XX", coordinate: .fixture(1, 1))
      try await repository.add(Favorite(place: place, addedAt: time))
      #expect(try await repository.favorites().first?.place == place)
      try await repository.remove(place.id)
    }
  }

  @Test func `a report survives storage`() throws {
    let report = WeatherReport.fixture(zone: PlaceZone(offset: -12_600))
    let bytes = try JSONEncoder().encode(WeatherFileDTO(report))
    let copy = try JSONDecoder().decode(WeatherFileDTO.self, from: bytes)
    #expect(try copy.toDomain(origin: .remote) == report)
    #expect(copy.version == 2)
  }

  private let longName = String(repeating: "å", count: 10_000)

  private func place(_ index: Int) -> Place {
    Place(
      name: "Place \(index)", state: nil, country: "XX", coordinate: .fixture(Double(index), 1))
  }
}
