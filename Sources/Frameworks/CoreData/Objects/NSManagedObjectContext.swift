import Foundation
import StrataDeviceServices
public import StrataFoundationAdditions
import StrataPersistence
import StrataViewTree

/// The objects that some code uses, and their changes until they are saved.
///
///     let items = try context.fetch(Item.fetchRequest())
///     context.delete(items[0])
///     try context.save()
///
/// Same as Apple's, without parents and undo. Unsaved changes keep the context in memory: save
/// them, or call ``rollback()``.
// @unchecked: as with Apple's, a context is used on its queue alone, the main one or a private one, to
// which ``perform(_:)`` leads.
open class NSManagedObjectContext: NSObject, @unchecked Sendable {
  /// The queue on which a context's work runs. Same as Apple's.
  public enum ConcurrencyType: Sendable {
    /// The context's work runs on the main queue.
    case mainQueue
    /// The context's work runs on a separate queue.
    case privateQueue
  }

  /// The kind of queue on which the context's work runs.
  public let concurrencyType: NSManagedObjectContextConcurrencyType
  /// The coordinator of the context's store and its model.
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator? {
    didSet { listen() }
  }
  /// A name that the app gives the context.
  public var name: String?
  /// The name that the app gives the author of the changes. It is not stored.
  public var transactionAuthor: String?
  /// A Boolean value that indicates whether objects whose rows do not exist any more are deleted.
  ///
  /// Accepted: it has no effect.
  public var shouldDeleteInaccessibleFaults = true
  /// The manager of undo and redo.
  ///
  /// Accepted: it has no effect; no change is registered with it.
  public var undoManager: UndoManager?

  /// The settings that all main contexts of a container share.
  let settings: ContextSettings
  let revision = ContextRevision()
  let queue: DispatchQueue
  var registered: [NSManagedObjectID: WeakObject] = [:]
  var inserted: [NSManagedObjectID: NSManagedObject] = [:]
  var updated: [NSManagedObjectID: NSManagedObject] = [:]
  var deleted: [NSManagedObjectID: NSManagedObject] = [:]
  var isTellingScheduled = false
  private var endListening: (@Sendable () -> Void)?

  /// Creates a context, which then needs a `persistentStoreCoordinator`.
  public convenience init(concurrencyType type: NSManagedObjectContextConcurrencyType) {
    self.init(type, ContextSettings())
  }

  /// Creates a context, which then needs a `persistentStoreCoordinator`.
  public convenience init(_ type: ConcurrencyType) {
    self.init(
      concurrencyType: type == .mainQueue ? .mainQueueConcurrencyType : .privateQueueConcurrencyType
    )
  }

  init(_ type: NSManagedObjectContextConcurrencyType, _ settings: ContextSettings) {
    (concurrencyType, self.settings) = (type, settings)
    let isMain = type == .mainQueueConcurrencyType
    queue = isMain ? .main : DispatchQueue(label: "NSManagedObjectContext")
    super.init()
    queue.setSpecific(key: Self.mark, value: isMain ? nil : ObjectIdentifier(self))
  }

  deinit { endListening?() }

  static let mark = DispatchSpecificKey<ObjectIdentifier?>()

  /// The resolution of conflicts: another context has changed an object, or another object already
  /// has a unique value.
  public var mergePolicy: NSMergePolicy {
    get { settings.values.withLock { $0.policy } }
    set { settings.values.withLock { $0.policy = newValue } }
  }

  /// A Boolean value that indicates whether the context merges the changes that other contexts
  /// save.
  public var automaticallyMergesChangesFromParent: Bool {
    get { settings.values.withLock { $0.merges } }
    set { settings.values.withLock { $0.merges = newValue } }
  }

  /// A Boolean value that indicates whether the context has unsaved changes.
  public var hasChanges: Bool { !(inserted.isEmpty && updated.isEmpty && deleted.isEmpty) }
  /// The objects that the next save adds.
  public var insertedObjects: Set<NSManagedObject> { Set(inserted.values) }
  /// The objects that the next save changes.
  public var updatedObjects: Set<NSManagedObject> { Set(updated.values) }
  /// The objects that the next save removes.
  public var deletedObjects: Set<NSManagedObject> { Set(deleted.values) }
  /// The objects that the context has in memory.
  public var registeredObjects: Set<NSManagedObject> {
    Set(registered.values.compactMap(\.object))
  }

  /// The model of the context's store.
  var model: NSManagedObjectModel? { persistentStoreCoordinator?.managedObjectModel }

  /// Returns the entity for a class. The program stops if the model has none.
  func entity(of type: NSManagedObject.Type) -> NSEntityDescription {
    guard let model else {
      preconditionFailure("a context without a persistent store coordinator has no \(type)")
    }
    guard let entity = EntityClasses.entity(of: type, in: model) else {
      preconditionFailure("the context's model has no entity of the class \(type)")
    }
    return entity
  }

  private func listen() {
    endListening?()
    let (identity, owner) = (ObjectIdentifier(self), OwnerSurroundings())
    endListening = persistentStoreCoordinator?.listen { [weak self] change in
      guard identity != change.origin, let self else { return }
      self.onQueue { [weak self] in owner.run { self?.mergeIfWanted(change) } }
    }
  }
}

/// The queue on which a context's work runs. Same as Apple's.
public enum NSManagedObjectContextConcurrencyType: UInt, Sendable {
  /// A separate queue. Use the context's objects in the closures of
  /// ``NSManagedObjectContext/perform(_:)`` only.
  case privateQueueConcurrencyType = 1
  /// The main queue. Views can show the objects of such a context.
  case mainQueueConcurrencyType = 2
}

/// A reference that keeps an object in memory only while it has unsaved changes.
struct WeakObject {
  weak var object: NSManagedObject?
}

/// The settings of a context. All main contexts of a container share them: an app often creates one
/// container for all devices, and each device has a separate main context.
final class ContextSettings: Sendable {
  struct Values: Sendable {
    var policy = NSMergePolicy.error
    var merges = false
  }

  let values = Locked(Values())
}

// On Apple's platforms each NSObject is one, so that apps log contexts with `%@`.
extension NSManagedObjectContext: CVarArg {
  public var _cVarArgEncoding: [Int] {
    [Int(bitPattern: Unmanaged.passUnretained(self).toOpaque())]
  }
}
