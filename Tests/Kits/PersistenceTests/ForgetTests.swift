import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests that the file contains no byte of what a device asked to forget.
@Suite(.onEachEngine) struct ForgetTests {
  private let bench: Bench

  init() throws { bench = try Bench() }

  private func device(_ device: Device) -> DeviceDocuments {
    DeviceHost.$current.withValue(device) { DocumentStore(bench.database).device }
  }

  /// Returns whether the file or one next to it contains these bytes, free pages included.
  private func isOnDisk(_ text: String) throws -> Bool {
    let folder = bench.file.deletingLastPathComponent()
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .contains { try Data(contentsOf: $0).range(of: Data(text.utf8)) != nil }
  }

  @Test(.thorough, .onSQLite) func `no byte of deleted data is left in the file or its journal`()
    async throws
  {
    let notes = bench.notes(of: bench.first)
    // Enough rows, long and short, for pages to be split, merged and freed.
    for index in 0..<300 {
      let filler = String(repeating: "-", count: index * 7 % 900)
      try await notes.put(Note("Plantedville \(index)\(filler)"), key: "plantedkey-\(index)")
    }
    for index in stride(from: 0, to: 300, by: 3) {
      try await notes.remove(key: "plantedkey-\(index)")
    }
    let values = try bench.database.keyValues(of: bench.first.id)
    values.set(Data("Plantedvalue".utf8), forKey: "plantedname")
    for planted in ["Plantedville", "plantedkey-7", "Plantedvalue", "plantedname"] {
      #expect(try isOnDisk(planted), "\(planted) was never there")
    }
    try await device(bench.first).forget()
    for planted in ["Plantedville", "plantedkey-", "Plantedvalue", "plantedname"] {
      #expect(try !isOnDisk(planted), "\(planted)")
    }
    #expect(try await notes.all().isEmpty)
    #expect(values.data(forKey: "plantedname") == nil)
  }

  @Test
  func `whoever observes a device's values hears that they were deleted, and not of own changes`()
    async throws
  {
    let values = try bench.database.keyValues(of: bench.first.id)
    let (heard, unheard) = (Recorded<Bool>(), Recorded<Bool>())
    let observation = values.observe { heard.record(values.data(forKey: "k") == nil) }
    _ = values.observe { unheard.record(true) }
    values.set(Data([1]), forKey: "k")
    #expect(heard.all.isEmpty)
    try await device(bench.first).forget()
    #expect(heard.all == [true])
    #expect(unheard.all.isEmpty, "its observation was released")
    withExtendedLifetime(observation) {}
  }

  @Test func `deleting a device's data keeps the documents and values of other devices`()
    async throws
  {
    let (mine, yours) = (bench.notes(of: bench.first), bench.notes(of: bench.second))
    try await mine.put(Note("mine"), key: "a")
    try await yours.put(Note("yours"), key: "a")
    try bench.database.keyValues(of: bench.second.id).set(Data([1]), forKey: "k")
    try await device(bench.first).forget(marksEndIn: ".marks")
    #expect(try await mine.all().isEmpty)
    #expect(try await yours.all() == [Note("yours")])
    #expect(try bench.database.keyValues(of: bench.second.id).data(forKey: "k") == Data([1]))
  }

  @Test func `deleting a device's data removes a shared document that only this device has marked`()
    async throws
  {
    let shared = bench.notes(named: "weather", scope: .shared)
    for name in ["Only Mine", "Both", "Nobody"] { try await shared.put(Note(name), key: name) }
    for name in ["Only Mine", "Both"] {
      try await bench.notes(of: bench.first, named: "weather.marks").put(Note(""), key: name)
    }
    try await bench.notes(of: bench.second, named: "weather.marks").put(Note(""), key: "Both")
    // The suffix belongs to a collection of another name.
    try await bench.notes(of: bench.second, named: "rain.marks").put(Note(""), key: "Only Mine")
    try await device(bench.first).forget(marksEndIn: ".marks")
    #expect(try await Set(shared.all().map(\.text)) == ["Both", "Nobody"])
  }

  @Test func `deleting a device's data removes unreadable documents too, and keeps new ones`()
    async throws
  {
    try await bench.notes(of: bench.first).put(Note("x"), key: "a")
    let numbers = DeviceHost.$current.withValue(bench.first) {
      DocumentStore(bench.database).collection("notes", of: Int.self)
    }
    try await numbers.put(7, key: "damaged")
    try await device(bench.first).forget()
    let notes = bench.notes(of: bench.first)
    #expect(try await notes.all().isEmpty)
    try await notes.put(Note("new"), key: "b")
    let values = try bench.database.keyValues(of: bench.first.id)
    values.set(Data([2]), forKey: "k")
    #expect(values.data(forKey: "k") == Data([2]))
    #expect(try await notes.all() == [Note("new")])
  }
}
