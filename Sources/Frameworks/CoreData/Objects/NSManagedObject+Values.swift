import Combine
import Foundation
import StrataPersistence

extension NSManagedObject {
  /// Returns the value of a property: a number as `NSNumber`, related objects as an object, an
  /// `NSSet` or an `NSOrderedSet`. The program stops if the entity has no such property.
  public func value(forKey key: String) -> Any? {
    if let attribute = entity.attributesByName[key] {
      return attribute.value(of: column(key))
    }
    guard let relationship = entity.relationshipsByName[key] else {
      refuse(key, "no such property")
    }
    guard relationship.isToMany else { return related(relationship) }
    let objects = relatedObjects(relationship)
    return relationship.isOrdered ? NSOrderedSet(array: objects) : NSSet(array: objects)
  }

  /// Changes a property. The program stops if the entity has no such property, or if the value is
  /// of another type.
  ///
  /// - Parameters:
  ///   - value: The property's new value.
  ///   - key: The property's name.
  public func setValue(_ value: Any?, forKey key: String) {
    let value = value.flatMap(unwrapped)
    if let attribute = entity.attributesByName[key] {
      let column = value.map { attribute.column(of: $0) } ?? .null
      guard let column else { refuse(key, attribute.refusal(of: value)) }
      return setColumn(key, to: column)
    }
    guard let relationship = entity.relationshipsByName[key] else {
      refuse(key, "no such property")
    }
    guard let context = managedObjectContext else {
      refuse(key, "insert the object into a context before its relationships are changed")
    }
    if relationship.isToMany {
      context.link(self, relationship, toAll: objects(of: value))
    } else {
      context.link(self, relationship, to: value as? NSManagedObject)
    }
  }

  /// Returns the value of a property. There is no difference from ``value(forKey:)``.
  public func primitiveValue(forKey key: String) -> Any? { value(forKey: key) }

  /// Changes a property. There is no difference from ``setValue(_:forKey:)``.
  ///
  /// - Parameters:
  ///   - value: The property's new value.
  ///   - key: The property's name.
  public func setPrimitiveValue(_ value: Any?, forKey key: String) {
    setValue(value, forKey: key)
  }

  /// Reads the values from the store if they were not read yet.
  public func willAccessValue(forKey key: String?) { _ = load() }
  /// Is called after a value was read.
  ///
  /// Accepted: it does nothing, since reading a value needs no work afterwards.
  public func didAccessValue(forKey key: String?) {}
  /// Notifies views that a value will change.
  public func willChangeValue(forKey key: String) { objectWillChange.send() }
  /// Is called after a value was changed.
  ///
  /// Accepted: it does nothing, since views are notified before the change.
  public func didChangeValue(forKey key: String) {}

  /// Returns the values of the properties that were changed since the last save.
  public func changedValues() -> [String: Any] {
    Dictionary(
      uniqueKeysWithValues: changed.map { ($0, value(forKey: $0) ?? NSNull()) })
  }

  /// Returns the values of some attributes as they were read or saved last; for `nil` those of all
  /// attributes.
  public func committedValues(forKeys keys: [String]?) -> [String: Any] {
    _ = load()
    var values: [String: Any] = [:]
    for (key, attribute) in entity.attributesByName where keys?.contains(key) ?? true {
      values[key] = attribute.value(of: committed[key] ?? .null) ?? NSNull()
    }
    return values
  }

  /// Stops the program because a key or a value does not fit the entity.
  func refuse(_ key: String, _ rule: String) -> Never {
    preconditionFailure("\(entity.name ?? "").\(key): \(rule)")
  }

  private func objects(of value: Any?) -> [NSManagedObject] {
    let list: [Any] =
      switch value {
      case let set as NSOrderedSet: set.array
      case let set as NSSet: set.allObjects
      case let set as Set<NSManagedObject>: Array(set)
      case let list as [Any]: list
      default: []
      }
    return list.compactMap { $0 as? NSManagedObject }
  }
}

// MARK: - Columns

extension NSManagedObject {
  /// Returns the object's columns, which are read from the store at the first call. The object has
  /// none if its row was deleted.
  func load() -> [String: SQLValue] {
    if let columns { return columns }
    let row = managedObjectContext?.row(of: objectID)
    take(row ?? StoredRow(key: objectID.key, version: 0, columns: entity.newColumns))
    if row != nil { awakeFromFetch() }
    return columns ?? [:]
  }

  func column(_ key: String) -> SQLValue { load()[key] ?? .null }

  /// Replaces the values by those of a row of the store.
  func take(_ row: StoredRow) {
    (columns, committed, version) = (row.columns, row.columns, row.version)
    for attribute in entity.attributesByName.values where attribute.isTransient {
      columns?[attribute.name] = attribute.defaultColumn
    }
  }

  func setColumn(_ key: String, to column: SQLValue) {
    guard self.column(key) != column else {
      // A default that the app sets is a value that it has set.
      if isInserted { changed.insert(key) }
      return
    }
    willChange(key)
    columns?[key] = column
  }

  /// Notifies views that a property will change, and records the change.
  func willChange(_ key: String) {
    _ = load()
    objectWillChange.send()
    changed.insert(key)
    managedObjectContext?.noteChange(of: self)
  }

  /// Returns the object of a to-one relationship.
  func related(_ relationship: NSRelationshipDescription) -> NSManagedObject? {
    guard let identifier = relatedID(relationship) else { return nil }
    return managedObjectContext?.existing(identifier)
  }

  /// Returns the identifier of the object of a to-one relationship.
  func relatedID(_ relationship: NSRelationshipDescription) -> NSManagedObjectID? {
    guard case .integer(let key) = column(relationship.name),
      let name = relationship.destinationEntity?.name
    else { return nil }
    return NSManagedObjectID(entityName: name, key: key)
  }

  /// Returns the objects of a relationship to many.
  func relatedObjects(_ relationship: NSRelationshipDescription) -> [NSManagedObject] {
    guard let context = managedObjectContext else { return [] }
    return context.linked(self, relationship).compactMap { context.existing($0) }
  }
}

// MARK: - The accessors that `strata run` writes

extension NSManagedObject {
  /// Returns the value of a property as the type that its declaration has. If there is no value, a
  /// number is 0 and a text is empty; for any other type that is not optional, the program stops.
  public func _managed<Value>(_ key: String) -> Value {
    let wanted = (Value.self as? any OptionalValue.Type)?.wrappedType ?? Value.self
    if let type = wanted as? NSManagedObject.Type { EntityClasses.note(type) }
    let stated = value(forKey: key)
    if let stated, let value = converted(stated, to: Value.self) { return value }
    if let type = Value.self as? any OptionalValue.Type, let none = type.noValue as? Value {
      return none
    }
    let replacements: [Any] = [NSNumber(value: 0), "", NSNumber(value: false)]
    guard stated == nil, let value = replacements.lazy.compactMap({ $0 as? Value }).first else {
      refuse(key, "the property has no value of type \(Value.self)")
    }
    return value
  }

  /// Changes a property of the object.
  public func _setManaged<Value>(_ key: String, to value: Value) { setValue(value, forKey: key) }

  private func converted<Value>(_ stated: Any, to type: Value.Type) -> Value? {
    if let value = stated as? Value { return value }
    if let date = stated as? Date { return date.timeIntervalSinceReferenceDate as? Value }
    if let set = stated as? NSSet { return objects(of: set) as? Value }
    guard let set = stated as? NSOrderedSet else { return nil }
    return Set(objects(of: set)) as? Value ?? objects(of: set) as? Value
  }

  /// Returns the relationship to many that a method's name contains, with a capital first letter.
  private func relationship(_ key: String) -> NSRelationshipDescription {
    let large = key.prefix(1).uppercased() + key.dropFirst()
    let found = entity.relationshipsByName[key] ?? entity.relationshipsByName[large]
    guard let found, found.isToMany else {
      refuse(key, "the entity has no to-many relationship of this name")
    }
    return found
  }

  private func change(_ key: String, _ edit: (inout [NSManagedObject]) -> Void) {
    let relationship = relationship(key)
    guard let context = managedObjectContext else {
      refuse(key, "insert the object into a context before its relationships are changed")
    }
    var list = relatedObjects(relationship)
    edit(&list)
    context.link(self, relationship, toAll: list)
  }

  /// Adds objects to a relationship.
  public func _add(_ objects: [NSManagedObject], to key: String) {
    change(key) { list in list += objects.filter { !list.contains($0) } }
  }

  /// Removes objects from a relationship.
  public func _remove(_ objects: [NSManagedObject], from key: String) {
    change(key) { list in list.removeAll { objects.contains($0) } }
  }

  /// Adds an object to a relationship with an order.
  public func _insert(_ object: NSManagedObject, into key: String, at index: Int) {
    change(key) { list in
      list.removeAll { $0 === object }
      list.insert(object, at: min(max(0, index), list.count))
    }
  }

  /// Removes an object from a relationship with an order.
  public func _remove(at index: Int, from key: String) {
    change(key) { list in if list.indices.contains(index) { list.remove(at: index) } }
  }
}

/// A type that is optional, so that a value may be missing.
protocol OptionalValue {
  static var noValue: Any { get }
  static var wrappedType: Any.Type { get }
  var wrapped: Any? { get }
}

extension Optional: OptionalValue {
  static var noValue: Any { Self.none as Any }
  static var wrappedType: Any.Type { Wrapped.self }
  var wrapped: Any? { map { $0 } }
}

/// Returns the value in an optional, or the value itself.
func unwrapped(_ value: Any) -> Any? {
  guard let optional = value as? any OptionalValue else { return value }
  return optional.wrapped.flatMap(unwrapped)
}

extension NSManagedObject: PredicateObject {
  func value(forPredicateKey key: String) -> Any? {
    switch key {
    case "self", "SELF": self
    case "objectID": objectID
    default: value(forKey: key)
    }
  }
}
