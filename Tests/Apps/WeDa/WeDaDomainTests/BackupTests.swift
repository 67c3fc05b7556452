import Foundation
import Testing

@testable import WeDaDomain

/// Tests of the changes of an import, previewed before it.
@Suite struct BackupTests {
  private let time = WeatherReport.fixtureTime

  private func favorite(_ place: Place, _ label: String = "") throws -> Favorite {
    Favorite(place: place, addedAt: time, label: try FavoriteLabel(label))
  }

  private func search(_ place: Place, _ age: TimeInterval) -> SearchRecord {
    SearchRecord(place: place, searchedAt: time.addingTimeInterval(-age))
  }

  @Test func `merging a backup adds missing entries, and keeps the order and the settings`() throws
  {
    let here = Backup(
      favorites: [try favorite(.tokyo), try favorite(.london, "Home")],
      settings: WeatherSettings(), history: [search(.tromso, 10)])
    let file = Backup(
      favorites: [try favorite(.paris, "Aunt"), try favorite(.london)],
      settings: WeatherSettings(dataSource: .offline), history: [search(.paris, 5)])
    let merged = here.taking(file, .merge)
    #expect(merged.favorites.map(\.name) == ["Tokyo", "Home", "Aunt"])
    #expect(merged.settings == here.settings)
    #expect(merged.history.map(\.place) == [.paris, .tromso])
  }

  @Test func `importing a backup with replacement makes all data equal to the file`() throws {
    let here = Backup(favorites: [try favorite(.tokyo)], settings: WeatherSettings())
    let file = Backup(
      favorites: [try favorite(.paris)], settings: WeatherSettings(dataSource: .offline))
    #expect(here.taking(file, .replace) == file)
    // A file without settings does not change them.
    let bare = Backup(favorites: [try favorite(.paris)])
    #expect(here.taking(bare, .replace).settings == here.settings)
  }

  @Test func `the preview lists added, renamed, kept and removed favourites`() throws {
    let here = Backup(
      favorites: [try favorite(.tokyo), try favorite(.london), try favorite(.tromso)],
      settings: WeatherSettings(), history: [search(.tromso, 10)])
    let file = Backup(
      favorites: [try favorite(.london, "Home"), try favorite(.paris), try favorite(.tromso)],
      settings: WeatherSettings(dataSource: .local), history: [search(.paris, 5)])
    let preview = BackupPreview(file: file, current: here)
    #expect(preview.merge.added.map(\.place) == [.paris])
    #expect(preview.merge.renamed.map(\.name) == ["Home"])
    #expect(preview.merge.kept.map(\.place) == [.tokyo, .tromso])
    #expect(preview.merge.removed.isEmpty)
    #expect(!preview.merge.changesSettings)
    #expect((preview.merge.addedSearches, preview.merge.removedSearches) == (1, 0))
    #expect(preview.replace.removed.map(\.place) == [.tokyo])
    #expect(preview.replace.changesSettings)
    #expect((preview.replace.addedSearches, preview.replace.removedSearches) == (1, 1))
  }

  @Test func `importing the same file again changes nothing`() throws {
    let file = Backup.fixture
    for mode in BackupMode.allCases {
      let once = Backup(favorites: Favorite.fixtures, settings: WeatherSettings())
        .taking(file, mode)
      #expect(once.taking(file, mode) == once)
      #expect(BackupPreview(file: file, current: once).changes(mode).isEmpty)
    }
  }

  @Test func `a merged history is limited like any other`() throws {
    func place(_ index: Int) -> Place {
      Place(name: "P\(index)", state: nil, country: "XX", coordinate: .fixture(Double(index), 0))
    }
    let here = Backup(history: (0..<15).map { search(place($0), Double($0)) })
    let file = Backup(history: (10..<30).map { search(place($0), Double($0)) })
    let merged = here.taking(file, .merge)
    #expect(merged.history.map(\.place) == (0..<20).map(place))
  }

  @Test func `an import is applied to the data at the time of the import, not of the preview`()
    async throws
  {
    let repository = MockBackupRepository(Backup(favorites: [try favorite(.tokyo)]))
    let coder = FixedCoder(backup: Backup(favorites: [try favorite(.paris)]))
    let preview = try await DefaultPreviewBackupUseCase(backups: repository, coder: coder)
      .execute(Data())
    try await repository.update { $0.taking(Backup(favorites: Favorite.fixtures), .merge) }
    try await DefaultImportBackupUseCase(backups: repository).execute(preview.file, .merge)
    #expect(await repository.kept.favorites.map(\.place) == [.tokyo, .london, .paris])
  }

  @Test func `the history is exported only if it is requested`() async throws {
    let repository = MockBackupRepository(Backup(history: [search(.paris, 1)]))
    let export = DefaultExportBackupUseCase(backups: repository, coder: FixedCoder())
    #expect(try await export.execute(withHistory: false) == Data("0".utf8))
    #expect(try await export.execute(withHistory: true) == Data("1".utf8))
  }

  @Test func `deleting all data empties the repository`() async throws {
    let repository = MockBackupRepository()
    let weather = MockWeatherRepository()
    try await DefaultForgetEverythingUseCase(backups: repository, weather: weather).execute()
    #expect(await repository.kept.favorites.isEmpty)
  }
}

/// A coder that decodes a fixed backup, and encodes the number of searches.
private struct FixedCoder: BackupCoder {
  var backup = Backup()
  var limit: Int { 1000 }
  func encode(_ backup: Backup, at time: Date) throws(WeatherError) -> Data {
    Data("\(backup.history.count)".utf8)
  }
  func decode(_ data: Data) throws(BackupError) -> Backup { backup }
}
