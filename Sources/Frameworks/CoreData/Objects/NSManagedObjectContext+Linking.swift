import StrataPersistence

/// The changes of relationships. The related objects are read from the store before any of them
/// changes, so that the parts that were not read yet are as the store has them.
extension NSManagedObjectContext {
  /// Returns the identifiers of the objects in a relationship to many, and reads them at the first
  /// call.
  func linked(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription
  ) -> [NSManagedObjectID] {
    let name = relationship.name
    if let known = object.links[name] { return known }
    let read = object.isInserted ? [] : readLinks(object.objectID, relationship)
    object.links[name] = read
    object.committedLinks[name] = read
    return read
  }

  private func readLinks(
    _ owner: NSManagedObjectID, _ relationship: NSRelationshipDescription
  ) -> [NSManagedObjectID] {
    guard let target = relationship.destinationEntity?.name else { return [] }
    let text: String
    if let pairs = relationship.pairs {
      text =
        "SELECT \(OwnColumn.target) FROM \(pairs.quoted) WHERE \(OwnColumn.owner) = ?"
        + " ORDER BY \(OwnColumn.position), \(OwnColumn.target)"
    } else {
      let column = relationship.inverseRelationship?.name ?? ""
      text =
        "SELECT \(OwnColumn.key) FROM \(target.quoted) WHERE \(column.quoted) = ?"
        + " ORDER BY \(OwnColumn.key)"
    }
    let key = SQLValue.integer(owner.key)
    let rows = try? persistentStoreCoordinator?.perform { connection throws(CoreDataError) in
      try connection.read(text, [key])
    }
    return (rows ?? []).compactMap { row in
      guard case .integer(let key) = row.first else { return nil }
      let identifier = NSManagedObjectID(entityName: target, key: key)
      return deleted[identifier] == nil ? identifier : nil
    }
  }

  /// Sets the object of a to-one relationship, and changes the inverse relationships.
  func link(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription,
    to other: NSManagedObject?
  ) {
    let old = object.related(relationship)
    guard old !== other else { return }
    if let old, let inverse = relationship.inverseRelationship { drop(object, from: old, inverse) }
    if let other, let inverse = relationship.inverseRelationship { add(object, to: other, inverse) }
    let column = other.map { SQLValue.integer($0.objectID.key) } ?? .null
    object.setColumn(relationship.name, to: column)
  }

  /// Sets the objects of a relationship to many, and changes the inverse relationships.
  func link(
    _ object: NSManagedObject, _ relationship: NSRelationshipDescription,
    toAll others: [NSManagedObject]
  ) {
    let old = object.relatedObjects(relationship)
    guard old != others else { return }
    if let inverse = relationship.inverseRelationship {
      for other in old where !others.contains(other) { drop(object, from: other, inverse) }
      for other in others where !old.contains(other) { add(object, to: other, inverse) }
    }
    object.willChange(relationship.name)
    object.links[relationship.name] = others.map(\.objectID)
  }

  /// Adds an object to a relationship of another object, without changing the inverse. A to-one
  /// relationship loses the object that it had.
  private func add(
    _ object: NSManagedObject, to other: NSManagedObject, _ relationship: NSRelationshipDescription
  ) {
    if relationship.isToMany {
      let list = linked(other, relationship)
      guard !list.contains(object.objectID) else { return }
      other.willChange(relationship.name)
      other.links[relationship.name] = list + [object.objectID]
      return
    }
    if let former = other.related(relationship), former !== object,
      let inverse = relationship.inverseRelationship
    {
      drop(other, from: former, inverse)
    }
    other.setColumn(relationship.name, to: .integer(object.objectID.key))
  }

  /// Removes an object from a relationship of another object, without changing the inverse.
  func drop(
    _ object: NSManagedObject, from other: NSManagedObject,
    _ relationship: NSRelationshipDescription
  ) {
    guard relationship.isToMany else {
      if other.relatedID(relationship) == object.objectID {
        other.setColumn(relationship.name, to: .null)
      }
      return
    }
    let list = linked(other, relationship)
    guard list.contains(object.objectID) else { return }
    other.willChange(relationship.name)
    other.links[relationship.name] = list.filter { $0 != object.objectID }
  }
}
