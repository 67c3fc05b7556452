import CoreData
import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

/// Tests of stores whose file is removed or replaced while they are open.
@MainActor struct LostStoreTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private var place: URL { folder.appendingPathComponent("used") }
  private var aside: URL { folder.appendingPathComponent("aside") }

  @Test func `nothing is saved in a file that was moved away, and saving works once it is back`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    let container = try Shop.container(at: place.appendingPathComponent("Shop.sqlite"))
    let context = container.viewContext
    Item(context: context).title = "a"
    try FileManager.default.moveItem(at: place, to: aside)
    let error = #expect(throws: CoreDataError.self) { try context.save() }
    let isSaid = error?.rule.contains("the file was removed or replaced while it is in use") == true
    #expect(isSaid)
    #expect(!FileManager.default.fileExists(atPath: place.path))
    try FileManager.default.moveItem(at: aside, to: place)
    try context.save()
    let kept = try context.fetch(Item.fetchRequest()).map(\.title)
    #expect(kept == ["a"])
    BadDay("lost-folder").record(
      done: ["folders moved away": 1],
      seen: ["attempts that failed with a sentence": isSaid ? 1 : 0],
      lost: ["models and secrets that are missing once it is back": 1 - kept.count])
  }

  @Test func `no store is made in a data folder that was removed while it is in use`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    try DeviceHost.$markInTest.withValue(FolderMark(place)) {
      try FileManager.default.moveItem(at: place, to: aside)
      let error = #expect(throws: CoreDataError.self) {
        try Shop.container(at: place.appendingPathComponent("devices/1/Shop.sqlite"))
      }
      #expect(error?.rule.contains("the data folder was removed or replaced") == true)
      #expect(!FileManager.default.fileExists(atPath: place.path))
    }
  }
}
