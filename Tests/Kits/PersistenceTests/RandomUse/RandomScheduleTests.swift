import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of long random sequences of scheduled work and of small values, compared with dictionaries.
@Suite(.onEachEngine, .timeLimit(.minutes(10))) struct RandomScheduleTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func sorted(_ model: [String: ScheduledEntry]) -> [ScheduledEntry] {
    model.values.sorted { ($0.due, $0.id) < ($1.due, $1.id) }
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `after each random call a schedule has the same entries as a simple model of it`(
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    var model: [String: ScheduledEntry] = [:]
    let schedule = bench.database.schedule(of: bench.first.id)
    for step in 0..<80 {
      let id = ["a", "b", "c", "d"].randomElement(using: &random) ?? "a"
      let time = Date.at(Double(Int.random(in: 0..<5, using: &random)))
      switch Int.random(in: 0..<5, using: &random) {
      case 0..<3:
        let value = Data((0..<3).map { _ in UInt8.random(in: 0...255, using: &random) })
        let entry = ScheduledEntry(kind: "task", id: id, due: time, value: value)
        #expect(schedule.put(entry))
        model[id] = entry
      case 3:
        schedule.remove(kind: "task", id: id)
        model[id] = nil
      default:
        let due = try await bench.database.due(kind: "task", at: time)
        #expect(due.map(\.entry) == sorted(model).filter { $0.due <= time })
        guard let first = due.first else { break }
        #expect(try await bench.database.take(first, at: time) == .taken)
        #expect(try await bench.database.take(first, at: time) == .gone)
        model[first.entry.id] = nil
      }
      #expect(schedule.entries(kind: "task") == sorted(model), "seed \(seed), step \(step)")
    }
    #expect(bench.database.schedule(of: bench.second.id).entries(kind: "task").isEmpty)
  }

  @Test(arguments: [4, 5] as [UInt64])
  func `an event happens at most once among random tasks of two devices`(seed: UInt64) async throws
  {
    var random = SeededGenerator(seed: seed)
    var happened: Set<String> = []
    for step in 0..<40 {
      let device = Bool.random(using: &random) ? bench.first : bench.second
      let event = "event \(Int.random(in: 0..<6, using: &random))"
      let entry = ScheduledEntry(kind: "task", id: "\(step)", due: .at(0), value: Data())
      bench.database.schedule(of: device.id).put(entry)
      let taking = try await bench.database.take(
        DueEntry(device: device.id, entry: entry), event: event, at: .at(Double(step)))
      let isNew = happened.insert("\(device.id.rawValue) \(event)").inserted
      #expect(taking == (isNew ? .taken : .repeated), "seed \(seed), step \(step)")
    }
    #expect(try await bench.database.rowCounts()["claims"] == happened.count)
    #expect(try await bench.database.rowCounts()["scheduled"] == 0)
  }

  @Test(arguments: [6, 7] as [UInt64])
  func `after random calls a key-value store equals a model of it, even in a reopened database`(
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    var model: [String: Data] = [:]
    let keys = ["", "a", "b", "größe", "a\u{0}b"]
    let values = try bench.database.keyValues(of: bench.first.id)
    for step in 0..<100 {
      let key = keys.randomElement(using: &random) ?? ""
      let bytes = (0..<Int.random(in: 0...4, using: &random)).map { _ in
        UInt8.random(in: 0...255, using: &random)
      }
      let data = Int.random(in: 0..<4, using: &random) == 0 ? nil : Data(bytes)
      if Bool.random(using: &random) {
        values.set(data, forKey: key)
      } else {
        let before = model[key]
        #expect(values.change(forKey: key) { $0 == before ? data : before } == data)
      }
      model[key] = data
      #expect(keys.allSatisfy { values.data(forKey: $0) == model[$0] }, "step \(step)")
    }
    #expect(try await bench.database.rowCounts()["small values"] == model.count)
    let again = try bench.again().keyValues(of: bench.first.id)
    #expect(keys.allSatisfy { again.data(forKey: $0) == model[$0] })
  }
}
