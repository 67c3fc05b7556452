import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import Testing

@testable import StrataAppHost

/// Tests of devices that are forgotten since they no longer come.
@MainActor @Suite(.timeLimit(.minutes(10))) struct RetentionRoundsTests {
  private struct Note: Codable, Equatable, Sendable { var text: String }

  private static let start = Date(timeIntervalSince1970: 1_800_000_000)
  private let folder: TemporaryFolder
  private let database: Database
  private let devices: DeviceStore
  private let clock = ManualClock()

  init() throws {
    folder = try TemporaryFolder()
    database = try Database(file: folder.file("data.sqlite"))
    devices = DeviceStore(database: database)
  }

  private func rounds(
    days: Int = 400, windows: @escaping @MainActor () -> [Device] = { [] }
  ) -> RetentionRounds {
    RetentionRounds(
      days: days, database: database, devices: devices, clock: clock, windows: windows)
  }

  private func documents(of id: String) -> DocumentCollection<Note> {
    DeviceHost.$current.withValue(devices.device(DeviceID(rawValue: id))) {
      DocumentStore(database).collection("notes", of: Note.self)
    }
  }

  /// Makes a device that was here some days before the start, and stores something for it.
  private func visit(_ id: String, days: Int) async throws {
    let device = devices.device(DeviceID(rawValue: id))
    DeviceStore.noteSeen(device, at: Self.start.addingTimeInterval(Double(-days) * 86_400))
    device.storage.set(Data([1]), forKey: "setting")
    try await documents(of: id).put(Note(text: id), key: "a")
  }

  /// Lets both clocks go on, and runs a round.
  private func run(_ rounds: RetentionRounds, after seconds: Int) async {
    clock.advance(by: .seconds(seconds))
    await rounds.run(at: now)
  }

  private var now: Date { Self.start.addingTimeInterval(clock.now.offset / .seconds(1)) }

  /// Returns which of some devices are still known.
  private func known(_ ids: String...) async throws -> [String] {
    var known: [String] = []
    for id in ids {
      let isThere = try await !documents(of: id).all().isEmpty
      let setting = devices.device(DeviceID(rawValue: id)).storage.data(forKey: "setting")
      #expect(isThere == (setting != nil), "\(id): all or nothing")
      if isThere { known.append(id) }
    }
    return known
  }

  @Test
  func `a device is forgotten with all it has stored once it was away for longer than the limit`()
    async throws
  {
    try await visit("today", days: 0)
    try await visit("limit", days: 400)
    try await visit("old", days: 401)
    let rounds = rounds()
    await rounds.run(at: now)
    #expect(
      try await known("today", "limit", "old") == ["today", "limit", "old"], "not at the start")
    await run(rounds, after: 3_599)
    #expect(try await known("old") == ["old"])
    await run(rounds, after: 1)
    #expect(try await known("today", "limit", "old") == ["today", "limit"])
    await run(rounds, after: 86_399)
    #expect(try await known("limit") == ["limit"])
    await run(rounds, after: 1)
    #expect(try await known("today", "limit") == ["today"])
  }

  @Test func `the operator's number of days counts`() async throws {
    try await visit("week", days: 7)
    try await visit("month", days: 31)
    let rounds = rounds(days: 30)
    await rounds.run(at: now)
    await run(rounds, after: 3_600)
    #expect(try await known("week", "month") == ["week"])
  }

  @Test func `nobody is forgotten after the time of day has jumped, until it has gone on as usual`()
    async throws
  {
    try await visit("month", days: 31)
    let rounds = rounds()
    let jump = 500.0 * 86_400
    await rounds.run(at: now)
    clock.advance(by: .seconds(3_600))
    await rounds.run(at: now.addingTimeInterval(jump))
    #expect(try await known("month") == ["month"])
    clock.advance(by: .seconds(3_600))
    await rounds.run(at: now)
    #expect(try await known("month") == ["month"], "back again, which is a jump, too")
    await run(rounds, after: 3_600)
    let left = try await known("month")
    #expect(left == ["month"])
    BadDay("jumping-clock").record(
      done: ["devices that were away for a month": 1], lost: ["devices forgotten": 1 - left.count])
  }

  @Test func `a round forgets a hundred devices at most if there are few, the oldest first`()
    async throws
  {
    for number in 0..<101 {
      let device = devices.device(DeviceID(rawValue: "d\(number)"))
      let days = number == 50 ? 401 : 500
      DeviceStore.noteSeen(device, at: Self.start.addingTimeInterval(Double(-days) * 86_400))
    }
    let rounds = rounds()
    await rounds.run(at: now)
    await run(rounds, after: 3_600)
    let left = try await database.smallValues(
      forKey: DeviceStore.seenKey, after: nil, limit: 1_000)
    #expect(left.map(\.device.rawValue) == ["d50"])
  }

  @Test func `a device with an open window is in use, however long ago it has connected`()
    async throws
  {
    try await visit("here", days: 401)
    try await visit("elsewhere", days: 401)
    let (here, elsewhere) = (
      devices.device(DeviceID(rawValue: "here")), devices.device(DeviceID(rawValue: "elsewhere"))
    )
    // Another process has the other window, and records it.
    self.rounds(windows: { [elsewhere] }).noteWindows(at: now)
    let rounds = rounds(windows: { [here] })
    await rounds.run(at: now)
    await run(rounds, after: 3_600)
    #expect(try await known("here", "elsewhere") == ["here", "elsewhere"])
  }

  @Test
  func `a forgotten device is told as long as its browser has the cookie; then nothing is kept`()
    async throws
  {
    try await visit("month", days: 31)
    try await visit("year", days: 400)
    let rounds = rounds(days: 30)
    await rounds.run(at: now)
    await run(rounds, after: 3_600)
    #expect(try await known("month", "year") == [])
    #expect(try await told() == ["month"], "the other browser has forgotten its cookie")
    await run(rounds, after: 369 * 86_400)
    #expect(try await told() == ["month"])
    await run(rounds, after: 86_400)
    #expect(try await told() == [])
  }

  /// Returns the devices that are told that they were forgotten, if they come.
  private func told() async throws -> [String] {
    let told = try await database.smallValues(
      forKey: DeviceStore.forgottenKey, after: nil, limit: 1_000)
    return told.map(\.device.rawValue)
  }
}
