import BackgroundTasks
import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import StrataViewTree
import Testing

@testable import StrataAppHost

/// Tests of background tasks that the host starts for devices whose windows are closed.
@MainActor @Suite(.timeLimit(.minutes(10))) struct BackgroundRoundsTests {
  private static let name = "com.example.refresh"
  /// The time of the first round.
  private static let start = Date(timeIntervalSince1970: 1_800_000_000)
  private let folder: TemporaryFolder
  private let database: Database
  private let clock = ManualClock()

  init() throws {
    folder = try TemporaryFolder()
    database = try Database(file: folder.file("data.sqlite"))
  }

  /// Returns the rounds of an app that does `work` when it is started for a background task.
  private func rounds(
    on database: Database? = nil, _ work: @escaping @Sendable (BGTask) -> Void
  ) -> BackgroundRounds {
    let database = database ?? self.database
    let application = Application(
      name: "worker", mount: { _ in },
      launch: {
        BGTaskScheduler.shared.register(forTaskWithIdentifier: Self.name, using: nil) { work($0) }
      })
    return BackgroundRounds(
      application, devices: DeviceStore(database: database), database: database, clock: clock)
  }

  /// Makes a device that was seen and requested a task.
  private func ask(
    _ id: String, after seconds: TimeInterval, seen: TimeInterval = 0
  ) throws {
    let device = DeviceStore(database: database).device(DeviceID(rawValue: id))
    DeviceStore.noteSeen(device, at: Self.start.addingTimeInterval(-seen))
    try DeviceHost.$current.withValue(device) {
      let request = BGAppRefreshTaskRequest(identifier: Self.name)
      request.earliestBeginDate = Self.start.addingTimeInterval(seconds)
      try BGTaskScheduler.shared.submit(request)
    }
  }

  private func at(hours: Double) -> Date { Self.start.addingTimeInterval(hours * 3600) }

  @Test(.mission("W-14"))
  func `the background task of each device is started once, with the device's identity`()
    async throws
  {
    for id in ["a", "b", "c"] { try ask(id, after: 0) }
    let started = Recorded<String>()
    let rounds = rounds { task in
      started.record(DeviceHost.currentID.rawValue)
      task.setTaskCompleted(success: true)
    }
    await rounds.run(at: at(hours: 2))
    await rounds.run(at: at(hours: 4))
    #expect(started.all.sorted() == ["a", "b", "c"])
  }

  @Test(.mission("W-15"))
  func `tasks of two devices that are due between 4 and 5 hours start together after 6 hours`()
    async throws
  {
    let started = Recorded<String>()
    let rounds = rounds { task in
      started.record(DeviceHost.currentID.rawValue)
      task.setTaskCompleted(success: true)
    }
    try ask("first", after: 4 * 3600 + 60)
    try ask("second", after: 4 * 3600 + 3000)
    for quarter in 0..<24 {
      await rounds.run(at: at(hours: Double(quarter) / 4))
      #expect(started.all.isEmpty, "after \(quarter) quarters of an hour")
    }
    await rounds.run(at: at(hours: 6))
    #expect(started.all.count == 2)
  }

  @Test func `an overdue task runs in the first round after a start`() async throws {
    try ask("a", after: 60)
    let started = Recorded<Int>()
    let rounds = rounds {
      started.record(1)
      $0.setTaskCompleted(success: true)
    }
    await rounds.run(at: at(hours: 0.5))
    #expect(started.all.isEmpty)
    await rounds.run(at: at(hours: 0.5), isFirst: true)
    #expect(started.all.count == 1)
  }

  @Test
  func `waking a device starts its background task at the next check, before the task is due`()
    async throws
  {
    try ask("woken", after: 5 * 3600)
    try ask("asleep", after: 5 * 3600)
    let started = Recorded<String>()
    let rounds = rounds {
      started.record(DeviceHost.currentID.rawValue)
      $0.setTaskCompleted(success: true)
    }
    try await DocumentStore(database).wake(["woken", "never seen"], forTask: Self.name)
    await rounds.run(at: at(hours: 0.5))
    await rounds.run(at: at(hours: 0.6))
    #expect(started.all == ["woken"])
  }

  @Test func `a device that was not seen for thirty days starts nothing`() async throws {
    try ask("here", after: 0, seen: 29 * 86_400)
    try ask("gone", after: 0, seen: 32 * 86_400)
    let started = Recorded<String>()
    let rounds = rounds {
      started.record(DeviceHost.currentID.rawValue)
      $0.setTaskCompleted(success: true)
    }
    await rounds.run(at: at(hours: 2))
    #expect(started.all == ["here"])
    let left = try await database.due(kind: "task", at: .distantFuture)
    #expect(left.isEmpty, "nothing of the task is stored any more")
  }

  @Test func `of two servers on one database only one runs each task`() async throws {
    for id in ["a", "b", "c", "d"] { try ask(id, after: 0) }
    let started = Recorded<String>()
    let work: @Sendable (BGTask) -> Void = {
      started.record(DeviceHost.currentID.rawValue)
      $0.setTaskCompleted(success: true)
    }
    let other = try Database(file: folder.file("data.sqlite"))
    let both = [rounds(work), rounds(on: other, work)]
    async let first: Void = both[0].run(at: at(hours: 2))
    async let second: Void = both[1].run(at: at(hours: 2))
    _ = await (first, second)
    #expect(started.all.sorted() == ["a", "b", "c", "d"])
    await other.close()
  }

  @Test(.mission("W-17"))
  func `a task expires after thirty seconds and is abandoned if it does not end`() async throws {
    try ask("deaf", after: 0)
    let begun = Recorded<BGTask>()
    let rounds = rounds { task in
      // The task sets no expiration handler and never completes.
      begun.record(task)
    }
    let round = Task { await rounds.run(at: at(hours: 2)) }
    await begun.wait(for: 1)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(29))
    #expect(clock.sleepers == 1, "the task still has a second")
    await clock.waitForSleepers()
    clock.advance(by: .seconds(1))
    // With a longer limit, the rest would wait forever.
    try #require(clock.sleepers == 0, "the task has expired")
    await clock.waitForSleepers()
    clock.advance(by: .seconds(5))
    await round.value
    #expect(begun.all.count == 1)
  }

  @Test func `a task with an expiration handler completes itself`() async throws {
    try ask("good", after: 0)
    let told = Recorded<String>()
    let begun = Recorded<Int>()
    let rounds = rounds { task in
      task.expirationHandler = {
        told.record("expired")
        task.setTaskCompleted(success: false)
      }
      begun.record(1)
    }
    let round = Task { await rounds.run(at: at(hours: 2)) }
    await begun.wait(for: 1)
    await clock.waitForSleepers()
    clock.advance(by: .seconds(30))
    await round.value
    #expect(told.all == ["expired"])
  }

  @Test func `clock jumps run no task twice and lose none`() async throws {
    try ask("a", after: 3600)
    let started = Recorded<Int>()
    let rounds = rounds {
      started.record(1)
      $0.setTaskCompleted(success: true)
    }
    await rounds.run(at: at(hours: -100))
    #expect(started.all.isEmpty)
    await rounds.run(at: at(hours: 600))
    await rounds.run(at: at(hours: 1))
    await rounds.run(at: at(hours: 3))
    #expect(started.all.count == 1)
    BadDay("jumping-clock").record(
      done: ["background tasks while the clock jumps": 1],
      seen: ["times that these were started": started.all.count])
  }

  @Test func `a task that the app no longer registers is dropped`() async throws {
    try ask("a", after: 0)
    let application = Application(name: "newer", mount: { _ in })
    let rounds = BackgroundRounds(
      application, devices: DeviceStore(database: database), database: database, clock: clock)
    await rounds.run(at: at(hours: 2))
    #expect(try await database.due(kind: "task", at: .distantFuture).isEmpty)
  }
}
