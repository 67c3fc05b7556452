import StrataDeviceServices
import StrataPersistence

/// The state that a container's contexts share.
final class ContainerCore: Sendable {
  /// A store and the names of the entities that it contains.
  struct Part: Sendable {
    let store: ModelStore
    let identifier: String
    let allowsSave: Bool
    let names: Set<String>
  }

  let schema: Schema
  let plan: SchemaPlan
  let configurations: [ModelConfiguration]
  let parts: [Part]
  /// The device to which the stores belong; `nil` if they are for every device.
  let device: DeviceID?
  /// The error because of which the stores could not be opened.
  private let failure: SwiftDataError?
  /// The context of the views that show these stores.
  @MainActor weak var main: ModelContext?

  /// Opens the stores of configurations, and migrates them.
  ///
  /// - Parameters:
  ///   - schema: The models.
  ///   - configurations: The descriptions of the stores, at least one.
  ///   - migrationPlan: The plan by which older stores are migrated; `nil` for none.
  ///   - device: The device to which the stores belong; `nil` if they are for every device.
  /// - Throws: ``SwiftDataError`` if a store cannot be opened or migrated.
  init(
    _ schema: Schema, _ configurations: [ModelConfiguration],
    _ migrationPlan: (any SchemaMigrationPlan.Type)?, device: DeviceID? = nil
  ) throws {
    let plan = try schema.plan.get()
    (self.device, failure) = (device, nil)
    let files = configurations.filter { !$0.isStoredInMemoryOnly }.map(\.url)
    guard Set(files).count == files.count else {
      throw SwiftDataError.duplicateConfiguration.about(
        nil, nil, "two configurations of the container have the same file: give each its own")
    }
    let names = try Self.names(plan, configurations)
    parts = try zip(configurations, names).map { (configuration, names) -> Part in
      let entities = plan.sorted.filter { names.contains($0.name) }
      if !configuration.isStoredInMemoryOnly {
        try CoreDataImport.run(configuration.url, entities, schema.version)
      }
      let store = try configuration.open()
      if let device, store.isInMemory { DeviceFolder.register(store, of: device) }
      try StoreMigration(store: store, schema: schema, names: names, plan: migrationPlan).run()
      return Part(
        store: store, identifier: try store.identifier(), allowsSave: configuration.allowsSave,
        names: names)
    }
    (self.schema, self.plan, self.configurations) = (schema, plan, configurations)
  }

  /// Creates the state for an open store without migrating it, for a stage of its migration.
  init(_ schema: Schema, _ store: ModelStore) throws {
    plan = try schema.plan.get()
    (self.schema, configurations, device, failure) = (schema, [], nil, nil)
    parts = [
      Part(
        store: store, identifier: try store.identifier(), allowsSave: true,
        names: Set(plan.entities.keys))
    ]
  }

  private init(withoutStores schema: Schema, _ plan: SchemaPlan) {
    (self.schema, self.plan, configurations, parts) = (schema, plan, [], [])
    (device, failure) = (nil, nil)
  }

  /// Creates the state without stores, whose use throws an error.
  init(failing error: any Error, like other: ContainerCore) {
    (schema, plan, configurations, parts) = (other.schema, other.plan, other.configurations, [])
    device = nil
    failure =
      error as? SwiftDataError
      ?? .loadIssueModelContainer.about(nil, nil, error.localizedDescription)
  }

  /// Returns the names of the entities of each configuration. Entities that no configuration claims
  /// belong to the first one without a schema; if there is none, to the first of all.
  private static func names(
    _ plan: SchemaPlan, _ configurations: [ModelConfiguration]
  ) throws -> [Set<String>] {
    var free = Set(plan.entities.keys)
    var names = try configurations.map { configuration -> Set<String> in
      guard let schema = configuration.schema else { return [] }
      let wanted = Set(schema.types.map { Schema.entityName(for: $0) })
      if let unknown = wanted.first(where: { plan.entities[$0] == nil }) {
        throw SwiftDataError.configurationSchemaNotFoundInContainerSchema.about(
          unknown, nil,
          "the configuration “\(configuration.name)” has this model, but the container's schema has not"
        )
      }
      defer { free.subtract(wanted) }
      return wanted.intersection(free)
    }
    names[configurations.firstIndex { $0.schema == nil } ?? 0].formUnion(free)
    return names
  }

  /// Returns the store that contains an entity.
  func part(_ entity: String) throws(SwiftDataError) -> Part {
    if let failure { throw failure }
    guard let part = parts.first(where: { $0.names.contains(entity) }) else {
      throw .unknownSchema.about(entity, nil, "the container's schema does not contain this model")
    }
    return part
  }
}

extension ContainerCore {
  /// A Boolean value that indicates whether a store is lost when it is closed.
  var isInMemory: Bool { parts.contains { $0.store.isInMemory } }

  /// A Boolean value that indicates whether the current code may use the stores: it runs for their
  /// device, or for none, such as a callback of Dispatch.
  var isAccessible: Bool {
    guard let device, let current = DeviceHost.current else { return true }
    return device == current.id
  }

  /// Throws an error if the current code runs for another device than that of the stores. Otherwise
  /// a context that an app keeps could show one visitor's models to all.
  func checkAccess() throws(SwiftDataError) {
    guard isAccessible else {
      throw .otherDevice.about(
        nil, nil,
        """
        the context belongs to another visitor of the app: do not keep a context, but read \
        container.mainContext each time
        """)
    }
  }
}

extension ContainerCore {
  /// A core without models and without a store.
  static let withoutModels = ContainerCore(withoutStores: Schema([]), SchemaPlan())
}
