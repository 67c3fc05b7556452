import Foundation
import Testing

@testable import WeDaDomain

/// Tests of each part of a backup's changes by itself, and the errors of its use cases.
@Suite struct BackupChangeTests {
  private let time = WeatherReport.fixtureTime

  private func favorite(_ place: Place, _ label: String = "") throws -> Favorite {
    Favorite(place: place, addedAt: time, label: try FavoriteLabel(label))
  }

  private func search(_ place: Place, _ age: TimeInterval = 0) -> SearchRecord {
    SearchRecord(place: place, searchedAt: time.addingTimeInterval(-age))
  }

  @Test func `each kind of change in a backup is found as a difference`() throws {
    let here = Backup(
      favorites: [try favorite(.london)], settings: WeatherSettings(), history: [search(.paris)])
    #expect(BackupChanges(from: here, to: here).isEmpty)
    var changed = [here, here, here, here, here, here]
    changed[0].favorites.append(try favorite(.tokyo))
    changed[1].favorites = [try favorite(.london, "Home")]
    changed[2].favorites = []
    changed[3].settings?.dataSource = .offline
    changed[4].history.append(search(.tokyo))
    changed[5].history = []
    for other in changed { #expect(!BackupChanges(from: here, to: other).isEmpty) }
    #expect(BackupChanges(from: here, to: changed[4]).addedSearches == 1)
    #expect(BackupChanges(from: here, to: changed[5]).removedSearches == 1)
    #expect(BackupChanges(from: here, to: changed[1]).kept.isEmpty)
    #expect(BackupChanges(from: here, to: changed[0]).kept == here.favorites)
  }

  @Test func `a different order of favourites does not count as a change`() throws {
    let favorites = [try favorite(.london), try favorite(.paris)]
    let changes = BackupChanges(
      from: Backup(favorites: favorites), to: Backup(favorites: favorites.reversed()))
    #expect(changes.isEmpty && changes.kept.count == 2)
  }

  @Test func `merging an empty file changes nothing, and replacing by it removes everything`()
    throws
  {
    let here = Backup(
      favorites: [try favorite(.london, "Home")], settings: WeatherSettings(clock: .twelve),
      history: [search(.paris)])
    #expect(here.taking(Backup(), .merge) == here)
    #expect(here.taking(Backup(), .replace) == Backup(settings: here.settings))
    #expect(Backup().taking(here, .replace) == here)
    #expect(Backup().taking(here, .merge).settings == nil)
  }

  @Test func `merging a backup's history keeps the later time of a place that is in both`() {
    let here = Backup(history: [search(.paris, 100), search(.tokyo, 50)])
    let file = Backup(history: [search(.paris, 10), search(.tokyo, 500)])
    #expect(
      here.taking(file, .merge).history == [search(.paris, 10), search(.tokyo, 50)])
  }

  @Test func `merging takes a label from the file, and keeps the stored one if the file has none`()
    throws
  {
    let here = Backup(favorites: [try favorite(.london, "Home"), try favorite(.paris, "Aunt")])
    let file = Backup(favorites: [try favorite(.paris, "Uncle"), try favorite(.london)])
    #expect(here.taking(file, .merge).favorites.map(\.name) == ["Home", "Uncle"])
    let preview = BackupPreview(file: file, current: here)
    #expect(preview.changes(.merge).renamed.map(\.name) == ["Uncle"])
    #expect(Set(preview.changes(.replace).renamed.map(\.name)) == ["Uncle", "London"])
    #expect(preview.file == file)
  }

  private struct Refusing: BackupCoder {
    var error = BackupError.cut
    var limit: Int { 7 }
    func encode(_ backup: Backup, at time: Date) throws(WeatherError) -> Data {
      Data("\(time.timeIntervalSince1970)".utf8)
    }
    func decode(_ data: Data) throws(BackupError) -> Backup { throw error }
  }

  @Test func `a file that cannot be read is refused with its error`() async {
    let preview = DefaultPreviewBackupUseCase(
      backups: MockBackupRepository(), coder: Refusing(error: .tooDeep(limit: 3)))
    #expect(preview.limit == 7)
    await #expect(throws: BackupError.tooDeep(limit: 3)) { try await preview.execute(Data()) }
  }

  @Test func `a backup file contains the time of the export`() async throws {
    let export = DefaultExportBackupUseCase(
      backups: MockBackupRepository(), coder: Refusing(), now: { WeatherReport.fixtureTime })
    let file = try await export.execute(withHistory: true)
    #expect(file == Data("\(time.timeIntervalSince1970)".utf8))
  }

  @Test
  func `a report's age is measured from its response, and only a stored report is a fallback`() {
    let report = WeatherReport.fixture(age: 90)
    #expect(report.age(at: time) == 90 && report.age(at: time.addingTimeInterval(10)) == 100)
    #expect(report.age(at: time.addingTimeInterval(-500)) == 0)
    let origins: [WeatherReport.Origin] = [.remote, .memory, .stored]
    #expect(origins.map { WeatherReport.fixture(origin: $0).isFallback } == [false, false, true])
    #expect(WeatherReport.fixture(provider: .demo).isDemo && !report.isDemo)
    let tokyo = WeatherReport.fixture(zone: PlaceZone(offset: 32_400))
    #expect(tokyo.timeZoneOffset == 32_400 && tokyo.timeZone.secondsFromGMT() == 32_400)
  }

  @Test(arguments: [
    ("1969-12-31", -1), ("1970-01-01", 0), ("2000-02-29", 11_016), ("2026-03-12", 20_524),
  ])
  func `a date is the number of days since 1970`(text: String, number: Int) {
    let day = LocalDay(number: number)
    #expect(day.isoText == text && day.next.number == number + 1)
    #expect(day < day.next && !(day < day))
    #expect(LocalDay(of: day.midnightInGMT, offset: 0) == day)
    #expect(LocalDay(of: day.midnightInGMT, offset: -1) < day)
  }

  @Test(arguments: [
    (-1, 0, 0, "zoom", "0 ... 18"), (19, 0, 0, "zoom", "0 ... 18"),
    (0, 1, 0, "x", "0 ... 0 at zoom 0"), (2, 0, 4, "y", "0 ... 3 at zoom 2"),
    (2, -1, 0, "x", "0 ... 3 at zoom 2"), (18, 0, 262_144, "y", "0 ... 262143 at zoom 18"),
  ])
  func `a tile outside of the map is refused with field and rule`(
    zoom: Int, x: Int, y: Int, field: String, rule: String
  ) {
    let error = #expect(throws: InvalidValue.self) { try MapTile(zoom: zoom, x: x, y: y) }
    #expect(error?.field == field && error?.rule == rule)
  }

  @Test(arguments: [(0, 0, 0), (2, 3, 3), (18, 262_143, 0)])
  func `a tile at the edge of the map is valid`(zoom: Int, x: Int, y: Int) throws {
    let tile = try MapTile(zoom: zoom, x: x, y: y)
    #expect(tile.zoom == zoom && tile.x == x && tile.y == y)
  }
}
