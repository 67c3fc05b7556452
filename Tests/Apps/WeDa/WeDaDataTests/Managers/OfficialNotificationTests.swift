import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the notifications about official warnings.
@Suite(.timeLimit(.minutes(10))) struct OfficialNotificationTests {
  private static let now = WeatherReport.fixtureTime
  private let folder: TemporaryFolder
  private let database: Database
  private let device: Device

  init() throws {
    folder = try TemporaryFolder()
    database = try Database(file: folder.file("data.sqlite"))
    device = Device(id: DeviceID(rawValue: "phone"), requests: AllowingBrowser("granted"))
  }

  /// Returns a manager that may notify; `nil` warnings fail.
  private func manager(
    _ warnings: [OfficialWarning]?, database: Database? = nil, at now: Date = now
  ) async -> NotificationManager {
    var more = MockMoreWeather(error: .offline)
    if let warnings { more.warnings = .some(.fixture(warnings)) }
    let manager = DeviceHost.$current.withValue(device) { [more] in
      NotificationManager(
        records: SQLiteNotificationRecords(store: DocumentStore(database ?? self.database)),
        settings: MockSettingsRepository(), writer: PlainWriter(), more: more, now: { now })
    }
    #expect(await manager.ask(in: "en") == .allowed)
    return manager
  }

  private var alerts: [Notice] {
    device.schedule.entries(kind: Notice.waiting).compactMap(Notice.init)
      .filter { $0.trigger == nil }
  }

  /// Removes the notifications, as if they had been delivered.
  private func deliver() {
    for entry in device.schedule.entries(kind: Notice.waiting) {
      device.schedule.remove(kind: Notice.waiting, id: entry.id)
    }
  }

  /// Returns the quiet weather of London, which causes no warning of the app.
  private func weather(isDemo: Bool = false) -> FavoriteWeather {
    let report = WeatherReport(
      place: .london, current: .fixture, slots: [], zone: .gmt, fetchedAt: Self.now,
      provider: isDemo ? .demo : .fixture, origin: .remote)
    return FavoriteWeather(
      favorite: Favorite(place: .london, addedAt: Self.now), weather: .success(report))
  }

  @Test func `a severe warning of a favourite is notified with a link to the place`() async throws {
    await manager([.fixture()]).update(with: [weather()])
    let alert = try #require(alerts.first)
    #expect(alerts.count == 1 && alert.title == "official 1 London" && alert.body == "zone")
    #expect(alert.address == "/city/london-england-gb")
  }

  @Test func `minor and ended warnings, and those without a severity, cause no notification`() async
  {
    let quiet: [OfficialWarning] = [
      .fixture(id: "a", severity: .moderate), .fixture(id: "b", severity: .minor),
      .fixture(id: "c", severity: .unknown), .fixture(id: "d", severity: .extreme, hours: -1),
    ]
    await manager(quiet).update(with: [weather()])
    #expect(alerts.isEmpty)
  }

  @Test func `a warning causes one notification, however often it is found`() async throws {
    await manager([.fixture(hours: 72)]).update(with: [weather()])
    #expect(alerts.count == 1)
    deliver()
    let other = try Database(file: folder.file("data.sqlite"))
    await manager([.fixture(hours: 72)], database: other).update(with: [weather()])
    let tomorrow = Self.now.addingTimeInterval(86_400)
    await manager([.fixture(hours: 72)], at: tomorrow).update(with: [weather()])
    #expect(alerts.isEmpty)
    await other.close()
  }

  @Test func `an event that is published again causes at most one notification a day`() async {
    let (first, changed) = (OfficialWarning.fixture(hours: 72), OfficialWarning.fixture(id: "2"))
    await manager([first]).update(with: [weather()])
    await manager([first, changed]).update(with: [weather()])
    #expect(alerts.map(\.title) == ["official 1 London"])
    let tomorrow = Self.now.addingTimeInterval(86_400)
    let next = OfficialWarning.fixture(id: "3", hours: 72)
    await manager([first, next], at: tomorrow).update(with: [weather()])
    #expect(Set(alerts.map(\.title)) == ["official 1 London", "official 3 London"])
  }

  @Test func `if official warnings cannot be loaded, they are notified at the next refresh`()
    async
  {
    await manager(nil).update(with: [weather()])
    #expect(alerts.isEmpty)
    await manager([.fixture()]).update(with: [weather()])
    #expect(alerts.count == 1)
  }

  @Test func `official warnings are notified even if the forecast failed, but without local times`()
    async
  {
    let failed = FavoriteWeather(
      favorite: Favorite(place: .london, addedAt: Self.now), weather: .failure(.timeout))
    await manager([.fixture()]).update(with: [failed])
    #expect(alerts.map(\.body) == ["no zone"])
  }

  @Test func `a silenced place and demo data have no official warnings`() async throws {
    let manager = await manager([.fixture()])
    await manager.update(with: [weather(isDemo: true)])
    #expect(alerts.isEmpty)
    try await manager.silence(Place.london.id, true)
    await manager.update(with: [weather()])
    #expect(alerts.isEmpty)
    try await manager.silence(Place.london.id, false)
    await manager.update(with: [weather()])
    #expect(alerts.count == 1)
  }
}
