import CoreData
import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import SwiftUITesting
import Testing

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
      for basket in try context.fetch(Basket.fetchRequest()) { context.delete(basket) }
      try context.save()
      try save(large, context)
      #expect(try context.count(for: Basket.fetchRequest()) == 1)
    }
  }
}
