import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of the size of a SQLite file that belongs to one device.
@Suite struct StoreLimitTests {
  private static let limit = 256 << 10
  private static let sentence =
    "This device has stored as much as it may, which is 262144 bytes: delete something, then try again."
  private let folder: TemporaryFolder
  private let file: URL

  init() throws {
    folder = try TemporaryFolder()
    file = folder.file("device.store")
  }

  private func open(limit: Int?, keepingFree reserve: Int? = nil) throws -> Connection {
    let connection = try Connection(file: file, patience: .seconds(5))
    try connection.script("PRAGMA journal_mode = WAL")
    try connection.limitDevice(to: limit, keepingFree: reserve)
    return connection
  }

  private func add(_ kibibytes: Int, _ connection: Connection) throws {
    _ = try connection.transaction { () throws(PersistenceError) in
      try connection.run(
        text: "INSERT INTO kept VALUES (?)", [.bytes(Data(count: kibibytes << 10))])
    }
  }

  @Test func `a device's file that is full says so, loses nothing, and has room after a deletion`()
    throws
  {
    let connection = try open(limit: Self.limit)
    try connection.script("CREATE TABLE kept (value BLOB)")
    try add(200, connection)
    let error = try #require(throws: PersistenceError.self) { try add(200, connection) }
    #expect(error.code == .diskFull)
    let isSaid = error.localizedDescription == Self.sentence
    #expect(isSaid)
    let count = try connection.rows(text: "SELECT count(*) FROM kept") {
      row throws(PersistenceError) in row.integer(0)
    }
    #expect(count == [1])
    BadDay("full-device").record(
      done: ["changes beyond the limit": 1],
      seen: ["changes that were refused with a sentence": isSaid ? 1 : 0],
      lost: ["documents and models that are missing": 1 - (count.first ?? 0)])
    try connection.run(text: "DELETE FROM kept")
    try add(200, connection)
  }

  @Test func `a file that is larger than the limit when it is opened can be read and emptied`()
    throws
  {
    do {
      let connection = try open(limit: nil)
      try connection.script("CREATE TABLE kept (value BLOB)")
      for _ in 0..<4 { try add(200, connection) }
    }
    let connection = try open(limit: Self.limit)
    #expect(throws: PersistenceError.self) { try add(200, connection) }
    try connection.run(text: "DELETE FROM kept")
    try add(200, connection)
  }

  @Test func `a device's file does not grow on a disk with too little room`() throws {
    let connection = try open(limit: 10 << 20, keepingFree: .max)
    try connection.script("CREATE TABLE kept (value BLOB)")
    try add(200, connection)
    try connection.leaveRoom()
    let error = try #require(throws: PersistenceError.self) { try add(200, connection) }
    #expect(error.code == .diskFull)
    #expect(error.localizedDescription.hasPrefix("There is no room left to store anything in "))
    try connection.run(text: "DELETE FROM kept")
    try connection.leaveRoom()
    try add(150, connection)
    let roomy = try open(limit: 10 << 20, keepingFree: 1)
    try roomy.leaveRoom()
    try add(200, roomy)
  }

  @Test func `a full disk with less room than the device may still use is reported as a full disk`()
  {
    let error = PersistenceError(.diskFull, file: file)
    #expect(error.limited(to: .max) == error)
    #expect(error.limited(to: nil) == error)
    #expect(error.limited(to: 1) == .deviceFull(1))
    #expect(error.limited(to: 1, keepingFree: .max) == error)
    let busy = PersistenceError(.busy, file: file)
    #expect(busy.limited(to: 1) == busy)
  }

  @Test func `a small limit of devices leaves each store room for its tables`() {
    // Only this test and stores that are opened meanwhile see the limit, and these are small.
    DeviceFolder.limitStores(to: 10_000)
    #expect(DeviceFolder.storeLimit == 1 << 20)
    DeviceFolder.limitStores(to: 5 << 20)
    #expect(DeviceFolder.storeLimit == 5 << 20)
    DeviceFolder.limitStores(to: 5 << 20, keepingFree: 1)
    #expect(DeviceFolder.storeReserve == 1)
    DeviceFolder.limitStores(to: nil)
    #expect(DeviceFolder.storeLimit == nil && DeviceFolder.storeReserve == 0)
  }
}
