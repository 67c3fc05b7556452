import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of the changes that the workers of one front tell each other. The process plays both: it
/// receives what it has sent.
@Suite(.serialized) struct ChangeRelayTests {
  private let database: Database
  private let device = Device(id: DeviceID(rawValue: "anna"))
  private let sent = Recorded<String>()

  init() throws {
    let name = "relay-\(UUID().uuidString)"
    let file = DeviceHost.dataFolder.appendingPathComponent("\(name).sqlite", isDirectory: false)
    try FileManager.default.createDirectory(
      at: DeviceHost.dataFolder, withIntermediateDirectories: true)
    database = try Database.shared(named: name)
    #expect(database.file == file)
    // Other tests store in this process meanwhile.
    ChangeRelay.begin { [sent] text in if text.contains(name) { sent.record(text) } }
  }

  private func end() async throws {
    ChangeRelay.end()
    await database.close()
    let name = database.file.lastPathComponent
    for file in try FileManager.default.contentsOfDirectory(atPath: DeviceHost.dataFolder.path)
    where file.hasPrefix(name) {
      try FileManager.default.removeItem(
        at: DeviceHost.dataFolder.appendingPathComponent(file))
    }
  }

  @Test func `a change of a placed document reaches another worker with its key, place and weight`()
    async throws
  {
    let stalls = DocumentStore(database).placed("stalls", of: String.self)
    let heard = Recorded<PlacedChange>()
    let point = try GeoPoint(latitude: 52.5, longitude: 13.4)
    try await stalls.put("Apples", key: "a", at: point)
    let observation = stalls.observe { heard.record($0) }
    for text in sent.all { ChangeRelay.receive(text) }
    #expect(heard.all == [PlacedChange(key: "a", point: point)])
    _ = try await stalls.change(key: "a", isMinor: { _, _ in true }) { value in
      value = "Pears"
      return true
    }
    ChangeRelay.receive(try #require(sent.all.last))
    #expect(heard.all.suffix(2).map(\.isMinor) == [true, true], "its own, and the relayed one")
    withExtendedLifetime(observation) {}
    try await end()
  }

  @Test func `a device's documents, their deletion and its small values reach another worker`()
    async throws
  {
    let (store, own) = DeviceHost.$current.withValue(device) {
      (DocumentStore(database), DocumentStore(database).device)
    }
    let values = try database.keyValues(of: device.id)
    let notes: DocumentCollection<String> = DeviceHost.$current.withValue(device) {
      store.collection("notes")
    }
    try await notes.put("Milk", key: "a")
    values.set(Data([1]), forKey: "k")
    try await own.forget()
    let heard = Recorded<StoredChange>()
    let observation = own.observe { heard.record($0) }
    let texts = sent.all
    for text in texts { ChangeRelay.receive(text) }
    #expect(texts.count == 4, "the note, the value, and the deletion of the values and the rest")
    #expect(heard.all.map(\.collections) == [["notes"], nil])
    #expect(heard.all.map(\.removesEverything) == [false, true])
    withExtendedLifetime(observation) {}
    try await end()
  }

  @Test func `a value that another worker has stored is read again, and its observer hears of it`()
    async throws
  {
    let values = try database.keyValues(of: device.id)
    values.set(Data([1]), forKey: "k")
    let heard = Recorded<Data?>()
    let observation = values.observe { heard.record(values.data(forKey: "k")) }
    // As another process does it, without this one's knowledge.
    try await database.perform { [device] connection throws(PersistenceError) in
      try connection.keep(Data([2]), forKey: "k", of: device.id)
    }
    #expect(values.data(forKey: "k") == Data([1]))
    ChangeRelay.receive(try #require(sent.all.last))
    #expect(heard.all == [Data([2])])
    withExtendedLifetime(observation) {}
    try await end()
  }

  @Test func `a text that is not understood means that anything may have changed`() async throws {
    let own = DeviceHost.$current.withValue(device) { DocumentStore(database).device }
    let heard = Recorded<StoredChange>()
    let observation = own.observe { heard.record($0) }
    ChangeRelay.receive("")
    ChangeRelay.receive("{")
    #expect(heard.all.map(\.collections) == [nil, nil])
    withExtendedLifetime(observation) {}
    try await end()
  }
}
