import Foundation
import StrataDeviceServices
import StrataKitTesting
import SwiftData
import Testing

/// Tests of stores whose file is removed or replaced while they are open.
struct LostStoreTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func `nothing is saved in a file that was moved away, and saving works once it is back`()
    throws
  {
    let (place, aside) = (folder.file("used"), folder.file("aside"))
    let file = place.appendingPathComponent("trips.store")
    let context = ModelContext(try stored(at: file, Trip.self))
    context.insert(Trip(name: "Rome"))
    try FileManager.default.moveItem(at: place, to: aside)
    let error = #expect(throws: SwiftDataError.self) { try context.save() }
    let isSaid = error?.rule.contains("the file was removed or replaced while it is in use") == true
    #expect(isSaid)
    #expect(throws: SwiftDataError.self) { try context.fetch(FetchDescriptor<Trip>()) }
    #expect(!FileManager.default.fileExists(atPath: place.path))
    try FileManager.default.moveItem(at: aside, to: place)
    try context.save()
    let kept = try context.fetch(FetchDescriptor<Trip>()).map(\.name)
    #expect(kept == ["Rome"])
    BadDay("lost-folder").record(
      done: ["folders moved away": 1],
      seen: ["attempts that failed with a sentence": isSaid ? 1 : 0],
      lost: ["models and secrets that are missing once it is back": 1 - kept.count])
  }

  @Test func `no store is made in a data folder that was removed while it is in use`() throws {
    let (data, aside) = (folder.file("data"), folder.file("aside"))
    try FileManager.default.createDirectory(at: data, withIntermediateDirectories: false)
    try DeviceHost.$markInTest.withValue(FolderMark(data)) {
      try FileManager.default.moveItem(at: data, to: aside)
      let error = #expect(throws: SwiftDataError.self) {
        try stored(at: data.appendingPathComponent("devices/1/trips.store"))
      }
      #expect(error?.rule.contains("the data folder was removed or replaced") == true)
      #expect(!FileManager.default.fileExists(atPath: data.path))
    }
  }
}
