import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import SwiftUITesting
import Testing

@testable import CoreData

/// Tests of a device that stores as many objects as it may.
@MainActor struct FullStoreTests {
  private static let sentence =
    "This device has stored as much as it may, which is 2097152 bytes: delete something, then try again."

  private func save(_ name: String, _ context: NSManagedObjectContext) throws {
    Basket(context: context).name = name
    try context.save()
  }

  @Test func `a device whose store is full is told so, and saves again after it deleted an object`()
    throws
  {
    // Stores that other tests open meanwhile are smaller than this.
    DeviceFolder.limitStores(to: 2 << 20)
    let device = Device.fresh
    defer {
      DeviceFolder.limitStores(to: nil)
      try? FileManager.default.removeItem(at: DeviceFolder.url(of: device.id))
    }
    let large = String(repeating: "x", count: 1_500_000)
    try DeviceHost.$current.withValue(device) {
      let container = NSPersistentContainer(name: "Shop", managedObjectModel: try Shop.model())
      var problem: (any Error)?
      container.loadPersistentStores { _, error in problem = error }
      #expect(problem == nil)
      let context = container.viewContext
      try save(large, context)
      let error = #expect(throws: CoreDataError.self) { try save(large, context) }
      #expect(error?.kind == .storage)
      #expect(error?.rule == Self.sentence)
      context.rollback()
      let kept = try context.fetch(Basket.fetchRequest())
      BadDay("full-device").record(
        done: ["changes beyond the limit": 1],
        seen: ["changes that were refused with a sentence": error?.rule == Self.sentence ? 1 : 0],
        lost: ["documents and models that are missing": 1 - kept.count])
      for basket in kept { context.delete(basket) }
      try context.save()
      try save(large, context)
      #expect(try context.count(for: Basket.fetchRequest()) == 1)
    }
  }

  @Test func `on a disk with too little room no object is saved, and deleting works`() throws {
    let folder = try TemporaryFolder()
    let file = folder.file("all.store")
    let container = NSPersistentContainer(name: "Shop", managedObjectModel: try Shop.model())
    container.persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    var problem: (any Error)?
    container.loadPersistentStores { _, error in problem = error }
    #expect(problem == nil)
    let context = container.viewContext
    let large = String(repeating: "x", count: 100_000)
    try save(large, context)
    // The store of the container, which the process has open already.
    try ObjectStore.shared(file, device: nil).perform { connection throws(CoreDataError) in
      _ = try? connection.limitDevice(to: 10 << 20, keepingFree: .max)
    }
    let error = #expect(throws: CoreDataError.self) { try save(large, context) }
    #expect(error?.rule.hasPrefix("There is no room left to store anything in ") == true)
    context.rollback()
    for basket in try context.fetch(Basket.fetchRequest()) { context.delete(basket) }
    try context.save()
    #expect(try context.count(for: Basket.fetchRequest()) == 0)
  }
}
