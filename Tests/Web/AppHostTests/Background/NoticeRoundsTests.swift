import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing
import UserNotifications

@testable import StrataAppHost
@testable import StrataWebPush

/// Tests of notices that the host delivers when they are due: once, in open windows and by push.
@MainActor @Suite(.timeLimit(.minutes(10))) struct NoticeRoundsTests {
  /// The time 8:00 in Berlin on 29 March 2026, the day on which clocks went forward.
  static let eight = Date(timeIntervalSince1970: 1_774_764_000)
  private let folder: TemporaryFolder
  private let database: Database
  let network = PlayedNetwork()

  init() throws {
    folder = try TemporaryFolder()
    database = try Database(file: folder.file("data.sqlite"))
  }

  func rounds(
    on database: Database? = nil, windows: @escaping @MainActor () -> [Device] = { [] }
  ) throws -> NoticeRounds {
    let database = database ?? self.database
    let key = PushKey(pair: try #require(KeyPair.make()))
    return NoticeRounds(
      devices: DeviceStore(database: database), database: database,
      sender: PushSender(key: key, network: network), windows: windows)
  }

  var phone: Device { DeviceStore(database: database).device(DeviceID(rawValue: "phone")) }

  /// Gives the phone an address at a browser's push service.
  func reach(_ endpoint: String = "https://fcm.googleapis.com/fcm/send/1") throws {
    let browser = try #require(KeyPair.make())
    let address = PushAddress(
      endpoint: endpoint, key: URLSafe.text(browser.publicBytes),
      secret: URLSafe.text([UInt8](repeating: 7, count: 16)))
    PushAddress.keep(address, in: phone.schedule)
  }

  func daily() -> Notice {
    var components = DateComponents(hour: 8, minute: 0)
    components.timeZone = TimeZone(identifier: "Europe/Berlin")
    return Notice(
      id: "summary", title: "Berlin", body: "12°", address: "/city/berlin",
      trigger: NoticeTrigger(clock: ClockFace(components), repeats: true))
  }

  func schedule(_ notice: Notice, at now: Date) throws {
    phone.schedule.put(try #require(notice.entry(at: now)))
  }

  var waiting: [ScheduledEntry] { phone.schedule.entries(kind: Notice.waiting) }

  func at(minutes: Double) -> Date { Self.eight.addingTimeInterval(minutes * 60) }

  @Test(.mission("W-24"))
  func `a daily notification is sent once and rescheduled for the next morning`() async throws {
    try reach()
    try schedule(daily(), at: at(minutes: -600))
    let rounds = try rounds()
    await rounds.run(at: at(minutes: -1))
    #expect(network.asked.all.isEmpty)
    for minutes in [0, 0.1, 1, 60] { await rounds.run(at: at(minutes: minutes)) }
    #expect(network.asked.all.count == 1)
    #expect(waiting.map(\.due) == [at(minutes: 24 * 60)])
    #expect(phone.schedule.entries(kind: Notice.shown).map(\.id) == ["summary"])
  }

  @Test func `a clock that is set back delivers no notification twice`() async throws {
    try reach()
    try schedule(daily(), at: at(minutes: -600))
    let rounds = try rounds()
    await rounds.run(at: at(minutes: 1))
    // The clock goes back an hour, and the app schedules again as after each refresh.
    try schedule(daily(), at: at(minutes: -59))
    #expect(waiting.map(\.due) == [Self.eight])
    await rounds.run(at: at(minutes: 2))
    #expect(network.asked.all.count == 1)
    #expect(waiting.map(\.due) == [at(minutes: 24 * 60)])
    BadDay("jumping-clock").record(
      done: ["notices while the clock is set back": 1],
      seen: ["times that these were told": network.asked.all.count])
  }

  @Test func `a clock that jumps far ahead delivers no old notification`() async throws {
    try reach()
    try schedule(daily(), at: at(minutes: -600))
    let rounds = try rounds()
    await rounds.run(at: at(minutes: 60 * 10))
    #expect(network.asked.all.isEmpty)
    BadDay("jumping-clock").record(
      done: ["notices while the clock jumps ten hours ahead": 1],
      lost: ["notices that are too late by then": 1 - network.asked.all.count])
    #expect(waiting.map(\.due) == [at(minutes: 24 * 60)])
    await rounds.run(at: at(minutes: 24 * 60))
    #expect(network.asked.all.count == 1)
  }

  @Test func `of two servers on one database only one delivers a notification`() async throws {
    try reach()
    let other = try Database(file: folder.file("data.sqlite"))
    for number in 0..<10 {
      try schedule(Notice(id: "alert.\(number)", title: "Berlin", body: "storm"), at: Self.eight)
    }
    let both = [try rounds(), try rounds(on: other)]
    async let first: Void = both[0].run(at: at(minutes: 1))
    async let second: Void = both[1].run(at: at(minutes: 1))
    _ = await (first, second)
    for rounds in both { await rounds.run(at: at(minutes: 2)) }
    #expect(network.asked.all.count == 10)
    await other.close()
  }

  @Test func `a server that is killed while it sends a notification does not send it again`()
    async throws
  {
    try reach()
    try schedule(Notice(id: "alert", title: "Berlin", body: "storm"), at: Self.eight)
    // The message is taken from the database, and the server dies before a push service gets it.
    await network.die()
    await (try rounds()).run(at: at(minutes: 0))
    #expect(network.asked.all.count == 1)
    await network.answer(201)
    await (try rounds()).run(at: at(minutes: 1))
    #expect(network.asked.all.count == 1)
  }

  @Test(arguments: [404, 410])
  func `a push address that no longer exists is removed`(status: Int) async throws {
    try reach()
    await network.answer(status)
    try schedule(Notice(id: "alert", title: "Berlin", body: "storm"), at: Self.eight)
    let address = try #require(PushAddress.of(phone.schedule))
    await (try rounds()).run(at: at(minutes: 0))
    #expect(PushAddress.of(phone.schedule) == nil && address.isGone(in: phone.schedule))
  }

  @Test(arguments: [
    "https://169.254.169.254/latest/meta-data", "http://127.0.0.1:5432/", "https://evil.example/1",
    "https://[fd00::1]/1", "not an address",
  ])
  func `a push address on a foreign or private network is refused`(
    endpoint: String
  ) async throws {
    try reach(endpoint)
    let window = phone
    let heard = Recorded<String>()
    window.notices.listen { heard.record($0.id) }
    try schedule(Notice(id: "alert", title: "Berlin", body: "storm"), at: Self.eight)
    await (try rounds { [window] }).run(at: at(minutes: 0))
    #expect(network.asked.all.isEmpty && heard.all == ["alert"])
    #expect(PushAddress.of(phone.schedule) == nil)
  }

  @Test(.thorough)
  func `a busy push service gets another request after its delay, a limited number of times`()
    async throws
  {
    try reach()
    await network.answer(429, after: "120")
    try schedule(Notice(id: "alert", title: "Berlin", body: "storm"), at: Self.eight)
    let rounds = try rounds()
    await rounds.run(at: at(minutes: 0))
    await rounds.run(at: at(minutes: 1.9))
    #expect(network.asked.all.count == 1)
    await rounds.run(at: at(minutes: 2))
    #expect(network.asked.all.count == 2)
    await network.answer(500)
    for minute in stride(from: 3.0, to: 600, by: 9) { await rounds.run(at: at(minutes: minute)) }
    #expect(network.asked.all.count == PushJob.attempts)
    #expect(phone.schedule.entries(kind: PushJob.kind).isEmpty)
  }

  @Test
  func `without a push address, a due notification is shown in the open window only`()
    async throws
  {
    let window = phone
    let heard = Recorded<String>()
    window.notices.listen { heard.record($0.id) }
    try schedule(Notice(id: "alert", title: "Berlin", body: "storm"), at: Self.eight)
    await (try rounds { [window] }).run(at: at(minutes: 0))
    #expect(heard.all == ["alert"])
    #expect(network.asked.all.isEmpty)
  }

  /// Makes a page of the phone and records the notices on it.
  func page() -> (window: Device, heard: Recorded<String>) {
    let (window, heard) = (phone, Recorded<String>())
    window.notices.listen { heard.record($0.id) }
    return (window, heard)
  }

  @Test(arguments: [false, true])
  func `a page that is connected to another server shows a due notification once`(
    isReached: Bool
  ) async throws {
    if isReached { try reach() }
    let other = try Database(file: folder.file("data.sqlite"))
    let (window, heard) = page()
    let (teller, holder) = (try rounds(), try rounds(on: other) { [window] })
    try schedule(Notice(id: "alert", title: "Berlin", body: "storm"), at: Self.eight)
    await teller.run(at: at(minutes: 0))
    #expect(heard.all.isEmpty)
    for minutes in [0.1, 0.2, 1] { await holder.run(at: at(minutes: minutes)) }
    #expect(heard.all == ["alert"])
    #expect(network.asked.all.count == (isReached ? 1 : 0))
    await other.close()
  }

  @Test func `of two servers with pages of a device, one shows the notification`() async throws {
    let other = try Database(file: folder.file("data.sqlite"))
    let pages = [page(), page()]
    let both = [try rounds { [pages[0].window] }, try rounds(on: other) { [pages[1].window] }]
    for number in 0..<10 {
      try schedule(Notice(id: "alert.\(number)", title: "Berlin", body: "storm"), at: Self.eight)
    }
    async let first: Void = both[0].run(at: at(minutes: 1))
    async let second: Void = both[1].run(at: at(minutes: 1))
    _ = await (first, second)
    for rounds in both { await rounds.run(at: at(minutes: 2)) }
    let shown = pages.flatMap(\.heard.all)
    #expect(shown.sorted() == (0..<10).map { "alert.\($0)" })
    await other.close()
  }

  @Test func `an undelivered notification is shown on the next page unless it is old`() async throws
  {
    try schedule(Notice(id: "alert", title: "Berlin", body: "storm"), at: Self.eight)
    try schedule(Notice(id: "old", title: "Berlin", body: "storm"), at: at(minutes: -200))
    try await withRounds { await $0.run(at: at(minutes: -200)) }
    // A window whose code has not asked for notices yet receives none.
    let deaf = phone
    try await withRounds({ [deaf] }) { await $0.run(at: at(minutes: 100)) }
    let (window, heard) = page()
    try await withRounds({ [window] }) { await $0.run(at: at(minutes: 170)) }
    #expect(heard.all == ["alert"])
    #expect(phone.schedule.entries(kind: Notice.unseen).isEmpty)
  }

  private func withRounds(
    _ windows: @escaping @MainActor () -> [Device] = { [] }, _ body: (NoticeRounds) async -> Void
  ) async throws {
    await body(try rounds(windows: windows))
  }

  @Test func `a notification that a push service accepted is not shown on a later page`()
    async throws
  {
    try reach()
    try schedule(Notice(id: "alert", title: "Berlin", body: "storm"), at: Self.eight)
    await (try rounds()).run(at: at(minutes: 0))
    let (window, heard) = page()
    await (try rounds { [window] }).run(at: at(minutes: 2))
    #expect(network.asked.all.count == 1 && heard.all.isEmpty)
  }

  @Test(arguments: [400, 404, 410], [false, true])
  func `a notification that no push service accepts is shown once on the next page`(
    status: Int, isOpen: Bool
  ) async throws {
    try reach()
    await network.answer(status)
    let (window, heard) = page()
    try schedule(Notice(id: "alert", title: "Berlin", body: "storm"), at: Self.eight)
    await (try rounds { isOpen ? [window] : [] }).run(at: at(minutes: 0))
    #expect(heard.all.count == (isOpen ? 1 : 0))
    for minute in [5.0, 6, 7] { await (try rounds { [window] }).run(at: at(minutes: minute)) }
    #expect(heard.all == ["alert"])
  }

  @Test func `a server that is killed while it shows a notification does not show it again`()
    async throws
  {
    try schedule(Notice(id: "alert", title: "Berlin", body: "storm"), at: Self.eight)
    // The notice is taken for a page that is closed before the browser receives it.
    let lost = phone
    lost.notices.listen { _ in }
    await (try rounds { [lost] }).run(at: at(minutes: 0))
    let (window, heard) = page()
    await (try rounds { [window] }).run(at: at(minutes: 1))
    #expect(heard.all.isEmpty)
  }

  @Test func `an unreadable entry of the schedule is removed`() async throws {
    phone.schedule.put(
      ScheduledEntry(kind: Notice.waiting, id: "bad", due: Self.eight, value: Data("{".utf8)))
    phone.schedule.put(
      ScheduledEntry(kind: PushJob.kind, id: "bad", due: Self.eight, value: Data("[]".utf8)))
    await (try rounds()).run(at: at(minutes: 0))
    #expect(waiting.isEmpty && phone.schedule.entries(kind: PushJob.kind).isEmpty)
  }

  @Test func `a long notification is shortened to fit into a push message`() {
    let long = String(repeating: "𐍈", count: 5_000)
    let notice = Notice(
      id: "a", title: long, subtitle: long, body: long, details: Data(long.utf8))
    #expect(PushJob(notice, at: Self.eight).text.count <= PushEnvelope.maximum)
  }
}

/// A push service that answers with the given status, or fails.
actor PlayedNetwork: PushNetwork {
  nonisolated let asked = Recorded<URL>()
  /// The seconds for which the service is to keep each message.
  nonisolated let lifetimes = Recorded<String>()
  private var status: Int? = 201
  private var after: String?

  func answer(_ status: Int, after: String? = nil) { (self.status, self.after) = (status, after) }
  func die() { status = nil }

  func post(
    _ body: Data, to url: URL, _ headers: [String: String]
  ) async throws -> PushAnswer {
    asked.record(url)
    lifetimes.record(headers["TTL"] ?? "")
    guard let status else { throw URLError(.networkConnectionLost) }
    return PushAnswer(status: status, retryAfter: after)
  }
}
