import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the data of a device: its order, its export, and its deletion.
@Suite struct KeepingTests {
  let bench: Bench
  let time = WeatherReport.fixtureTime

  init() throws { bench = try Bench() }

  private func data(of device: String = "one") -> WeDaDataContainer {
    DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: device))) {
      WeDaDataContainer(sources: bench.sources, store: bench.store)
    }
  }

  private func keep(_ places: [Place], _ data: WeDaDataContainer) async throws {
    for (index, place) in places.enumerated() {
      try await data.favorites.add(
        Favorite(place: place, addedAt: time.addingTimeInterval(Double(index))))
    }
  }

  @Test(.mission("W-05"))
  func `the chosen order of favourites survives a restart, and a new favourite is listed first`()
    async throws
  {
    let data = data()
    try await keep([.tokyo, .paris, .london], data)
    try await data.favorites.move(Place.tokyo.id, before: Place.london.id)
    #expect(try await data.favorites.favorites().map(\.place) == [.tokyo, .london, .paris])
    let again = DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "one"))) {
      WeDaDataContainer(
        sources: bench.sources,
        store: DocumentStore(try! Database(file: bench.folder.file("data.sqlite"))))
    }
    #expect(try await again.favorites.favorites().map(\.place) == [.tokyo, .london, .paris])
    try await again.favorites.add(Favorite(place: .tromso, addedAt: time))
    // Older than the others, but never moved.
    #expect(
      try await again.favorites.favorites().map(\.place) == [.tromso, .tokyo, .london, .paris])
    try await again.favorites.move(Place.tromso.id, before: nil)
    try await again.favorites.remove(Place.london.id)
    #expect(try await again.favorites.favorites().map(\.place) == [.tokyo, .paris, .tromso])
  }

  @Test func `adding an existing favourite again moves it to the top without a duplicate`()
    async throws
  {
    let data = data()
    try await keep([.tokyo, .paris], data)
    try await data.favorites.move(Place.tokyo.id, before: Place.paris.id)
    try await data.favorites.add(
      Favorite(place: .paris, addedAt: time.addingTimeInterval(9)))
    #expect(try await data.favorites.favorites().map(\.place) == [.paris, .tokyo])
  }

  @Test func `a label is stored, and rows of the first version can be read`()
    async throws
  {
    let data = data()
    try await keep([.tokyo], data)
    try await data.favorites.rename(Place.tokyo.id, to: FavoriteLabel("Office"))
    try await data.favorites.rename(Place.london.id, to: FavoriteLabel("Nobody"))
    #expect(try await data.favorites.favorites().map(\.name) == ["Office"])
    let old = DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "one"))) {
      bench.store.collection("favorites", of: MarkedPlaceFileDTO.self)
    }
    try await old.put(
      MarkedPlaceFileDTO(place: .london, markedAt: time), key: Place.london.id.text, at: time)
    #expect(try await Set(data.favorites.favorites().map(\.name)) == ["Office", "London"])
    try await data.favorites.move(Place.tokyo.id, before: Place.london.id)
    try await data.favorites.rename(Place.tokyo.id, to: nil)
    #expect(try await data.favorites.favorites().map(\.name) == ["Tokyo", "London"])
  }

  @Test func `if the stored order is unreadable, the favourites are listed newest first`()
    async throws
  {
    let data = data()
    try await keep([.tokyo, .paris], data)
    let order = DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "one"))) {
      bench.store.collection("favorites.order", of: Int.self)
    }
    try await order.put(7, key: "order")
    #expect(try await data.favorites.favorites().map(\.place) == [.paris, .tokyo])
    try await data.favorites.move(Place.tokyo.id, before: Place.paris.id)
    #expect(try await data.favorites.favorites().map(\.place) == [.tokyo, .paris])
  }

  @Test func `an import on one device restores what another exported`() async throws {
    let (one, other) = (data(of: "one"), data(of: "other"))
    try await keep([.tokyo, .paris, .london], one)
    try await one.favorites.move(Place.tokyo.id, before: Place.london.id)
    try await one.favorites.rename(Place.paris.id, to: FavoriteLabel("Aunt"))
    try await one.settings.save(WeatherSettings(dataSource: .local))
    try await keep([.tromso], other)
    let coder = JSONBackupCoder()
    let file = try await DefaultExportBackupUseCase(backups: one.backups, coder: coder)
      .execute(withHistory: false)
    let backup = try coder.decode(file)
    let take = DefaultImportBackupUseCase(backups: other.backups)
    try await take.execute(backup, .merge)
    #expect(
      try await other.favorites.favorites().map(\.name) == ["Tromsø", "Tokyo", "London", "Aunt"])
    #expect(try await other.settings.settings() == WeatherSettings())
    try await take.execute(backup, .replace)
    #expect(try await other.backups.contents() == one.backups.contents())
  }

  @Test func `an import that fails to be written changes nothing`() async throws {
    let folder = try TemporaryFolder()
    let store = DocumentStore(
      try Database(file: folder.file("full.sqlite"), maximumBytes: 80 * 1024))
    let repository = SQLiteBackupRepository(store: store)
    let favorites = SQLiteFavoritesRepository(store: store)
    try await favorites.add(Favorite(place: .tokyo, addedAt: time))
    let many = Backup(
      favorites: (0..<500).map { index in
        Favorite(
          place: Place(
            name: "Place \(index)", state: nil, country: "XX",
            coordinate: .fixture(Double(index) / 10, 0)), addedAt: time)
      })
    let error = await failure { () throws(WeatherError) in
      try await repository.update { $0.taking(many, .replace) }
    }
    #expect(error == .storage(.full))
    #expect(try await favorites.favorites().map(\.place) == [.tokyo])
  }

  @Test func `an import fails without changes if the database has a favourite of a newer version`()
    async throws
  {
    let data = data()
    try await keep([.tokyo], data)
    let rows = DeviceHost.$current.withValue(Device(id: DeviceID(rawValue: "one"))) {
      bench.store.collection("favorites", of: FavoriteFileDTO.self)
    }
    let newer = FavoriteFileDTO(
      version: 99, place: PlaceFileDTO(.paris), markedAt: 0, label: nil)
    try await rows.put(newer, key: "newer")
    let update = await failure { () throws(WeatherError) in
      try await data.backups.update { _ in Backup() }
    }
    let contents = await failure { () throws(WeatherError) in try await data.backups.contents() }
    #expect(update == .storage(.newerVersion) && contents == update)
    #expect(try await rows.documents().map(\.key) == ["newer", Place.tokyo.id.text])
  }

  @Test func `deleting a device's data removes it from the disk and keeps that of other devices`()
    async throws
  {
    let (one, other) = (data(of: "one"), data(of: "other"))
    let planted = Place(
      name: "Plantedville", state: "Secretshire", country: "GB", coordinate: .fixture(51.5, -0.12))
    for data in [one, other] { try await keep([.paris], data) }
    try await keep([planted], one)
    try await one.favorites.rename(planted.id, to: FavoriteLabel("Plantedlabel"))
    try await one.history.record(
      SearchRecord(place: planted, searchedAt: time), limit: SearchRecord.limit)
    _ = try await one.weather.fetchWeather(for: planted)
    _ = try await one.weather.fetchWeather(for: .paris)
    _ = try await other.weather.fetchWeather(for: .paris)
    try await one.settings.save(WeatherSettings(dataSource: .cache))
    #expect(try isOnDisk("Plantedville") && isOnDisk("Plantedlabel") && isOnDisk("plantedville-"))

    try await DefaultForgetEverythingUseCase(backups: one.backups, weather: one.weather).execute()

    for text in ["Plantedville", "Plantedlabel", "plantedville-", "Secretshire", "device:one"] {
      #expect(try !isOnDisk(text), "\(text)")
    }
    #expect(try await one.favorites.favorites().isEmpty)
    #expect(try await one.settings.settings() == WeatherSettings())
    #expect(try await other.favorites.favorites().map(\.place) == [.paris])
    #expect(try await other.weather.getStoredWeather(for: .paris) != nil)
    #expect(try await one.weather.getStoredWeather(for: .paris) == nil)
  }

  private func isOnDisk(_ text: String) throws -> Bool {
    let folder = bench.folder.file("data.sqlite").deletingLastPathComponent()
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .contains { try Data(contentsOf: $0).range(of: Data(text.utf8)) != nil }
  }

  @Test func `without storage every call throws and nothing crashes`() async {
    let none = UnavailableStorage(.storage(.unavailable))
    let wanted = WeatherError.storage(.unavailable)
    #expect(await failure { () throws(WeatherError) in try await none.contents() } == wanted)
    #expect(await failure { () throws(WeatherError) in try await none.update { $0 } } == wanted)
    #expect(
      await failure { () throws(WeatherError) in try await none.forgetEverything() } == wanted)
    #expect(
      await failure { () throws(WeatherError) in
        try await none.move(Place.london.id, before: nil)
      } == wanted)
    #expect(
      await failure { () throws(WeatherError) in
        try await none.rename(Place.london.id, to: nil)
      } == wanted)
  }
}
