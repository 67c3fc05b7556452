public import Foundation

/// The types of what a fetch returns. Same as Apple's.
public protocol NSFetchRequestResult {}

extension NSManagedObject: NSFetchRequestResult {}
extension NSManagedObjectID: NSFetchRequestResult {}
extension NSNumber: NSFetchRequestResult {}
extension NSDictionary: NSFetchRequestResult {}

/// The kind of result that a fetch returns. Same as Apple's.
public struct NSFetchRequestResultType: OptionSet, Sendable {
  public let rawValue: UInt

  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Objects.
  public static let managedObjectResultType: NSFetchRequestResultType = []
  /// Identifiers of objects.
  public static let managedObjectIDResultType = NSFetchRequestResultType(rawValue: 1)
  /// Dictionaries, which a fetch refuses.
  public static let dictionaryResultType = NSFetchRequestResultType(rawValue: 2)
  /// The number of objects.
  public static let countResultType = NSFetchRequestResultType(rawValue: 4)
}

/// A request to a store. Same as Apple's.
// @unchecked: a request is set up and used by the code that made it.
open class NSPersistentStoreRequest: @unchecked Sendable {
  init() {}
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
  /// The name of the entity.
  public var entityName: String?
  /// The entity whose objects are fetched.
  public var entity: NSEntityDescription? {
    didSet { entityName = entity?.name ?? entityName }
  }
  /// The condition, or `nil` for all objects.
  public var predicate: NSPredicate?
  /// The order; objects that are equal in it come in the order in which they were created.
  public var sortDescriptors: [NSSortDescriptor]?
  /// The highest number of objects; 0 for all.
  public var fetchLimit = 0
  /// The number of objects to leave out at the beginning.
  public var fetchOffset = 0
  /// The kind of result that the fetch returns.
  public var resultType = NSFetchRequestResultType.managedObjectResultType
  /// A Boolean value that indicates whether changes count that are not saved yet.
  public var includesPendingChanges = true
  /// Accepted: all rows are read at once.
  public var fetchBatchSize = 0
  /// Accepted: rows are read as a whole.
  public var returnsObjectsAsFaults = true
  /// Accepted: rows are read as a whole.
  public var includesPropertyValues = true
  /// Accepted: entities here inherit from none.
  public var includesSubentities = true
  /// Accepted: rows are read as a whole.
  public var propertiesToFetch: [Any]?
  /// Accepted: related objects are read when they are needed.
  public var relationshipKeyPathsForPrefetching: [String]?
  /// Accepted: objects are read again if another context has changed them.
  public var shouldRefreshRefetchedObjects = false

  /// Creates a request for the entity of the result's class.
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

  private func noteClass() {
    if let type = ResultType.self as? NSManagedObject.Type { EntityClasses.note(type) }
  }

  /// Returns the entity that the request fetches, from the model of a context.
  ///
  /// - Throws: ``CoreDataError`` if the context's model has no such entity.
  func entity(in context: NSManagedObjectContext) throws(CoreDataError) -> NSEntityDescription {
    if let name = entityName {
      guard let entity = context.model?.entitiesByName[name] else {
        throw CoreDataError(.fetch, name, nil, "the context's model has no such entity")
      }
      return entity
    }
    guard let type = ResultType.self as? NSManagedObject.Type, let model = context.model,
      let entity = EntityClasses.entity(of: type, in: model)
    else {
      throw CoreDataError(.fetch, nil, nil, "the request names no entity of the context's model")
    }
    return entity
  }
}

extension NSManagedObject {
  /// Returns a request for all objects of this class's entity. A class of an entity has one with that
  /// type, which is preferred.
  @_disfavoredOverload
  public class func fetchRequest() -> NSFetchRequest<any NSFetchRequestResult> {
    NSFetchRequest(entityName: entity().name ?? "")
  }
}
