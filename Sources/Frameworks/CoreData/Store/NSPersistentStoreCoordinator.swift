public import Foundation
import StrataDeviceServices
import StrataPersistence

/// The store of a model, with the plans of its tables.
///
/// Same as Apple's, with one store.
// @unchecked: the plans are made once; the store has a lock.
open class NSPersistentStoreCoordinator: @unchecked Sendable {
  /// The model of the objects that the store has.
  public let managedObjectModel: NSManagedObjectModel
  /// The tables by entity.
  let plans: [String: StoredEntity]
  /// The device of the store; `nil` if it belongs to all.
  private(set) var device: DeviceID?
  /// A Boolean value that indicates whether the store may not be changed.
  private(set) var isReadOnly = false
  private let state = Locked<State>(.missing(nil))

  private enum State: Sendable {
    case missing(CoreDataError?)
    case open(NSPersistentStore)
  }

  /// Creates a coordinator without a store.
  public init(managedObjectModel model: NSManagedObjectModel) {
    managedObjectModel = model
    KnownModels.note(model)
    plans = Dictionary(model.entities.map { ($0.name ?? "", StoredEntity($0)) }) { first, _ in first
    }
  }

  /// The stores: one, or none.
  public var persistentStores: [NSPersistentStore] {
    state.withLock { if case .open(let store) = $0 { [store] } else { [] } }
  }

  /// Opens a store, and gives it the tables of the model.
  ///
  /// - Parameters:
  ///   - storeType: `NSSQLiteStoreType` or `NSInMemoryStoreType`.
  ///   - configuration: Accepted: there are no configurations.
  ///   - storeURL: The file.
  ///   - options: Accepted.
  /// - Returns: The opened store.
  /// - Throws: ``CoreDataError`` if it cannot be opened or migrated.
  @discardableResult
  public func addPersistentStore(
    ofType storeType: String, configurationName configuration: String? = nil, at storeURL: URL?,
    options: [AnyHashable: Any]? = nil
  ) throws -> NSPersistentStore {
    let description = NSPersistentStoreDescription(
      url: storeURL ?? URL(fileURLWithPath: "/dev/null"))
    description.type = storeType
    return try add(description, for: DeviceHost.currentID)
  }

  /// Opens the store of a description for a device. A failure is what each later use throws.
  @discardableResult
  func add(
    _ description: NSPersistentStoreDescription, for device: DeviceID
  ) throws(CoreDataError) -> NSPersistentStore {
    do throws(CoreDataError) {
      try managedObjectModel.check()
      let store = try description.open(for: device)
      // One in memory has no tables yet.
      try migrate(store, isAllowed: !description.isReadOnly || description.isInMemory)
      self.device = description.file(of: device).isOwn ? device : nil
      isReadOnly = description.isReadOnly
      let added = NSPersistentStore(store, description)
      state.withLock { $0 = .open(added) }
      return added
    } catch {
      state.withLock { $0 = .missing(error) }
      throw error
    }
  }

  private func migrate(_ store: ObjectStore, isAllowed: Bool) throws(CoreDataError) {
    var defaults: [String: [String: SQLValue]] = [:]
    for entity in managedObjectModel.entities { defaults[entity.name ?? ""] = entity.newColumns }
    let (entities, values) = (Array(plans.values), defaults)
    try store.perform { connection throws(CoreDataError) in
      let migration = StoreMigration(
        connection: connection, entities: entities, defaults: values)
      if isAllowed { try migration.run() } else { try migration.checkThatNoneIsNeeded() }
    }
  }

  /// A Boolean value that indicates whether the current code may use the store: it runs for the
  /// store's device, or for none, as a callback of Dispatch does.
  var isAccessible: Bool {
    guard let device, let current = DeviceHost.current else { return true }
    return device == current.id
  }

  /// Throws if the current code runs for another device than the store's. A context that an app
  /// keeps would otherwise show one visitor's objects to all.
  func checkAccess() throws(CoreDataError) {
    guard isAccessible else {
      throw CoreDataError(
        .otherDevice, nil, nil,
        "the context belongs to another visitor: read container.viewContext each time instead of "
          + "keeping it")
    }
  }

  /// Runs work on the store's connection, blocking the thread meanwhile.
  func perform<Result: Sendable>(
    _ work: @Sendable (Connection) throws(CoreDataError) -> Result
  ) throws(CoreDataError) -> Result {
    try checkAccess()
    switch state.withLock({ $0 }) {
    case .open(let store): return try store.store.perform(work)
    case .missing(let reason):
      throw reason ?? CoreDataError(.missingStore, nil, nil, "no store was loaded")
    }
  }

  /// Registers a listener of saves, and returns a closure that removes it.
  func listen(_ action: @escaping @Sendable (StoreChange) -> Void) -> (@Sendable () -> Void)? {
    persistentStores.first?.store.listen(action)
  }

  /// Notifies the other contexts of a save.
  func tell(_ change: StoreChange) { persistentStores.first?.store.tell(change) }

  /// Returns the identifier in an address; `nil` if the address is of no object of these entities.
  public func managedObjectID(forURIRepresentation url: URL) -> NSManagedObjectID? {
    guard let identifier = NSManagedObjectID(url), plans[identifier.entityName] != nil else {
      return nil
    }
    return identifier
  }
}
