import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of the notifications of another server's changes, and of whom they reach.
@Suite struct FeedMessageTests {
  private func message(_ fields: [String: String], _ numbers: [String: Double] = [:]) throws
    -> FeedMessage
  {
    let named = fields.map { "\"\($0)\": \"\($1)\"" } + numbers.map { "\"\($0)\": \($1)" }
    return try JSONDecoder().decode(
      FeedMessage.self, from: Data("{\(named.joined(separator: ", "))}".utf8))
  }

  private func hexadecimal(_ text: String) -> String {
    text.utf8.map { byte in
      let digits = String(byte, radix: 16)
      return digits.count < 2 ? "0\(digits)" : digits
    }.joined()
  }

  @Test(arguments: ["device:a", "東京 🌦️", "a\u{0}b\n\"", ""])
  func `a feed message about documents has owner and collection, whatever their characters`(
    text: String
  ) throws {
    let both = ["owner": hexadecimal(text), "name": hexadecimal(text), "sender": "mark"]
    let message = try message(both)
    #expect(message.sender == "mark")
    #expect(message.change == .documents(owner: text, collection: text))
    #expect(
      try self.message(["owner": hexadecimal(text)]).change
        == .documents(owner: text, collection: nil))
  }

  @Test func `a feed message about a key-value pair has the device`() throws {
    let change = try message(["device": hexadecimal("first")]).change
    #expect(change == .value(device: "first"))
  }

  @Test func `a feed message about a document with a position has its key and position`() throws {
    let point = ["latitude": 51.5, "longitude": -0.125]
    let key = try message(["placed": hexadecimal("stalls"), "name": hexadecimal("k")], point)
    let expected = PlacedChange(key: "k", point: GeoPoint(stored: 51.5, -0.125))
    #expect(key.change == .placed(collection: "stalls", expected))
    let long = try message(["placed": hexadecimal("stalls")], point)
    let nameless = PlacedChange(key: "", point: GeoPoint(stored: 51.5, -0.125))
    #expect(long.change == .placed(collection: "stalls", nameless))
  }

  @Test func `an incomplete or invalid feed message contains no change`() throws {
    #expect(try message([:]).change == nil)
    #expect(try message(["later": "6e", "name": "6e"]).change == nil)
    #expect(try message(["placed": "6e"], ["latitude": 1]).change == nil)
    #expect(try message(["placed": "6e"], ["longitude": 1]).change == nil)
    for odd in ["6", "6e6", "zz", "6 ", "-6"] {
      #expect(try message(["owner": odd]).change == nil, "\(odd)")
      #expect(try message(["device": odd]).change == nil, "\(odd)")
    }
    #expect(try message(["owner": "6E"]).change == .documents(owner: "n", collection: nil))
  }

  @Test func `another server's change of documents notifies the listeners of their owner`() {
    let board = URL(fileURLWithPath: "/postgresql/\(UUID().uuidString)")
    let (heard, deleted) = (Recorded<Set<String>?>(), Recorded<Bool>())
    let end = ChangeBoard.shared.listen(to: "device:a", in: board) { change in
      heard.record(change.collections)
      deleted.record(change.removesEverything)
    }
    let stores = Locked<[DeviceID: WeakStore]>([:])
    FeedMessage.Change.documents(owner: "device:a", collection: "notes").tell(in: board, stores)
    FeedMessage.Change.documents(owner: "device:b", collection: "notes").tell(in: board, stores)
    FeedMessage.Change.documents(owner: "device:a", collection: nil).tell(in: board, stores)
    FeedMessage.Change.value(device: "unknown").tell(in: board, stores)
    #expect(heard.all == [["notes"], nil])
    FeedMessage.Change.tellAll(in: board, stores)
    #expect(heard.all == [["notes"], nil, nil])
    #expect(deleted.all == [false, false, false], "what may have changed is not gone")
    end()
  }

  @Test func `another server's change of a position notifies the listeners of its collection`() {
    let board = URL(fileURLWithPath: "/postgresql/\(UUID().uuidString)")
    let heard = Recorded<PlacedChange>()
    let end = PlacedBoard.shared.listen(to: "stalls", in: board) { heard.record($0) }
    let change = PlacedChange(key: "k", point: GeoPoint(stored: 1, 2))
    let stores = Locked<[DeviceID: WeakStore]>([:])
    FeedMessage.Change.placed(collection: "stalls", change).tell(in: board, stores)
    FeedMessage.Change.placed(collection: "others", change).tell(in: board, stores)
    #expect(heard.all == [change])
    end()
  }

  @Test
  func `another server's change of a key-value pair is read again by that device's store only`()
    async throws
  {
    let folder = try TemporaryFolder()
    let database = try Database(file: folder.file("values.sqlite"))
    let (first, second) = (DeviceID(rawValue: "first"), DeviceID(rawValue: "second"))
    let stores = (try database.keyValues(of: first), try database.keyValues(of: second))
    let elsewhere = try Database(file: folder.file("values.sqlite"))
    for device in [first, second] {
      try elsewhere.keyValues(of: device).set(Data("new".utf8), forKey: "k")
    }
    let board = URL(fileURLWithPath: "/postgresql/\(UUID().uuidString)")
    FeedMessage.Change.value(device: "first").tell(in: board, database.keyValueStores)
    #expect(stores.0.data(forKey: "k") == Data("new".utf8))
    #expect(stores.1.data(forKey: "k") == nil)
    FeedMessage.Change.tellAll(in: board, database.keyValueStores)
    #expect(stores.1.data(forKey: "k") == Data("new".utf8))
    await elsewhere.close()
    await database.close()
  }
}
