import Combine
import CoreData
import Foundation
import StrataDeviceServices
import StrataKitTesting
import StrataPersistence
import SwiftUITesting
import Testing

/// Tests of the separation of devices that one process serves.
@MainActor struct DeviceTests {
  private func save(_ container: NSPersistentContainer, _ title: String) throws {
    Item(context: container.viewContext).title = title
    try container.viewContext.save()
  }

  @Test func `a context of one client device throws otherDevice if another device uses it`() throws
  {
    let container = try Shop.memory()
    try save(container, "mine")
    let (kept, coordinator) = (container.viewContext, container.persistentStoreCoordinator)
    DeviceHost.$current.withValue(.fresh) {
      let error = #expect(throws: CoreDataError.self) { try kept.fetch(Item.fetchRequest()) }
      #expect(error?.kind == .otherDevice)
      #expect(error?.rule.contains("read container.viewContext each time") == true)
      let own = NSManagedObjectContext(.mainQueue)
      own.persistentStoreCoordinator = coordinator
      #expect(throws: CoreDataError.self) { try own.count(for: Item.fetchRequest()) }
      Item(context: kept).title = "theirs"
      #expect(throws: CoreDataError.self) { try kept.save() }
    }
    kept.rollback()
    #expect(try kept.fetch(Item.fetchRequest()).map(\.title) == ["mine"])
  }

  @Test func `a container with a given store file serves all client devices with one context`()
    throws
  {
    let folder = try TemporaryFolder()
    let container = try Shop.container(at: folder.file("Shop.sqlite"))
    let kept = container.viewContext
    try save(container, "ours")
    let titles = try DeviceHost.$current.withValue(.fresh) {
      try kept.fetch(Item.fetchRequest()).map(\.title)
    }
    #expect(titles == ["ours"])
  }

  @Test func `a fetched results controller calls its delegate as the client device that fetched`()
    async throws
  {
    let (device, listener) = (Device.fresh, DeviceListener())
    let container = try Shop.memory()
    let context = DeviceHost.$current.withValue(device) { container.viewContext }
    let controller = NSFetchedResultsController(
      fetchRequest: Item.fetchRequest(), managedObjectContext: context, sectionNameKeyPath: nil,
      cacheName: nil)
    controller.delegate = listener
    try DeviceHost.$current.withValue(device) {
      try controller.performFetch()
      _ = Item(context: context)
    }
    // The delegate is notified on the main queue, so this waits for the main queue.
    await context.perform {}
    #expect(listener.devices == [device.id])
  }

  @Test func `a save on one client device updates another device's context as that device`() throws
  {
    let folder = try TemporaryFolder()
    let container = try Shop.container(at: folder.file("Shop.sqlite"))
    let (mine, theirs) = (Device.fresh, Device.fresh)
    var devices: [DeviceID] = []
    let context = DeviceHost.$current.withValue(mine) { container.viewContext }
    context.automaticallyMergesChangesFromParent = true
    let item = Item(context: context)
    try context.save()
    let following = item.objectWillChange.sink { devices.append(DeviceHost.currentID) }
    defer { following.cancel() }
    try DeviceHost.$current.withValue(theirs) {
      let other = container.viewContext
      #expect(other !== context)
      try #require(try other.fetch(Item.fetchRequest()).first).title = "theirs"
      try other.save()
    }
    #expect(devices == [mine.id] && item.title == "theirs")
  }

  @Test func `deleting a client device's data removes its in-memory Core Data store`() async throws
  {
    let device = Device.fresh
    let container = try Shop.memory()
    try DeviceHost.$current.withValue(device) { try save(container, "a") }
    weak let kept = DeviceHost.$current.withValue(device) { container.persistentStoreCoordinator }
    #expect(kept != nil)
    let folder = try TemporaryFolder()
    let database = try Database(file: folder.file("data.sqlite"))
    try await DeviceHost.$current.withValue(device) {
      try await DocumentStore(database).device.forget()
    }
    #expect(kept == nil)
    let count = try DeviceHost.$current.withValue(device) {
      try container.viewContext.count(for: Item.fetchRequest())
    }
    #expect(count == 0)
  }
}

private final class DeviceListener: NSFetchedResultsControllerDelegate {
  var devices: [DeviceID?] = []

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    devices.append(DeviceHost.current?.id)
  }
}
