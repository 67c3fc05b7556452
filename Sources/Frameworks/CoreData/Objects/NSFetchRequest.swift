public import Foundation

/// A type that a fetch can return. Same as Apple's.
public protocol NSFetchRequestResult {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// The kind of result that a fetch returns. Same as Apple's.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// The fetch returns objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// The fetch returns the identifiers of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// The result would be dictionaries. A fetch of this kind throws an error.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The fetch returns the number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to a store. Same as Apple's.
// @unchecked: a request is set up and used by the code that made it.
open class NSPersistentStoreRequest: NSObject, NSCopying, @unchecked Sendable {
  override init() { super.init() }

  open func copy(with zone: NSZone? = nil) -> Any { NSPersistentStoreRequest() }
}

/// A description of the objects to fetch, and of their order.
///
///     let request = Item.fetchRequest()
///     request.predicate = NSPredicate(format: "done == NO")
///     request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.timestamp, ascending: true)]
///     let items = try context.fetch(request)
///
/// Same as Apple's, without grouping and dictionaries.
// @unchecked: see the superclass.
open class NSFetchRequest<ResultType>: NSPersistentStoreRequest, @unchecked Sendable {
  /// The name of the entity whose objects are fetched.
  public var entityName: String?
  /// The entity whose objects are fetched.
  public var entity: NSEntityDescription? {
    didSet { entityName = entity?.name ?? entityName }
  }
  /// The condition that the objects meet; `nil` for all objects.
  public var predicate: NSPredicate?
  /// The order of the objects. Objects that are equal in it are in the order of their creation.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The largest number of objects to fetch; 0 for all.
  public var fetchLimit = 0
  /// The number of objects to leave out at the beginning.
  public var fetchOffset = 0
  /// The kind of result that the fetch returns.
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  /// A Boolean value that indicates whether changes that are not saved yet are taken into account.
  public var includesPendingChanges = true
  /// The number of objects to read at a time.
  ///
  /// Accepted: it has no effect; all rows are read at once.
  public var fetchBatchSize = 0
  /// A Boolean value that indicates whether values are read only when they are needed.
  ///
  /// Accepted: it has no effect; rows are read as a whole.
  public var returnsObjectsAsFaults = true
  /// A Boolean value that indicates whether values are read together with the objects.
  ///
  /// Accepted: it has no effect; rows are read as a whole.
  public var includesPropertyValues = true
  /// A Boolean value that indicates whether objects of inheriting entities are fetched.
  ///
  /// Accepted: it has no effect; entities do not inherit from others.
  public var includesSubentities = true
  /// The properties to read.
  ///
  /// Accepted: they have no effect; rows are read as a whole.
  public var propertiesToFetch: [Any]?
  /// The relationships whose objects are read together with the result.
  ///
  /// Accepted: they have no effect; related objects are read when they are needed.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// A Boolean value that indicates whether objects that are already in memory are read again.
  ///
  /// Accepted: it has no effect; objects are read again if another context has changed them.
  public var shouldRefreshRefetchedObjects = false

  /// Creates a request for the objects of the entity that belongs to the result's class.
  public override init() {
    super.init()
    noteClass()
  }

  /// Creates a request for the objects of an entity.
  public init(entityName: String) {
    self.entityName = entityName
    super.init()
    noteClass()
  }

  open override func copy(with zone: NSZone? = nil) -> Any {
    let copy = NSFetchRequest<ResultType>()
    (copy.entity, copy.entityName) = (entity, entityName)
    (copy.predicate, copy.sortDescriptors) = (predicate, sortDescriptors)
    (copy.fetchLimit, copy.fetchOffset, copy.resultType) = (fetchLimit, fetchOffset, resultType)
    copy.includesPendingChanges = includesPendingChanges
    (copy.fetchBatchSize, copy.returnsObjectsAsFaults) = (fetchBatchSize, returnsObjectsAsFaults)
    copy.includesPropertyValues = includesPropertyValues
    copy.includesSubentities = includesSubentities
    copy.propertiesToFetch = propertiesToFetch
    copy.relationshipKeyPathsForPrefetching = relationshipKeyPathsForPrefetching
    copy.shouldRefreshRefetchedObjects = shouldRefreshRefetchedObjects
    return copy
  }

  /// Returns whether another request fetches the same objects in the same order.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? NSFetchRequest<ResultType> else { return false }
    return other.entityName == entityName && other.predicate == predicate
      && other.sortDescriptors == sortDescriptors && other.fetchLimit == fetchLimit
      && other.fetchOffset == fetchOffset && other.resultType == resultType
      && other.includesPendingChanges == includesPendingChanges
  }

  open override var hash: Int { entityName.hashValue ^ fetchLimit ^ fetchOffset }

  private func noteClass() {
    if let type = ResultType.self as? NSManagedObject.Type { EntityClasses.note(type) }
  }

  /// Returns the entity that the request fetches, from the model of a context.
  ///
  /// - Throws: ``CoreDataError`` if the context's model lacks the entity.
  func entity(in context: NSManagedObjectContext) throws(CoreDataError) -> NSEntityDescription {
    if let name = entityName {
      guard let entity = context.model?.entitiesByName[name] else {
        throw CoreDataError(.fetch, name, nil, "the context's model has no entity of this name")
      }
      return entity
    }
    guard let type = ResultType.self as? NSManagedObject.Type, let model = context.model,
      let entity = EntityClasses.entity(of: type, in: model)
    else {
      throw CoreDataError(
        .fetch, nil, nil, "the fetch request needs the name of an entity of the context's model")
    }
    return entity
  }
}

extension NSManagedObject {
  /// Returns a request for all objects of this class's entity. The compiler prefers the method of
  /// that name that a class declares with its own type.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }
}
