import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the notifications of rules for rain, each of which is sent once.
@Suite(.timeLimit(.minutes(10))) struct RainNotificationTests {
  /// Thursday, 12 March 2026.
  private static let day = LocalDay(number: 20_524)
  private let folder: TemporaryFolder
  private let database: Database
  private let device: Device

  init() async throws {
    folder = try TemporaryFolder()
    database = try Database(file: folder.file("data.sqlite"))
    device = Device(id: DeviceID(rawValue: "phone"), requests: AllowingBrowser("granted"))
    #expect(await notifications().ask(in: "en") == .allowed)
  }

  private func notifications(hour: Double = 5, database: Database? = nil) -> NotificationManager {
    let now = Self.day.midnightInGMT.addingTimeInterval(hour * 3600)
    return DeviceHost.$current.withValue(device) {
      NotificationManager(
        records: SQLiteNotificationRecords(store: DocumentStore(database ?? self.database)),
        settings: MockSettingsRepository(), writer: PlainWriter(), now: { now })
    }
  }

  private func manager(hour: Double = 5, database: Database? = nil) -> RainNotificationManager {
    RainNotificationManager(
      notifications(hour: hour, database: database), writer: PlainRainWriter())
  }

  private var waiting: [Notice] {
    device.schedule.entries(kind: Notice.waiting).compactMap(Notice.init)
  }

  private func deliver() {
    for notice in waiting { device.schedule.remove(kind: Notice.waiting, id: notice.id) }
  }

  private func forecast(on day: LocalDay = day) throws -> RainForecast {
    let way = try #require(RainRule.fixture().way(on: day, in: .gmt))
    return RainForecast(.fixture(), way: way, threshold: .probability(0.4))
  }

  @Test func `a rain notification is scheduled for its delivery time and opens the place's page`()
    async throws
  {
    try await manager().tell(.fixture(), forecast())
    let notice = try #require(waiting.first)
    #expect(notice.title == "rain London en")
    #expect(notice.address == "/city/london-england-gb")
    // 6:55 is 115 minutes after 5:00.
    #expect(notice.trigger?.seconds == 115 * 60 && notice.trigger?.repeats == false)
  }

  @Test func `a rain notification whose delivery time has passed is sent at once`() async throws {
    try await manager(hour: 7).tell(.fixture(), forecast())
    #expect(waiting.count == 1)
    #expect(waiting.first?.trigger == nil)
  }

  @Test func `a rain rule sends one notification per day`() async throws {
    try await manager().tell(.fixture(), forecast())
    try await manager().tell(.fixture(), forecast())
    #expect(waiting.count == 1)
    deliver()
    try await manager(hour: 7).tell(.fixture(), forecast())
    #expect(waiting.isEmpty)
    try await manager().tell(.fixture(), forecast(on: Self.day.next))
    #expect(waiting.count == 1)
  }

  @Test func `one of two processes on a database sends the notification`() async throws {
    let other = try Database(file: folder.file("data.sqlite"))
    let forecast = try forecast()
    await withTaskGroup(of: Void.self) { group in
      for database in [database, other] {
        let manager = manager(database: database)
        group.addTask { try? await manager.tell(.fixture(), forecast) }
      }
    }
    #expect(waiting.count == 1)
    deliver()
    try await manager(database: other).tell(.fixture(), forecast)
    #expect(waiting.isEmpty)
    await other.close()
  }

  @Test func `a withdrawn notification can be scheduled again, a delivered one cannot`()
    async throws
  {
    try await manager().tell(.fixture(), forecast())
    try await manager().tell(.fixture(id: "other"), forecast())
    await manager().withdraw("way")
    #expect(waiting.count == 1, "that of the other rule remains")
    try await manager().tell(.fixture(), forecast())
    #expect(waiting.count == 2)
    deliver()
    await manager().withdraw("way")
    try await manager().tell(.fixture(), forecast())
    #expect(waiting.isEmpty)
  }
}

/// Short distinguishable texts.
private struct PlainRainWriter: RainNotificationWriter {
  func rain(
    _ rule: RainRule, _ forecast: RainForecast, language: String, settings: WeatherSettings
  ) -> NotificationText {
    NotificationText(title: "rain \(rule.name) \(language)", body: forecast.verdict.rawValue)
  }
}
