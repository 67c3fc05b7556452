import Foundation
import StrataPersistence

extension NSManagedObjectContext {
  /// Stores all changes, or none if it throws. Saved changes are on the disk when the function
  /// returns.
  ///
  /// - Throws: ``CoreDataError`` that names the entity, the property and the rule. Causes are a
  ///   broken rule of the model, a conflict with another context, a store that is read-only or
  ///   belongs to another device, and a failure of the store.
  public func save() throws {
    guard hasChanges else { return }
    try persistentStoreCoordinator?.checkAccess()
    guard persistentStoreCoordinator?.isReadOnly != true else {
      throw CoreDataError(
        .storage, nil, nil,
        "nothing can be saved, since the persistent store was opened as read-only")
    }
    post(Self.willSaveObjectsNotification, [:])
    let objects = Array(inserted.values) + Array(updated.values) + Array(deleted.values)
    for object in objects { object.willSave() }
    try validate()
    guard let coordinator = persistentStoreCoordinator else {
      throw CoreDataError(
        .missingStore, nil, nil, "the context has no persistent store: load one first")
    }
    let rows = try rowChanges(coordinator)
    let result = try coordinator.perform { connection throws(CoreDataError) in
      try connection.leaveRoomOnDisk()
      return try connection.inTransaction { () throws(CoreDataError) in try connection.write(rows) }
    }
    finish(result, coordinator)
  }

  private func validate() throws {
    for object in inserted.values { try object.validateForInsert() }
    for object in updated.values { try object.validateForUpdate() }
    for object in deleted.values { try object.validateForDelete() }
  }

  // MARK: Rows

  private func rowChanges(_ coordinator: NSPersistentStoreCoordinator) throws -> RowChanges {
    var changes = RowChanges()
    changes.policy = mergePolicy.mergeType
    changes.tables = coordinator.plans.values.flatMap { plan in
      plan.pairs.map { (owner: plan.name, pairs: $0) }
    }
    changes.references = references(coordinator.managedObjectModel)
    func sorted(_ objects: [NSManagedObjectID: NSManagedObject]) -> [NSManagedObject] {
      objects.values.sorted { $0.objectID.key < $1.objectID.key }
    }
    for object in sorted(inserted) {
      changes.inserted.append(try row(object, coordinator, object.columns ?? [:]))
      changes.pairs += pairs(object)
    }
    for object in sorted(updated) {
      let columns = (object.columns ?? [:]).filter { object.changed.contains($0.key) }
      let row = try row(object, coordinator, columns)
      // The other side of a relationship may be all that has changed.
      if !row.columns.isEmpty { changes.updated.append(row) }
      changes.pairs += pairs(object)
    }
    for object in sorted(deleted) {
      changes.deleted.append(try row(object, coordinator, [:]))
    }
    return changes
  }

  private func references(_ model: NSManagedObjectModel) -> [RowChanges.Reference] {
    model.entities.flatMap { entity in
      entity.sortedRelationships.filter { !$0.isToMany }.map { relationship in
        RowChanges.Reference(
          table: entity.name ?? "", column: relationship.name,
          destination: relationship.destinationEntity?.name ?? "")
      }
    }
  }

  private func row(
    _ object: NSManagedObject, _ coordinator: NSPersistentStoreCoordinator,
    _ columns: [String: SQLValue]
  ) throws -> RowChanges.Row {
    guard let plan = coordinator.plans[object.entity.name ?? ""] else {
      throw CoreDataError(
        .missingStore, object.entity.name, nil, "the persistent store has no entity of this name")
    }
    let names = Set(plan.columns.map(\.name))
    return RowChanges.Row(
      entity: plan, key: object.objectID.key, version: object.version,
      columns: columns.filter { names.contains($0.key) }, known: object.committed,
      set: object.changed,
      references: object.entity.sortedRelationships.filter { !$0.isToMany }.map(\.name))
  }

  private func pairs(_ object: NSManagedObject) -> [RowChanges.Pairs] {
    object.entity.sortedRelationships.compactMap { relationship in
      let name = relationship.name
      guard object.changed.contains(name), let table = relationship.pairs,
        let now = object.links[name]
      else { return nil }
      let before = object.committedLinks[name] ?? []
      return RowChanges.Pairs(
        table: table, owner: object.objectID.key,
        added: now.filter { !before.contains($0) }.map(\.key),
        removed: before.filter { !now.contains($0) }.map(\.key),
        order: relationship.isOrdered ? now.map(\.key) : nil)
    }
  }

  // MARK: After the transaction

  private func finish(
    _ result: RowChanges.Result, _ coordinator: NSPersistentStoreCoordinator
  ) {
    let info = changes
    let saved = Array(inserted.values) + Array(updated.values)
    let gone = Array(deleted.values)
    (inserted, updated, deleted) = ([:], [:], [:])
    for object in saved {
      object.isInserted = false
      object.changed = []
      settle(object, result)
      if let row = result.rows[object.objectID] { object.takeSaved(row) }
      object.committedLinks = object.links
    }
    for object in gone { leave(object) }
    for identifier in result.removed {
      guard let object = registered[identifier]?.object else { continue }
      object.objectWillChange.send()
      leave(object)
    }
    if !result.isAsAsked {
      // Any object may have referred to one that is gone.
      for object in registeredObjects {
        object.objectWillChange.send()
        forget(object)
      }
    }
    for object in saved + gone { object.didSave() }
    let touched = Set((saved + gone).map(\.objectID))
      .union(result.removed).union(result.touched).union(result.rows.keys)
    post(Self.didSaveObjectsNotification, info)
    coordinator.tell(StoreChange(origin: ObjectIdentifier(self), touched: touched))
    advance()
  }

  /// Gives a new object the identifier of the stored object with the same unique values. If the
  /// context already has an object with that identifier, the new one is removed from the context.
  private func settle(_ object: NSManagedObject, _ result: RowChanges.Result) {
    let (own, key) = (object.objectID, result.key(for: object.objectID.key))
    guard key != own.key, !result.removed.contains(own) else { return }
    let stored = NSManagedObjectID(entityName: own.entityName, key: key)
    object.objectWillChange.send()
    guard registered[stored]?.object == nil else { return leave(object) }
    registered[own] = nil
    object.objectID = stored
    registered[stored] = WeakObject(object: object)
  }

  private func leave(_ object: NSManagedObject) {
    registered[object.objectID] = nil
    object.changed = []
    object.isDeleted = false
    object.managedObjectContext = nil
  }
}

extension NSManagedObject {
  /// Replaces the values by those that the store has after a save; transient values are kept.
  fileprivate func takeSaved(_ row: StoredRow) {
    let before = columns ?? [:]
    let isSame = row.columns.allSatisfy { before[$0.key] == $0.value }
    if !isSame { objectWillChange.send() }
    columns = before.merging(row.columns) { $1 }
    (committed, version) = (row.columns, row.version)
  }
}

// MARK: - Saves of others

extension NSManagedObjectContext {
  /// Merges the changes that another context has saved, if this context does so automatically, or
  /// if all objects were erased.
  func mergeIfWanted(_ change: StoreChange) {
    guard automaticallyMergesChangesFromParent || change.touched == nil else { return }
    merge(change.touched)
  }

  /// Reads objects again that other contexts have changed; for `nil` all objects.
  private func merge(_ touched: Set<NSManagedObjectID>?) {
    if touched == nil { rollback() }
    for object in registeredObjects where !object.isInserted && !object.isDeleted {
      if touched?.contains(object.objectID) ?? true {
        object.objectWillChange.send()
        mergeRow(object)
      } else if object.changed.isEmpty {
        // Others may have put objects into its relationships.
        (object.links, object.committedLinks) = ([:], [:])
      }
    }
    registered = registered.filter { $0.value.object != nil }
    advance()
  }

  private func mergeRow(_ object: NSManagedObject) {
    guard row(of: object.objectID) != nil else {
      object.isDeleted = true
      updated[object.objectID] = nil
      registered[object.objectID] = nil
      return
    }
    if object.changed.isEmpty { forget(object) } else { merge(object) }
  }

  /// Merges the changes that another context has saved into this context.
  ///
  /// - Parameter notification: The notification `NSManagedObjectContextDidSave` of that context.
  public func mergeChanges(fromContextDidSave notification: Notification) {
    // For another device no row can be read, and every object would look deleted.
    guard persistentStoreCoordinator?.isAccessible ?? true else { return }
    let keys = [NSInsertedObjectsKey, NSUpdatedObjectsKey, NSDeletedObjectsKey]
    let objects = keys.compactMap { notification.userInfo?[$0] as? Set<NSManagedObject> }
    merge(Set(objects.flatMap { $0 }.map(\.objectID)))
  }
}
