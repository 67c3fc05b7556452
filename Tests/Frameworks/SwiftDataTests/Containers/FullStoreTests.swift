import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import SwiftUITesting
import Testing

@testable import SwiftData

/// Tests of a device that stores as many models as it may.
struct FullStoreTests {
  private static let sentence =
    "This device has stored as much as it may, which is 2097152 bytes: delete something, then try again."

  private let mine = OwnDevice()

  /// Saves a trip with a picture of so many bytes.
  private func save(_ name: String, _ bytes: Int, _ context: ModelContext) throws {
    let trip = Trip(name: name)
    trip.picture = Data(repeating: 1, count: bytes)
    context.insert(trip)
    try context.save()
  }

  @Test func `a device whose store is full is told so, and saves again after it deleted a model`()
    throws
  {
    // Stores that other tests open meanwhile are smaller than this.
    DeviceFolder.limitStores(to: 2 << 20)
    defer { DeviceFolder.limitStores(to: nil) }
    try mine.run {
      let container = try ModelContainer(for: Trip.self, Stop.self, Guest.self)
      let context = ModelContext(container)
      try save("first", 1_500_000, context)
      let error = #expect(throws: SwiftDataError.self) { try save("second", 1_500_000, context) }
      #expect(error == .storage)
      #expect(error?.rule == Self.sentence)
      context.rollback()
      let kept = try context.fetch(FetchDescriptor<Trip>())
      BadDay("full-device").record(
        done: ["changes beyond the limit": 1],
        seen: ["changes that were refused with a sentence": error?.rule == Self.sentence ? 1 : 0],
        lost: ["documents and models that are missing": 1 - kept.count])
      for trip in kept { context.delete(trip) }
      try context.save()
      try save("third", 1_500_000, context)
      #expect(try context.fetch(FetchDescriptor<Trip>()).map(\.name) == ["third"])
    }
  }

  @Test func `a store whose file an app has chosen for all devices has no limit of a device`()
    throws
  {
    DeviceFolder.limitStores(to: 2 << 20)
    defer { DeviceFolder.limitStores(to: nil) }
    let folder = try TemporaryFolder()
    let context = ModelContext(
      try stored(at: folder.file("all.store"), Trip.self, Stop.self, Guest.self))
    try save("large", 3 << 20, context)
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 1)
  }

  @Test func `on a disk with too little room no model is saved, and deleting works`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("all.store")
    let context = ModelContext(try stored(at: file, Trip.self, Stop.self, Guest.self))
    try save("first", 100_000, context)
    // The store of the context, which the process has open already.
    try ModelConfiguration(url: file).open().perform { connection throws(PersistenceError) in
      try connection.limitDevice(to: 10 << 20, keepingFree: .max)
    }
    let error = #expect(throws: SwiftDataError.self) { try save("second", 100_000, context) }
    #expect(error?.rule.hasPrefix("There is no room left to store anything in ") == true)
    context.rollback()
    for trip in try context.fetch(FetchDescriptor<Trip>()) { context.delete(trip) }
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Trip>()) == 0)
  }
}
