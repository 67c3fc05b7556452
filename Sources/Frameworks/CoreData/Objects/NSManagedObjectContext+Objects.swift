public import Foundation
import StrataDeviceServices
import StrataPersistence

extension NSManagedObjectContext {
  /// Adds an object, which the next save stores.
  public func insert(_ object: NSManagedObject) {
    guard object.managedObjectContext == nil else { return }
    object.managedObjectContext = self
    object.isInserted = true
    registered[object.objectID] = WeakObject(object: object)
    inserted[object.objectID] = object
    object.awakeFromInsert()
    advance()
  }

  /// Deletes an object, which the next save removes from the store. Deletion rules take effect at
  /// once, except for a denial, for which the save throws an error.
  public func delete(_ object: NSManagedObject) {
    guard object.managedObjectContext === self, !object.isDeleted else { return }
    object.prepareForDeletion()
    _ = object.load()
    object.objectWillChange.send()
    object.isDeleted = true
    for relationship in object.entity.sortedRelationships { release(object, relationship) }
    let identifier = object.objectID
    updated[identifier] = nil
    if inserted.removeValue(forKey: identifier) == nil {
      deleted[identifier] = object
    } else {
      // It was never stored, so it is not needed any more.
      (object.isInserted, object.managedObjectContext) = (false, nil)
      registered[identifier] = nil
    }
    advance()
  }

  private func release(_ object: NSManagedObject, _ relationship: NSRelationshipDescription) {
    let others =
      relationship.isToMany
      ? object.relatedObjects(relationship) : [object.related(relationship)].compactMap(\.self)
    switch relationship.deleteRule {
    case .cascadeDeleteRule: for other in others { delete(other) }
    case .nullifyDeleteRule:
      guard let inverse = relationship.inverseRelationship else { return }
      for other in others where !other.isDeleted { drop(object, from: other, inverse) }
    case .denyDeleteRule, .noActionDeleteRule: break
    }
  }

  /// Returns the object with an identifier. The store is searched for it only when one of its
  /// values is read.
  public func object(with objectID: NSManagedObjectID) -> NSManagedObject {
    if let known = registered[objectID]?.object { return known }
    guard let entity = model?.entitiesByName[objectID.entityName] else {
      preconditionFailure("the context's model has no entity \(objectID.entityName)")
    }
    let object = LoadedObject.$identifier.withValue(objectID) {
      EntityClasses.type(of: entity).init(entity: entity, insertInto: nil)
    }
    object.managedObjectContext = self
    registered[objectID] = WeakObject(object: object)
    return object
  }

  /// Returns the object with an identifier.
  ///
  /// - Throws: ``CoreDataError`` if the store has no such object.
  public func existingObject(with objectID: NSManagedObjectID) throws -> NSManagedObject {
    guard let object = existing(objectID) else {
      throw CoreDataError(.fetch, objectID.entityName, nil, "\(objectID) is not stored")
    }
    return object
  }

  /// Returns the object with an identifier if the context has it in memory; otherwise `nil`.
  public func registeredObject(for objectID: NSManagedObjectID) -> NSManagedObject? {
    registered[objectID]?.object
  }

  /// Returns the object with an identifier; `nil` if it was deleted.
  func existing(_ objectID: NSManagedObjectID) -> NSManagedObject? {
    if let known = registered[objectID]?.object {
      guard !known.isDeleted else { return nil }
      if !known.isFault { return known }
    }
    guard let row = row(of: objectID) else { return nil }
    return object(row, objectID)
  }

  /// Returns the object for a row that was read from the store.
  func object(_ row: StoredRow, _ objectID: NSManagedObjectID) -> NSManagedObject {
    let object = object(with: objectID)
    if object.isFault {
      object.take(row)
      object.awakeFromFetch()
    }
    return object
  }

  /// Reads the row of an object; `nil` if there is none, or if it cannot be read.
  func row(of objectID: NSManagedObjectID) -> StoredRow? {
    guard let coordinator = persistentStoreCoordinator,
      let entity = coordinator.plans[objectID.entityName]
    else { return nil }
    let row = try? coordinator.perform { connection throws(CoreDataError) in
      try connection.row(of: entity, key: objectID.key)
    }
    return row ?? nil
  }

  /// Discards the values of an object, so that they are read again when they are needed.
  ///
  /// - Parameters:
  ///   - object: The object.
  ///   - flag: Whether changes that are not saved are kept.
  public func refresh(_ object: NSManagedObject, mergeChanges flag: Bool) {
    guard object.managedObjectContext === self, !object.isInserted else { return }
    object.objectWillChange.send()
    guard flag, !object.changed.isEmpty else {
      forget(object)
      return advance()
    }
    merge(object)
    advance()
  }

  /// Discards the values of all objects that are not changed, so that they are read again when they
  /// are needed.
  public func refreshAllObjects() {
    for object in registeredObjects { refresh(object, mergeChanges: true) }
  }

  /// Removes the values of an object and its unsaved changes from memory.
  func forget(_ object: NSManagedObject) {
    updated[object.objectID] = nil
    object.changed = []
    object.columns = nil
    (object.links, object.committedLinks) = ([:], [:])
  }

  /// Replaces the values of an object by those in the store, except for unsaved changes.
  func merge(_ object: NSManagedObject) {
    guard let row = row(of: object.objectID) else { return }
    let kept = (object.columns ?? [:]).filter { object.changed.contains($0.key) }
    let links = object.links.filter { object.changed.contains($0.key) }
    object.take(row)
    object.columns?.merge(kept) { $1 }
    object.links = links
    object.committedLinks = object.committedLinks.filter { links[$0.key] != nil }
  }

  /// Discards all unsaved changes.
  public func rollback() {
    for object in Array(inserted.values) {
      object.objectWillChange.send()
      (object.isInserted, object.managedObjectContext, object.changed) = (false, nil, [])
      registered[object.objectID] = nil
    }
    let changedObjects = Array(updated.values) + Array(deleted.values)
    for object in changedObjects {
      object.objectWillChange.send()
      object.isDeleted = false
      forget(object)
    }
    (inserted, updated, deleted) = ([:], [:], [:])
    advance()
  }

  /// Removes all objects and changes from the context.
  public func reset() {
    rollback()
    registered = [:]
    advance()
  }

  // MARK: Telling

  /// Records that an object has unsaved changes.
  func noteChange(of object: NSManagedObject) {
    if !object.isInserted, !object.isDeleted { updated[object.objectID] = object }
    advance()
  }

  /// Notifies views at once, and posts a notification at the end of the current event.
  func advance() {
    revision.advance()
    guard !isTellingScheduled else { return }
    isTellingScheduled = true
    let device = DeviceHost.current
    queue.async { [weak self] in
      DeviceHost.$current.withValue(device) { self?.processPendingChanges() }
    }
  }

  /// Posts a notification with the changes since the last notification.
  public func processPendingChanges() {
    guard isTellingScheduled else { return }
    isTellingScheduled = false
    post(Self.didChangeObjectsNotification, changes)
  }

  /// The changes, as a notification's `userInfo` contains them.
  var changes: [AnyHashable: Any] {
    [
      NSInsertedObjectsKey: insertedObjects, NSUpdatedObjectsKey: updatedObjects,
      NSDeletedObjectsKey: deletedObjects,
    ]
  }

  /// Posts a notification, which only code of the store's device receives.
  func post(_ name: Notification.Name, _ info: [AnyHashable: Any]) {
    DeviceHost.$audience.withValue(persistentStoreCoordinator?.device) {
      NotificationCenter.default.post(name: name, object: self, userInfo: info)
    }
  }

  /// The name of the notification that is posted after objects have changed; its object is the
  /// context.
  public static let didChangeObjectsNotification = Notification.Name(
    "NSObjectsChangedInManagingContextNotification")
  /// The name of the notification that is posted before a context saves; its object is the context.
  public static let willSaveObjectsNotification = Notification.Name(
    "NSManagingContextWillSaveChangesNotification")
  /// The name of the notification that is posted after a context has saved; its object is the
  /// context.
  public static let didSaveObjectsNotification = Notification.Name(
    "NSManagingContextDidSaveChangesNotification")
}

extension Notification.Name {
  /// Posted after objects have changed. Same as Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextObjectsDidChange =
    NSManagedObjectContext.didChangeObjectsNotification
  /// Posted before a context saves. Same as Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextWillSave =
    NSManagedObjectContext.willSaveObjectsNotification
  /// Posted after a context has saved. Same as Apple's.
  // swift-format-ignore: AlwaysUseLowerCamelCase
  public static let NSManagedObjectContextDidSave =
    NSManagedObjectContext.didSaveObjectsNotification
}

/// The key of the inserted objects in a notification. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSInsertedObjectsKey = "inserted"
/// The key of the changed objects in a notification. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSUpdatedObjectsKey = "updated"
/// The key of the deleted objects in a notification. Same as Apple's.
// swift-format-ignore: AlwaysUseLowerCamelCase
public let NSDeletedObjectsKey = "deleted"
