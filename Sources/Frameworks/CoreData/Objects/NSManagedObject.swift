public import Combine
public import Foundation
import StrataPersistence

/// An object of a store, with the values of its entity's attributes and relationships.
///
///     let item = Item(context: context)
///     item.timestamp = Date()
///     try context.save()
///
/// Same as Apple's, without key-value observing and undo. An object belongs to its context, and
/// must be used where the context is used. The values are read from the store when one of them is
/// first needed.
open class NSManagedObject: NSObject, ObservableObject {
  /// A publisher that sends an event before a value changes.
  public let objectWillChange = ObservableObjectPublisher()
  /// The description of the object's entity.
  public let entity: NSEntityDescription
  /// The identifier of the object. It changes only if a save finds that a stored object already has
  /// the unique values of this new one, and the merge policy lets this one replace it.
  public internal(set) var objectID: NSManagedObjectID
  /// The context of the object; `nil` if the object was not inserted, or if its deletion was saved.
  public internal(set) var managedObjectContext: NSManagedObjectContext?
  /// A Boolean value that indicates whether the next save adds the object.
  public internal(set) var isInserted = false
  /// A Boolean value that indicates whether the next save removes the object.
  public internal(set) var isDeleted = false

  /// The values as SQLite stores them; `nil` as long as they were not read.
  var columns: [String: SQLValue]?
  /// The columns as they were read or saved last, without later changes.
  var committed: [String: SQLValue] = [:]
  /// The version of the row when it was read or saved last; each save of the row increases it.
  var version = 0
  /// The identifiers in the relationships to many that were read so far.
  var links: [String: [NSManagedObjectID]] = [:]
  /// The identifiers in the relationships to many as they were read or saved last, without later
  /// changes.
  var committedLinks: [String: [NSManagedObjectID]] = [:]
  /// The names of the properties that were changed since the values were read or saved last.
  var changed: Set<String> = []

  /// Creates an object of a store, with the values of its entity's attributes and relationships.
  ///
  /// - Parameters:
  ///   - entity: The description of the object's entity.
  ///   - context: The context that adds the object at its next save; `nil` for none. Relationships
  ///     need one.
  public required init(entity: NSEntityDescription, insertInto context: NSManagedObjectContext?) {
    self.entity = entity
    if let identifier = LoadedObject.identifier {
      objectID = identifier
      super.init()
      return
    }
    objectID = NSManagedObjectID(
      entityName: entity.name ?? "", key: NSManagedObjectID.makeKey())
    super.init()
    columns = entity.newColumns
    context?.insert(self)
  }

  /// Creates an object of this class's entity in a context. The program stops if the context's model
  /// has no entity of this class.
  public convenience init(context: NSManagedObjectContext) {
    self.init(entity: context.entity(of: type(of: self)), insertInto: context)
  }

  /// Returns the entity of this class. The program stops if no container has been created whose model
  /// has it.
  open class func entity() -> NSEntityDescription {
    guard let entity = EntityClasses.entity(of: self) else {
      preconditionFailure("no container has a model with an entity of the class \(self)")
    }
    return entity
  }

  /// A Boolean value that indicates whether a value was changed since the last save.
  public var isUpdated: Bool { !isInserted && !isDeleted && !changed.isEmpty }
  /// A Boolean value that indicates whether the next save has anything to do for the object.
  public var hasChanges: Bool { isInserted || isDeleted || !changed.isEmpty }
  /// A Boolean value that indicates whether the next save writes any value of the object.
  public var hasPersistentChangedValues: Bool { !changed.isEmpty }
  /// A Boolean value that indicates whether the values were not read yet.
  public var isFault: Bool { columns == nil }

  // MARK: Events

  /// Called when a new object has been inserted. Override it to set the first values.
  open func awakeFromInsert() {}
  /// Called when the values of an object have been read from the store.
  open func awakeFromFetch() {}
  /// Called before each save of the object.
  open func willSave() {}
  /// Called after each save of the object.
  open func didSave() {}
  /// Called before the object is deleted.
  open func prepareForDeletion() {}
  /// Checks a new object before it is saved. An override calls the superclass's.
  ///
  /// - Throws: ``CoreDataError`` if a value breaks a rule of the model.
  open func validateForInsert() throws { try validate() }
  /// Checks a changed object before it is saved. An override calls the superclass's.
  ///
  /// - Throws: ``CoreDataError`` if a value breaks a rule of the model.
  open func validateForUpdate() throws { try validate() }
  /// Checks whether the object may be deleted. An override calls the superclass's.
  ///
  /// - Throws: ``CoreDataError`` if a rule of the model denies the deletion.
  open func validateForDelete() throws { try validateDeletion() }
}

/// The identifier of the object that is being created for a row of the store. Classes inherit one
/// initializer, which by it tells a stored object from a new one.
enum LoadedObject {
  @TaskLocal static var identifier: NSManagedObjectID?
}

extension NSEntityDescription {
  /// The columns that a new object has.
  var newColumns: [String: SQLValue] {
    var columns: [String: SQLValue] = [:]
    for attribute in attributesByName.values { columns[attribute.name] = attribute.defaultColumn }
    for relationship in relationshipsByName.values where !relationship.isToMany {
      columns[relationship.name] = .null
    }
    return columns
  }
}
