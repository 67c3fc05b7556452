import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing
import WeDaDomain

@testable import WeDaData

/// Tests of the notifications about favourites, and their frequency.
@Suite(.mission("W-191", "W-30"), .timeLimit(.minutes(10))) struct NotificationManagerTests {
  private static let now = WeatherReport.fixtureTime
  private let folder: TemporaryFolder
  private let database: Database
  private let device: Device

  init() throws {
    folder = try TemporaryFolder()
    database = try Database(file: folder.file("data.sqlite"))
    device = Device(id: DeviceID(rawValue: "phone"), requests: AllowingBrowser("granted"))
  }

  private func manager(
    on device: Device? = nil, database: Database? = nil, now: Date = now,
    register: @escaping @MainActor @Sendable () -> Void = {}
  ) -> NotificationManager {
    DeviceHost.$current.withValue(device ?? self.device) {
      NotificationManager(
        records: SQLiteNotificationRecords(store: DocumentStore(database ?? self.database)),
        settings: MockSettingsRepository(), writer: PlainWriter(), now: { now },
        register: register)
    }
  }

  private var waiting: [Notice] {
    device.schedule.entries(kind: Notice.waiting).compactMap(Notice.init)
  }
  private var summaries: [Notice] { waiting.filter { $0.trigger != nil } }
  private var alerts: [Notice] { waiting.filter { $0.trigger == nil } }

  /// Returns the weather of London, with the given next hours.
  private func weather(
    now celsius: Double = 12, low: Double = 8, isSevere: Bool = false, gust: Double? = nil,
    hours: Double = 3, zone: PlaceZone = .gmt
  ) -> FavoriteWeather {
    let slot = ForecastSlot(
      time: Self.now.addingTimeInterval(hours * 3600), temperature: Temperature(celsius: low),
      condition: WeatherCondition(code: .rain, isDaytime: true, isSevere: isSevere),
      wind: gust.map {
        Wind(
          speed: Speed(metresPerSecond: 9), direction: nil, gust: Speed(metresPerSecond: $0))
      })
    let report = WeatherReport(
      place: .london,
      current: CurrentWeather(
        observedAt: Self.now, temperature: Temperature(celsius: celsius),
        condition: WeatherCondition(code: .clear, isDaytime: true)),
      slots: [slot], zone: zone, fetchedAt: Self.now, provider: .fixture, origin: .remote)
    let favorite = Favorite(place: .london, addedAt: Self.now)
    return FavoriteWeather(favorite: favorite, weather: .success(report))
  }

  private func allowed() async -> NotificationManager {
    let manager = manager()
    #expect(await manager.ask(in: "pt_BR") == .allowed)
    return manager
  }

  @Test(.mission("W-28"))
  func `permission is requested from the system, and the answer is stored`() async {
    let manager = manager()
    #expect(await manager.ask(in: "pt_BR") == .allowed)
    #expect(await manager.status() == .allowed)
  }

  @Test(.mission("W-28"))
  func `nothing is scheduled for a device that refuses notifications`() async {
    let refusing = Device(
      id: DeviceID(rawValue: "tablet"), requests: AllowingBrowser("denied"))
    let manager = manager(on: refusing)
    #expect(await manager.ask(in: "en") == .refused)
    #expect(await manager.status() == .refused)
    await manager.update(with: [weather(isSevere: true)])
    #expect(refusing.schedule.entries(kind: Notice.waiting).isEmpty)
  }

  @Test func `without a push service the status reports it, and notifications are still scheduled`()
    async
  {
    let device = Device(
      id: DeviceID(rawValue: "unreached"), requests: AllowingBrowser("granted", endpoint: nil))
    let manager = manager(on: device)
    #expect(await manager.ask(in: "en") == .allowedWhileOpen)
    #expect(await manager.status() == .allowedWhileOpen)
    await manager.update(with: [weather(isSevere: true)])
    #expect(!device.schedule.entries(kind: Notice.waiting).isEmpty)
  }

  @Test func `a browser without notifications is reported as unavailable`() async {
    let manager = manager(on: Device(id: DeviceID(rawValue: "old")))
    #expect(await manager.ask(in: "en") == .unavailable)
  }

  @Test(.mission("W-26"))
  func `allowing notifications stores the device's push address`() async {
    _ = await allowed()
    #expect(PushAddress.of(device.schedule)?.endpoint == "https://fcm.googleapis.com/1")
  }

  @Test(.mission("W-26"), arguments: [("granted", 1), ("denied", 0)])
  func `a token is requested only if the person allows notifications`(
    answer: String, count: Int
  ) async {
    let asked = Recorded<Int>()
    let device = Device(id: DeviceID(rawValue: "phone"), requests: AllowingBrowser(answer))
    _ = await manager(on: device) { asked.record(1) }.ask(in: "en")
    #expect(asked.all.count == count)
  }

  @Test(.mission("W-24"))
  func `each place has a daily summary at eight in its own time zone`() async throws {
    let manager = await allowed()
    let berlin = try PlaceZone(identifier: "Europe/Berlin")
    await manager.update(with: [weather(zone: berlin)])
    let summary = try #require(summaries.first)
    #expect(summaries.count == 1 && summary.trigger?.repeats == true)
    #expect(summary.trigger?.clock?.zone == "Europe/Berlin")
    #expect(summary.trigger?.clock?.components.hour == 8)
    #expect(summary.title == "summary London pt_BR")
    #expect(summary.address == "/city/london-england-gb")
  }

  @Test func `newer weather replaces the text of the scheduled daily summary`() async {
    let manager = await allowed()
    await manager.update(with: [weather(now: 12)])
    await manager.update(with: [weather(now: 9)])
    #expect(summaries.map(\.body) == ["9.0"])
  }

  @Test(.mission("W-27")) func `a notification has the actions View Details and Dismiss`() async {
    let manager = await allowed()
    await manager.update(with: [weather()])
    #expect(summaries.first?.actions.map(\.id) == ["view", "dismiss"])
    #expect(summaries.first?.actions.map(\.title) == ["View Details", "Dismiss"])
  }

  @Test(.mission("W-25"), arguments: [(2.0, false), (1.9, true)])
  func `a drop of more than ten degrees within a day schedules an alert`(
    low: Double, isExpected: Bool
  ) async {
    let manager = await allowed()
    await manager.update(with: [weather(now: 12, low: low)])
    #expect(alerts.map(\.title) == (isExpected ? ["temperatureDrop London"] : []))
  }

  @Test(.mission("W-25")) func `severe weather within a day schedules an alert`() async {
    let manager = await allowed()
    await manager.update(with: [weather(isSevere: true)])
    #expect(alerts.map(\.title) == ["severeWeather London"])
  }

  @Test(arguments: [
    (24.4, 3.0, 0), (24.5, 3.0, 1), (30.0, 23.0, 1), (30.0, 24.0, 0), (30.0, -4.0, 0),
  ])
  func `gusts of 24_5 metres per second or more within a day cause a warning`(
    gust: Double, hours: Double, count: Int
  ) async {
    let manager = await allowed()
    await manager.update(with: [weather(gust: gust, hours: hours)])
    #expect(alerts.count == count)
  }

  @Test func `one kind of warning is sent once for a place and local day`() async {
    _ = await allowed()
    for hours in 0..<3 {
      let later = Self.now.addingTimeInterval(Double(hours) * 3600)
      await manager(now: later).update(with: [weather(low: -5, isSevere: true)])
    }
    #expect(alerts.count == 2, "one notification of each kind")
    device.schedule.entries(kind: Notice.waiting).forEach {
      device.schedule.remove(kind: Notice.waiting, id: $0.id)
    }
    await manager(now: Self.now.addingTimeInterval(60)).update(with: [weather(isSevere: true)])
    #expect(alerts.isEmpty, "no second notification is scheduled after delivery")
    let tomorrow = Self.now.addingTimeInterval(86_400)
    await manager(now: tomorrow).update(with: [weather(isSevere: true, hours: 30)])
    #expect(alerts.count == 1)
  }

  @Test func `two processes that share a database send one notification for a weather warning`()
    async throws
  {
    _ = await allowed()
    let other = try Database(file: folder.file("data.sqlite"))
    await withTaskGroup(of: Void.self) { group in
      for database in [database, other] {
        for _ in 0..<5 {
          let manager = manager(database: database)
          let weather = weather(isSevere: true)
          group.addTask { await manager.update(with: [weather]) }
        }
      }
    }
    let told = try await DeviceHost.$current.withValue(device) {
      try await DocumentStore(database).collection("notifications.told", of: ToldFileDTO.self).all()
    }
    #expect(told.count == 1 && alerts.count == 1)
    // Once the first has sent it, the second does not send it again.
    for alert in alerts { device.schedule.remove(kind: Notice.waiting, id: alert.id) }
    await manager(database: other).update(with: [weather(isSevere: true)])
    #expect(alerts.isEmpty)
    await other.close()
  }

  @Test(.mission("W-29"))
  func `a silenced place gets no notifications until it is unsilenced`() async throws {
    let manager = await allowed()
    await manager.update(with: [weather()])
    try await manager.silence(Place.london.id, true)
    #expect(summaries.isEmpty)
    await manager.update(with: [weather(isSevere: true)])
    #expect(waiting.isEmpty)
    #expect(try await manager.silenced() == [Place.london.id.text])
    try await manager.silence(Place.london.id, false)
    await manager.update(with: [weather()])
    #expect(summaries.count == 1)
  }

  @Test func `the summary of a removed favourite is removed`() async {
    let manager = await allowed()
    await manager.update(with: [weather()])
    await manager.update(with: [])
    #expect(summaries.isEmpty)
  }

  @Test
  func `without newer weather, the daily summary is removed once its weather is 21 hours old`()
    async
  {
    let manager = await allowed()
    await manager.update(with: [weather()])
    let failed = FavoriteWeather(
      favorite: Favorite(place: .london, addedAt: Self.now), weather: .failure(.offline))
    await manager.update(with: [failed])
    #expect(summaries.count == 1, "it is still fresh")
    await self.manager(now: Self.now.addingTimeInterval(21 * 3600)).update(with: [failed])
    #expect(summaries.isEmpty)
  }
}

/// A browser with a stored permission.
struct AllowingBrowser: DeviceRequests {
  let state: String
  let endpoint: String?

  init(_ state: String, endpoint: String? = "https://fcm.googleapis.com/1") {
    self.state = state
    self.endpoint = endpoint
  }

  func begin(
    _ request: DeviceRequest, receive: @escaping @Sendable (DeviceAnswer) -> Void
  ) -> DeviceRequestHandle {
    let address = endpoint.map { #"{"endpoint":"\#($0)","p256dh":"key","auth":"secret"}"# }
    let given = state == "granted" ? address ?? "null" : "null"
    receive(.done(#"{"state":"\#(state)","address":\#(given)}"#))
    return DeviceRequestHandle()
  }
}

/// Short distinguishable texts.
struct PlainWriter: NotificationWriter {
  func summary(
    _ report: WeatherReport, name: String, language: String, settings: WeatherSettings
  ) -> NotificationText {
    NotificationText(
      title: "summary \(name) \(language)", body: "\(report.current.temperature.celsius)")
  }

  func alert(
    _ alert: WeatherAlert, _ report: WeatherReport, name: String, language: String,
    settings: WeatherSettings
  ) -> NotificationText {
    NotificationText(title: "\(alert.kind) \(name)", body: "soon")
  }

  func official(
    _ warning: OfficialWarning, zone: PlaceZone?, name: String, language: String,
    settings: WeatherSettings
  ) -> NotificationText {
    NotificationText(
      title: "official \(warning.id) \(name)", body: zone == nil ? "no zone" : "zone")
  }

  func actions(language: String) -> (view: String, dismiss: String) { ("View Details", "Dismiss") }
}
