import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of long random sequences of calls on documents, compared with a simple model in memory.
@Suite(.onEachEngine, .timeLimit(.minutes(10))) struct RandomDocumentTests {
  /// The documents of a collection as an array, the newest first.
  private struct Model {
    struct Row: Equatable {
      let key: String
      let at: Double
      let text: String
    }

    private(set) var rows: [Row] = []

    mutating func put(_ key: String, at time: Double, _ text: String) {
      rows.removeAll { $0.key == key }
      // Of equal times, the one that is stored later is newer.
      let index = rows.firstIndex { $0.at <= time } ?? rows.endIndex
      rows.insert(Row(key: key, at: time, text: text), at: index)
    }

    /// Returns whether there was a document.
    mutating func remove(_ key: String) -> Bool {
      let count = rows.count
      rows.removeAll { $0.key == key }
      return rows.count < count
    }

    mutating func trim(to count: Int) { rows = Array(rows.prefix(count)) }
  }

  private let bench: Bench

  init() throws { bench = try Bench() }

  private func rows(_ notes: DocumentCollection<Note>) async throws -> [Model.Row] {
    try await notes.documents().map {
      Model.Row(
        key: $0.key, at: $0.at.timeIntervalSince(.at(0)), text: $0.value.text)
    }
  }

  private func key(_ random: inout SeededGenerator) -> String {
    ["a", "b", "c", "d", "e", "f"].randomElement(using: &random) ?? "a"
  }

  @Test(arguments: [1, 2, 3] as [UInt64])
  func `after each random call a collection has the same documents as a simple model of it`(
    seed: UInt64
  ) async throws {
    var (random, model) = (SeededGenerator(seed: seed), Model())
    let (notes, others) = (bench.notes(of: bench.first), bench.notes(of: bench.second))
    try await others.put(Note("theirs"), key: "a", at: .at(9))
    for step in 0..<100 {
      let key = key(&random)
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        let time = Double(Int.random(in: 0..<4, using: &random))
        try await notes.put(Note("\(step)"), key: key, at: .at(time))
        model.put(key, at: time, "\(step)")
      case 6, 7:
        let isThere = model.remove(key)
        #expect(try await notes.remove(key: key) == isThere)
      case 8:
        let count = Int.random(in: 0...6, using: &random)
        try await notes.trim(to: count)
        model.trim(to: count)
      default:
        let limit = Int.random(in: 0...3, using: &random)
        let texts = model.rows.prefix(limit).map(\.text)
        #expect(try await notes.all(limit: limit).map(\.text) == texts)
      }
      #expect(try await rows(notes) == model.rows, "seed \(seed), step \(step)")
    }
    #expect(try await others.all() == [Note("theirs")])
  }

  @Test(arguments: [4, 5] as [UInt64])
  func `random transactions are stored as a whole, and those that fail leave no trace`(
    seed: UInt64
  ) async throws {
    var (random, model) = (SeededGenerator(seed: seed), Model())
    let notes = bench.notes(of: bench.first)
    let store = DocumentStore(bench.database)
    for step in 0..<40 {
      let keys = (0..<Int.random(in: 1...4, using: &random)).map { _ in key(&random) }
      let (removes, fails) = (Bool.random(using: &random), Bool.random(using: &random))
      var next = model
      for key in keys {
        if removes { _ = next.remove(key) } else { next.put(key, at: Double(step), "\(step)") }
      }
      do throws(PersistenceError) {
        try await store.change { changes throws(PersistenceError) in
          for key in keys {
            if removes {
              try changes.remove(key: key, in: notes)
            } else {
              try changes.put(Note("\(step)"), key: key, at: .at(Double(step)), in: notes)
            }
          }
          if fails { throw PersistenceError(.unencodable) }
        }
        #expect(!fails)
        model = next
      } catch {
        #expect(fails && error.code == .unencodable)
      }
      #expect(try await rows(notes) == model.rows, "seed \(seed), step \(step)")
    }
  }

  @Test(arguments: [6, 7] as [UInt64])
  func `after random moves and removals a search finds the same documents as a simple model`(
    seed: UInt64
  ) async throws {
    var random = SeededGenerator(seed: seed)
    let stalls = DocumentStore(bench.database).placed("stalls", of: Note.self)
    let here = try GeoPoint(latitude: 48.2, longitude: 16.37)
    var model: [String: GeoPoint] = [:]
    for step in 0..<60 {
      let key = key(&random)
      if Int.random(in: 0..<4, using: &random) == 0 {
        let isThere = model.removeValue(forKey: key) != nil
        #expect(try await stalls.remove(key: key) == isThere)
      } else {
        let point = try GeoPoint(
          latitude: 48.2 + Double.random(in: -0.05...0.05, using: &random),
          longitude: 16.37 + Double.random(in: -0.05...0.05, using: &random))
        try await stalls.put(Note("\(step)"), key: key, at: point)
        model[key] = point
      }
      let metres = Double.random(in: 0...8_000, using: &random)
      let near = model.map { (key: $0.key, metres: here.metres(to: $0.value)) }
        .filter { $0.metres <= metres }.sorted { $0.metres < $1.metres }
      let found = try await stalls.near(here, metres: metres, limit: 4)
      #expect(found.map(\.document.key) == near.prefix(4).map { $0.key }, "step \(step)")
      #expect(found.map(\.metres) == near.prefix(4).map { $0.metres }, "step \(step)")
    }
    #expect(try await stalls.keys(after: "", limit: 9) == model.keys.sorted())
  }
}
