import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of scheduled work on disk: kept, found when it is due, and taken once.
@Suite(.onEachEngine, .timeLimit(.minutes(10))) struct ScheduleTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func entry(_ id: String, at seconds: Double, _ value: String = "{}") -> ScheduledEntry {
    ScheduledEntry(kind: "task", id: id, due: .at(seconds), value: Data(value.utf8))
  }

  @Test func `scheduled entries are read after the database was closed and opened`() async throws {
    let schedule = bench.database.schedule(of: bench.first.id)
    #expect(schedule.put(entry("late", at: 200)))
    #expect(schedule.put(entry("early", at: 100, "first")))
    #expect(schedule.put(entry("early", at: 150, "second")), "takes the place of the first")
    await bench.database.close()
    let database = try bench.again()
    let kept = database.schedule(of: bench.first.id).entries(kind: "task")
    #expect(kept == [entry("early", at: 150, "second"), entry("late", at: 200)])
    #expect(database.schedule(of: bench.second.id).entries(kind: "task").isEmpty)
    #expect(database.schedule(of: bench.first.id).entries(kind: "other").isEmpty)
  }

  @Test func `due entries are found for all devices, the earliest first`() async throws {
    bench.database.schedule(of: bench.first.id).put(entry("b", at: 20))
    bench.database.schedule(of: bench.second.id).put(entry("a", at: 10))
    bench.database.schedule(of: bench.second.id).put(entry("c", at: 30))
    let due = try await bench.database.due(kind: "task", at: .at(20))
    #expect(due.map(\.entry.id) == ["a", "b"])
    #expect(due.map(\.device) == [bench.second.id, bench.first.id])
    #expect(try await bench.database.due(kind: "task", at: .at(99), limit: 1).count == 1)
  }

  @Test func `scheduled entries of a kind are found for the given devices only, due or not`()
    async throws
  {
    let names = ["a \"quoted\" device", bench.second.id.rawValue, "other"]
    for name in names {
      bench.database.schedule(of: DeviceID(rawValue: name)).put(entry(name, at: 9_000_000_000))
    }
    let wanted = Set(names.prefix(2).map(DeviceID.init(rawValue:)))
    let found = try await bench.database.entries(kind: "task", of: wanted)
    #expect(Set(found.map(\.device)) == wanted && found.count == 2)
    #expect(try await bench.database.entries(kind: "else", of: wanted).isEmpty)
    #expect(try await bench.database.entries(kind: "task", of: []).isEmpty)
  }

  @Test func `of two processes with one database, only one takes a due entry`() async throws {
    let other = try bench.again()
    for number in 0..<20 {
      bench.database.schedule(of: bench.first.id).put(entry("\(number)", at: 0))
    }
    let due = try await bench.database.due(kind: "task", at: .at(1))
    let takings = await withTaskGroup(of: Database.Taking?.self) { group in
      for one in due {
        for database in [bench.database, other] {
          group.addTask { try? await database.take(one, at: .at(1)) }
        }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(takings.count { $0 == .taken } == 20)
    #expect(takings.count { $0 == .gone } == 20)
    await other.close()
  }

  @Test func `an event that was taken is not taken again, even if it is scheduled again`()
    async throws
  {
    let schedule = bench.database.schedule(of: bench.first.id)
    schedule.put(entry("daily", at: 0))
    let first = try #require(try await bench.database.due(kind: "task", at: .at(0)).first)
    let next = entry("daily", at: 86_400)
    let work = entry("work", at: 0)
    let taking = try await bench.database.take(
      first, event: "daily@1", next: next, work: [work], at: .at(0))
    #expect(taking == .taken)
    #expect(Set(schedule.entries(kind: "task").map(\.id)) == ["daily", "work"])
    schedule.remove(kind: "task", id: "work")
    // The clock is set back, and the same is scheduled again.
    schedule.put(entry("daily", at: -60))
    let again = try #require(try await bench.database.due(kind: "task", at: .at(-60)).first)
    let second = try await bench.database.take(
      again, event: "daily@1", next: next, work: [work], at: .at(-60))
    #expect(second == .repeated)
    #expect(schedule.entries(kind: "task") == [next], "the next entry is stored nevertheless")
  }

  @Test func `a due entry that was changed after it was read is not taken`() async throws {
    let schedule = bench.database.schedule(of: bench.first.id)
    schedule.put(entry("daily", at: 0))
    let read = try #require(try await bench.database.due(kind: "task", at: .at(0)).first)
    schedule.put(entry("daily", at: 0, "changed"))
    #expect(try await bench.database.take(read, at: .at(0)) == .gone)
    #expect(schedule.entries(kind: "task").count == 1)
  }

  @Test func `deleting a device's data removes its scheduled entries`() async throws {
    for device in [bench.first, bench.second] {
      bench.database.schedule(of: device.id).put(entry("daily", at: 0))
    }
    let store = DeviceHost.$current.withValue(bench.first) { DocumentStore(bench.database).device }
    try await store.forget()
    #expect(bench.database.schedule(of: bench.first.id).entries(kind: "task").isEmpty)
    #expect(bench.database.schedule(of: bench.second.id).entries(kind: "task").count == 1)
  }

  @Test func `scheduling in a closed database stores nothing and reports the error`() async {
    let told = Recorded<PersistenceError.Code>()
    let schedule = bench.database.schedule(of: bench.first.id) { told.record($0.code) }
    await bench.database.close()
    #expect(!schedule.put(entry("late", at: 0)))
    #expect(schedule.entries(kind: "task").isEmpty)
    #expect(told.all == [.closed, .closed])
  }
}
