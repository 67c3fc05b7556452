public import Foundation
import StrataDeviceServices
import StrataPersistence

/// A model, its stores, and the context whose objects views show.
///
///     let container = NSPersistentContainer(name: "Shop")
///     container.loadPersistentStores { _, error in if let error { fatalError("\(error)") } }
///
/// Same as Apple's. One process serves all devices, and an app creates one container. Each device
/// that uses the container gets a separate store and a separate ``viewContext`` with the same merge
/// policy.
// @unchecked: what changes is behind a lock, except for the descriptions, which are set up before
// the stores are loaded.
open class NSPersistentContainer: @unchecked Sendable {
  /// The name of the model and of the store's file.
  public let name: String
  /// The model of the container's objects.
  public let managedObjectModel: NSManagedObjectModel
  /// The places where objects are stored. Only the first is used.
  public var persistentStoreDescriptions: [NSPersistentStoreDescription]
  /// The error because of which the model cannot be used.
  private var problem: CoreDataError?
  private let settings = ContextSettings()
  private let stacks = Locked(Stacks())

  private struct Stacks: Sendable {
    var all: [DeviceID: WeakStack] = [:]
    /// The stacks that stay open while no window uses them: those whose objects are only in memory,
    /// and the first one that was loaded.
    var kept: [DeviceID: DeviceStack] = [:]
    var isLoaded = false
  }

  private struct WeakStack: Sendable {
    weak let stack: DeviceStack?
  }

  /// Creates a container for the model with a name among the app's resources. If there is none or
  /// it cannot be used, loading the stores reports the error.
  public convenience init(name: String) { self.init(name: name, bundle: .main) }

  /// Creates a container for the model with a name in a bundle.
  ///
  /// - Parameters:
  ///   - name: The name of the model's file and of the store's file.
  ///   - bundle: The bundle with the file.
  public convenience init(name: String, bundle: Bundle) {
    let (model, problem) = ModelFile.model(name, in: bundle)
    self.init(name: name, managedObjectModel: model)
    self.problem = problem
  }

  /// Creates a container for a model.
  ///
  /// - Parameters:
  ///   - name: The name of the store's file, without `.sqlite`.
  ///   - model: The model with the entities of the store.
  public init(name: String, managedObjectModel model: NSManagedObjectModel) {
    (self.name, managedObjectModel) = (name, model)
    let file = NSPersistentContainer.defaultDirectoryURL().appendingPathComponent(
      "\(name).sqlite", isDirectory: false)
    persistentStoreDescriptions = [NSPersistentStoreDescription(url: file)]
    KnownModels.note(model)
  }

  /// Returns the folder of the current device's stores.
  open class func defaultDirectoryURL() -> URL { DeviceFolder.url(of: DeviceHost.currentID) }

  /// Opens the store of the current device. The stores of other devices are opened when those
  /// devices first use the container.
  ///
  /// - Parameter block: Called for each description; the error is not `nil` if the store cannot be
  ///   opened or the model cannot be used.
  public func loadPersistentStores(
    completionHandler block: @escaping (NSPersistentStoreDescription, (any Error)?) -> Void
  ) {
    stacks.withLock { $0.isLoaded = true }
    let stack = stack
    keep(stack, DeviceHost.currentID)
    for description in persistentStoreDescriptions { block(description, stack.error) }
  }

  /// The context for views of the current device. Each device, which is a browser, has a separate
  /// context.
  public var viewContext: NSManagedObjectContext {
    let stack = stack
    return stack.viewContext
  }

  /// The coordinator of the current device's store.
  public var persistentStoreCoordinator: NSPersistentStoreCoordinator { stack.coordinator }

  /// Creates a context with a private queue.
  open func newBackgroundContext() -> NSManagedObjectContext {
    let context = StackContext(.privateQueueConcurrencyType, ContextSettings())
    context.stack = stack
    context.persistentStoreCoordinator = context.stack?.coordinator
    return context
  }

  /// Runs a closure with a new context, on the context's queue.
  @preconcurrency public func performBackgroundTask(
    _ block: @escaping @Sendable (NSManagedObjectContext) -> Void
  ) {
    let context = newBackgroundContext()
    context.perform { block(context) }
  }

  /// Runs a closure with a new context, on the context's queue.
  ///
  /// - Returns: The result of the closure.
  /// - Throws: The error that the closure throws.
  @preconcurrency public func performBackgroundTask<T>(
    _ block: @escaping @Sendable (NSManagedObjectContext) throws -> T
  ) async throws -> T {
    let context = newBackgroundContext()
    return try await context.perform { try block(context) }
  }

  /// Runs a closure with a new context, on the context's queue.
  ///
  /// - Returns: The result of the closure.
  @preconcurrency public func performBackgroundTask<T>(
    _ block: @escaping @Sendable (NSManagedObjectContext) -> T
  ) async -> T {
    let context = newBackgroundContext()
    return await context.perform { block(context) }
  }

  // MARK: Devices

  /// The coordinator and the contexts for the current device.
  private var stack: DeviceStack {
    let device = DeviceHost.currentID
    let known = stacks.withLock { $0.all[device]?.stack }
    if let known {
      if known.isMissing, stacks.withLock({ $0.isLoaded }) {
        load(known, device)
        if isInMemory { keep(known, device) }
      }
      return known
    }
    let made = DeviceStack(managedObjectModel, settings)
    if stacks.withLock({ $0.isLoaded }) { load(made, device) }
    let chosen = stacks.withLock { stacks in
      // Another thread of the device may have been faster.
      if let known = stacks.all[device]?.stack { return known }
      stacks.all = stacks.all.filter { $0.value.stack != nil }
      stacks.all[device] = WeakStack(stack: made)
      return made
    }
    if isInMemory || !stacks.withLock({ $0.isLoaded }) { keep(chosen, device) }
    return chosen
  }

  private var isInMemory: Bool { persistentStoreDescriptions.first?.isInMemory ?? true }

  /// Keeps a stack open without a window, until the data of its device is erased.
  private func keep(_ stack: DeviceStack, _ device: DeviceID) {
    stacks.withLock { $0.kept[device] = stack }
    stack.whenErased { [weak self] in
      // The stack is freed outside of the lock.
      _ = self?.stacks.withLock { $0.kept.removeValue(forKey: device) }
    }
  }

  private func load(_ stack: DeviceStack, _ device: DeviceID) {
    guard let description = persistentStoreDescriptions.first else { return }
    stack.load(description, device, problem)
  }
}

/// A container whose stores iCloud would keep in sync. There is no iCloud on a server, so it
/// behaves as any other container.
// @unchecked: see the superclass.
open class NSPersistentCloudKitContainer: NSPersistentContainer, @unchecked Sendable {}

/// A context that keeps the coordinator and the contexts of its device open.
// @unchecked: see the superclass.
final class StackContext: NSManagedObjectContext, @unchecked Sendable {
  var stack: DeviceStack?
}

/// The coordinator and contexts of a container for one device.
// @unchecked: it is loaded once, before the container gives it to others.
final class DeviceStack: @unchecked Sendable {
  let coordinator: NSPersistentStoreCoordinator
  private let settings: ContextSettings
  private weak var context: StackContext?
  /// The lock of the stack. A context that is created before the stores are loaded remains valid.
  private let lock = NSRecursiveLock()
  private(set) var error: CoreDataError?
  private var isWatching = false

  init(_ model: NSManagedObjectModel, _ settings: ContextSettings) {
    coordinator = NSPersistentStoreCoordinator(managedObjectModel: model)
    self.settings = settings
  }

  /// A Boolean value that indicates whether no attempt was made to open a store.
  var isMissing: Bool { coordinator.persistentStores.isEmpty && error == nil }

  /// Calls a closure when the store was emptied because its device's data is erased. Only the first
  /// closure is kept, and none is kept without a store.
  func whenErased(_ action: @escaping @Sendable () -> Void) {
    lock.withLock {
      guard !isWatching, let store = coordinator.persistentStores.first?.store else { return }
      isWatching = true
      // The store has the listener as long as it exists.
      _ = store.listen { if $0.isErasure { action() } }
    }
  }

  func load(
    _ description: NSPersistentStoreDescription, _ device: DeviceID, _ problem: CoreDataError?
  ) {
    lock.withLock {
      guard isMissing else { return }
      do throws(CoreDataError) {
        if let problem { throw problem }
        try coordinator.add(description, for: device)
      } catch {
        self.error = error
        try? FileHandle.standardError.write(
          contentsOf: Data("Core Data has no store: \(error.localizedDescription)\n".utf8))
      }
      // A context that was made before listens to the store from now on.
      context?.persistentStoreCoordinator = coordinator
    }
  }

  var viewContext: NSManagedObjectContext {
    lock.withLock {
      if let context { return context }
      let made = StackContext(.mainQueueConcurrencyType, settings)
      made.stack = self
      made.persistentStoreCoordinator = coordinator
      context = made
      return made
    }
  }
}
