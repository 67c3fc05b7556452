import StrataDeviceServices

/// The stores of an app's models.
///
///     let container = try ModelContainer(for: Trip.self)
///     container.mainContext.insert(Trip(name: "Rome"))
///
/// Same as Apple's. One process serves all devices, and an app may create one container for all.
/// Each device that uses the container gets a separate store and a separate ``mainContext``, unless
/// the configuration has a URL. Containers with the same file share its store, and their main
/// contexts receive each other's saved changes.
///
/// A file that Core Data or Apple's SwiftData wrote is converted when it is opened for the first
/// time. The original stays beside it with the extension `coredata`.
public final class ModelContainer: Sendable {
  private let cores: DeviceCores
  /// The stores of the current device.
  var core: ContainerCore { cores.current }

  /// The schema of the container's models.
  public var schema: Schema { cores.first.schema }
  /// The places where the current device's models are stored.
  public var configurations: Set<ModelConfiguration> { Set(core.configurations) }
  /// The plan by which stores of older versions are migrated.
  // nonisolated(unsafe): a metatype, which does not change.
  nonisolated(unsafe) public let migrationPlan: (any SchemaMigrationPlan.Type)?

  @MainActor private var main: ModelContext?
  /// The main contexts that other devices have used last, so that not every use opens a store.
  @MainActor private var recent: [ModelContext] = []

  /// The context of the main actor, which saves automatically at the end of an event. Each device
  /// has a separate one, so read it each time: another device's throws
  /// ``SwiftDataError/otherDevice``.
  @MainActor public var mainContext: ModelContext {
    let core = core
    let context = core.main ?? makeMain(core)
    if core === cores.first {
      main = context
    } else {
      recent = recent.filter { $0 !== context }.suffix(15) + [context]
    }
    return context
  }

  @MainActor private func makeMain(_ core: ContainerCore) -> ModelContext {
    let context = ModelContext(core, isMain: true)
    context.creator = self
    // An app configures its container once.
    context.autosaveEnabled = main?.autosaveEnabled ?? true
    core.main = context
    return context
  }

  /// Opens the stores of a schema, creates them if they do not exist, and migrates older ones.
  ///
  /// - Parameters:
  ///   - givenSchema: The types of the models.
  ///   - migrationPlan: The plan by which older stores are migrated; `nil` for none.
  ///   - configurations: The descriptions of the stores.
  /// - Throws: ``SwiftDataError``, which names the model and the property that cannot be stored.
  public init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: [ModelConfiguration]
  ) throws {
    cores = try DeviceCores(givenSchema, configurations, migrationPlan)
    self.migrationPlan = migrationPlan
  }

  /// Opens the stores of a schema.
  ///
  /// - Parameters:
  ///   - givenSchema: The types of the models.
  ///   - migrationPlan: The plan by which older stores are migrated; `nil` for none.
  ///   - configurations: The descriptions of the stores.
  /// - Throws: ``SwiftDataError`` if a model cannot be stored, or a store cannot be opened or
  ///   migrated.
  public convenience init(
    for givenSchema: Schema, migrationPlan: (any SchemaMigrationPlan.Type)? = nil,
    configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: givenSchema, migrationPlan: migrationPlan, configurations: configurations)
  }

  /// Opens the stores of models, and of all models to which their relationships lead.
  ///
  /// - Parameters:
  ///   - forTypes: The types of the models.
  ///   - migrationPlan: The plan by which older stores are migrated; `nil` for none.
  ///   - configurations: The descriptions of the stores.
  /// - Throws: ``SwiftDataError`` if a model cannot be stored, or a store cannot be opened or
  ///   migrated.
  public convenience init(
    for forTypes: any PersistentModel.Type...,
    migrationPlan: (any SchemaMigrationPlan.Type)? = nil, configurations: ModelConfiguration...
  ) throws {
    try self.init(
      for: Schema(forTypes, version: Self.version(migrationPlan)), migrationPlan: migrationPlan,
      configurations: configurations)
  }

  init(_ core: ContainerCore) {
    cores = DeviceCores(core)
    migrationPlan = nil
  }

  /// The version of models that are given without one: the latest of the migration plan.
  private static func version(_ plan: (any SchemaMigrationPlan.Type)?) -> Schema.Version {
    plan?.schemas.map { $0.versionIdentifier }.max() ?? Schema.Version(1, 0, 0)
  }

  /// Removes all models from the stores of the current device.
  public func deleteAllData() {
    // The stores stay as they are if this fails; Apple's method does not throw either.
    for part in core.parts { try? part.store.erase() }
  }

  /// Removes all models from the stores of the current device.
  ///
  /// - Throws: ``SwiftDataError/storage`` if a store cannot be written.
  public func erase() throws {
    for part in core.parts { try part.store.erase() }
  }
}

extension ModelContainer: Equatable {
  public static func == (lhs: ModelContainer, rhs: ModelContainer) -> Bool { lhs === rhs }
}
