import Foundation
import StrataPersistence

extension NSManagedObjectContext {
  /// Returns the objects that fulfil a request.
  ///
  /// - Throws: ``CoreDataError`` if the model lacks the entity, or the store cannot be read.
  public func fetch<T>(_ request: NSFetchRequest<T>) throws -> [T] {
    let entity = try request.entity(in: self)
    let objects = try fetch(FetchPlan(request, entity))
    switch request.resultType {
    case .countResultType: return [NSNumber(value: objects.count)].compactMap { $0 as? T }
    case .managedObjectIDResultType: return objects.compactMap { $0.objectID as? T }
    case .dictionaryResultType:
      throw CoreDataError(
        .fetch, entity.name, nil,
        "a fetch request cannot return dictionaries: fetch managed objects")
    default: break
    }
    let typed = objects.compactMap { $0 as? T }
    guard typed.count == objects.count else {
      throw CoreDataError(
        .fetch, entity.name, nil,
        "the entity's objects are of the class \(EntityClasses.type(of: entity)), not of \(T.self)")
    }
    return typed
  }

  /// Returns the number of objects that fulfil a request.
  ///
  /// - Throws: ``CoreDataError`` if the model lacks the entity, or the store cannot be read.
  public func count<T>(for request: NSFetchRequest<T>) throws -> Int {
    let entity = try request.entity(in: self)
    return try fetch(FetchPlan(request, entity)).count
  }

  /// Deletes all objects that a fetch finds, in the store.
  ///
  /// The objects of this context do not change.
  ///
  /// - Parameter request: A ``NSBatchDeleteRequest``.
  /// - Returns: A ``NSBatchDeleteResult``.
  /// - Throws: ``CoreDataError`` if the request is of another class, or if the store cannot be read
  ///   or written.
  @discardableResult
  public func execute(_ request: NSPersistentStoreRequest) throws -> NSPersistentStoreResult {
    guard let deletion = request as? NSBatchDeleteRequest else {
      throw CoreDataError(
        .fetch, nil, nil, "execute(_:) accepts only requests of the class NSBatchDeleteRequest")
    }
    let entity = try deletion.fetchRequest.entity(in: self)
    // Only the store is changed: another context deletes, and this one is not notified.
    let context = NSManagedObjectContext(.privateQueueConcurrencyType, ContextSettings())
    context.mergePolicy = .overwrite
    context.persistentStoreCoordinator = persistentStoreCoordinator
    let identifiers = try context.performAndWait {
      let objects = try context.fetch(FetchPlan(deletion.fetchRequest, entity))
      for object in objects { context.delete(object) }
      try context.save()
      return objects.map(\.objectID)
    }
    return NSBatchDeleteResult(deletion.resultType, identifiers)
  }

  /// Returns the objects that a plan describes. They are found by SQL alone if it can express the
  /// whole plan and the context has no unsaved changes. Otherwise all rows are read, and filtered
  /// and sorted in memory.
  func fetch(_ plan: FetchPlan) throws(CoreDataError) -> [NSManagedObject] {
    guard let coordinator = persistentStoreCoordinator else {
      throw CoreDataError(
        .missingStore, plan.entity.name, nil, "the context has no persistent store: load one first")
    }
    guard let stored = coordinator.plans[plan.entity.name ?? ""] else {
      throw CoreDataError(
        .fetch, plan.entity.name, nil, "the persistent store has no entity of this name")
    }
    let isPending = plan.includesPending && hasChanges
    let condition = isPending ? nil : plan.condition
    let isComplete = condition != nil && plan.descriptors.isEmpty
    let end =
      "WHERE \(condition?.text ?? "1") ORDER BY \(OwnColumn.key)"
      + (isComplete ? plan.slice : "")
    let values = condition?.values ?? []
    let rows = try coordinator.perform { connection throws(CoreDataError) in
      try connection.rows(of: stored, end, values)
    }
    var objects = rows.map { row in
      object(row, NSManagedObjectID(entityName: stored.name, key: row.key))
    }
    guard !isComplete else { return objects }
    if isPending {
      objects.removeAll(where: \.isDeleted)
      objects += inserted.values.filter { $0.entity.name == plan.entity.name }
    }
    return plan.finish(objects, isFiltered: condition != nil)
  }
}

/// A fetch request without the type of its result.
struct FetchPlan {
  let entity: NSEntityDescription
  let includesPending: Bool
  let descriptors: [NSSortDescriptor]
  private let predicate: NSPredicate?
  private let limit: Int
  private let offset: Int

  init<T>(_ request: NSFetchRequest<T>, _ entity: NSEntityDescription) {
    self.entity = entity
    predicate = request.predicate
    descriptors = request.sortDescriptors ?? []
    (limit, offset) = (max(0, request.fetchLimit), max(0, request.fetchOffset))
    includesPending = request.includesPendingChanges
  }

  /// The predicate as an SQL condition; `nil` if SQL cannot express it.
  var condition: SQLCondition? {
    guard let predicate else { return SQLCondition(text: "1") }
    return predicate.tree?.condition(of: entity)
  }

  /// The clause of an SQL statement that limits the number of rows.
  var slice: String {
    limit == 0 && offset == 0 ? "" : " LIMIT \(limit == 0 ? -1 : limit) OFFSET \(offset)"
  }

  /// Filters, sorts and limits objects in memory.
  func finish(_ objects: [NSManagedObject], isFiltered: Bool) -> [NSManagedObject] {
    var objects = objects
    if !isFiltered, let predicate { objects = objects.filter { predicate.evaluate(with: $0) } }
    let rest = objects.ordered(by: descriptors).dropFirst(offset)
    return Array(limit == 0 ? rest : rest.prefix(limit))
  }
}

// MARK: - Deleting many

/// The result of a request to a store. Same as Apple's.
// @unchecked: it is made once, and not changed.
open class NSPersistentStoreResult: @unchecked Sendable {
  init() {}
}

/// The kind of result that a deletion of many objects reports. Same as Apple's.
public enum NSBatchDeleteRequestResultType: UInt, Sendable {
  /// The result is `true` if the deletion succeeded.
  case resultTypeStatusOnly
  /// The result is the identifiers of the deleted objects.
  case resultTypeObjectIDs
  /// The result is the number of deleted objects.
  case resultTypeCount
}

/// A request to delete all objects that a fetch finds.
///
/// Same as Apple's: contexts are not notified, so objects that they have in memory remain. In
/// contrast to Apple's, deletion rules take effect.
// @unchecked: see the superclass.
public final class NSBatchDeleteRequest: NSPersistentStoreRequest, @unchecked Sendable {
  /// A fetch of the objects to delete.
  public let fetchRequest: NSFetchRequest<any NSFetchRequestResult>
  /// The kind of result that the deletion reports.
  public var resultType = NSBatchDeleteRequestResultType.resultTypeStatusOnly

  /// Creates a request to delete all objects that a fetch finds.
  public init(fetchRequest: NSFetchRequest<any NSFetchRequestResult>) {
    self.fetchRequest = fetchRequest
    super.init()
  }
}

/// The result of a deletion of many objects. Same as Apple's.
// @unchecked: see the superclass.
public final class NSBatchDeleteResult: NSPersistentStoreResult, @unchecked Sendable {
  /// The kind of result that the deletion reports.
  public let resultType: NSBatchDeleteRequestResultType
  /// The result: `true`, the identifiers or their number, by `resultType`.
  public let result: Any?

  init(_ type: NSBatchDeleteRequestResultType, _ identifiers: [NSManagedObjectID]) {
    resultType = type
    result =
      switch type {
      case .resultTypeStatusOnly: true
      case .resultTypeObjectIDs: identifiers
      case .resultTypeCount: identifiers.count
      }
    super.init()
  }
}
