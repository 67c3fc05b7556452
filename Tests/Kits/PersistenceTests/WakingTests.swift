import Foundation
import StrataDeviceServices
import Testing

@testable import StrataPersistence

/// Background tasks that one device's code starts for other devices.
@Suite(.onEachEngine, .timeLimit(.minutes(10))) struct WakingTests {
  private let bench: Bench
  private let store: DocumentStore

  init() throws {
    bench = try Bench()
    store = DocumentStore(bench.database)
  }

  private func name(of device: Device) -> String {
    DeviceHost.$current.withValue(device) { store.device.name }
  }

  @Test func `waking devices for a background task schedules it for each as due immediately`()
    async throws
  {
    let names = Set([bench.first, bench.second].map(name))
    #expect(names.count == 2)
    try await store.wake(names, forTask: "news")
    let due = try await bench.database.due(kind: "task", at: .at(0))
    #expect(Set(due.map(\.device.rawValue)) == names)
    #expect(due.allSatisfy { $0.entry.id == "news" && !$0.entry.value.isEmpty })
  }

  @Test func `a device that is woken twice before its task has begun runs it once`() async throws {
    let names: Set = [name(of: bench.first)]
    for _ in 1...2 { try await store.wake(names, forTask: "news") }
    let due = try await bench.database.due(kind: "task", at: .at(0))
    #expect(due.count == 1)
    #expect(try await bench.database.take(try #require(due.first), at: .at(1)) == .taken)
    try await store.wake(names, forTask: "news")
    #expect(try await bench.database.due(kind: "task", at: .at(0)).count == 1, "it is news again")
  }

  @Test func `waking a device does not change its scheduled requests for other tasks`() async throws
  {
    let request = ScheduledEntry(kind: "task", id: "refresh", due: .at(99), value: Data("{}".utf8))
    bench.database.schedule(of: bench.first.id).put(request)
    try await store.wake([name(of: bench.first)], forTask: "news")
    try await store.wake([], forTask: "other")
    let kept = bench.database.schedule(of: bench.first.id).entries(kind: "task")
    #expect(kept.map(\.id) == ["news", "refresh"] && kept.last == request)
  }

  @Test func `waking no device schedules nothing`() async throws {
    try await store.wake([], forTask: "news")
    #expect(try await bench.database.rowCounts()["scheduled"] == 0)
  }

  @Test func `many devices are woken for several tasks, each once`() async throws {
    let names = Set((0..<40).map { "device \($0)" })
    for task in ["news", "weather", "news"] { try await store.wake(names, forTask: task) }
    let due = try await bench.database.due(kind: "task", at: .at(0))
    #expect(due.count == 80)
    for task in ["news", "weather"] {
      #expect(Set(due.filter { $0.entry.id == task }.map(\.device.rawValue)) == names)
    }
    let one = try #require(due.first)
    #expect(try await bench.database.take(one, at: .at(0)) == .taken)
    #expect(try await bench.database.due(kind: "task", at: .at(0)).count == 79)
  }
}
