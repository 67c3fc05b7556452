/// The versions of an app's models, and the stages by which a store is migrated from one version to
/// the next.
///
/// Same as Apple's.
public protocol SchemaMigrationPlan {
  /// The versions, the oldest first.
  static var schemas: [any VersionedSchema.Type] { get }
  /// The stages, one from each version to the next.
  static var stages: [MigrationStage] { get }
}

/// A step of a migration.
///
/// Same as Apple's.
// @unchecked: its closures are called only while a container is created, by who creates it.
public enum MigrationStage: @unchecked Sendable {
  /// Columns that both versions have keep their values; new columns get their default value or
  /// `nil`.
  case lightweight(fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type)
  /// A lightweight stage with two closures: the first gets a context of the old models before the
  /// stage, the second a context of the new models after it. Their changes are saved.
  case custom(
    fromVersion: any VersionedSchema.Type, toVersion: any VersionedSchema.Type,
    willMigrate: ((ModelContext) throws -> Void)?, didMigrate: ((ModelContext) throws -> Void)?)

  var from: any VersionedSchema.Type {
    switch self {
    case .lightweight(let from, _), .custom(let from, _, _, _): from
    }
  }

  var to: any VersionedSchema.Type {
    switch self {
    case .lightweight(_, let to), .custom(_, let to, _, _): to
    }
  }
}

/// The migration of one store.
struct StoreMigration {
  let store: ModelStore
  let schema: Schema
  /// The names of the entities that the store has.
  let names: Set<String>
  let plan: (any SchemaMigrationPlan.Type)?

  /// Migrates the store to the schema, through the stages of the plan.
  func run() throws {
    guard let version = try store.version(), version != schema.version else {
      return try migrate(to: schema)
    }
    guard let plan else {
      guard version < schema.version else {
        throw SwiftDataError.backwardMigration.about(
          nil, nil,
          "the store's schema version \(version) is newer than the container's \(schema.version)")
      }
      return try migrate(to: schema)
    }
    var current = version
    while current != schema.version {
      guard let stage = plan.stages.first(where: { $0.from.versionIdentifier == current }) else {
        throw SwiftDataError.unknownSchema.about(
          nil, nil,
          "\(plan) has no migration stage from version \(current) towards \(schema.version)")
      }
      try run(stage)
      current = stage.to.versionIdentifier
    }
    try migrate(to: schema)
  }

  private func run(_ stage: MigrationStage) throws {
    let (old, new) = (
      Schema(versionedSchema: stage.from), Schema(versionedSchema: stage.to)
    )
    guard case .custom(_, _, let before, let after) = stage else { return try migrate(to: new) }
    try call(before, old)
    try migrate(to: new)
    try call(after, new)
  }

  private func migrate(to schema: Schema) throws {
    let entities = try schema.plan.get().entities.values.filter { names.contains($0.name) }
      .sorted { $0.name < $1.name }
    // A plan's version may have models that the container has no longer.
    let all = schema === self.schema ? entities : try schema.plan.get().sorted
    try store.migrate(to: all, version: schema.version)
  }

  private func call(_ action: ((ModelContext) throws -> Void)?, _ schema: Schema) throws {
    guard let action else { return }
    let core = try ContainerCore(schema, store)
    let context = ModelContext(core)
    try action(context)
    try context.save()
  }
}

extension SchemaPlan {
  /// The entities, by name.
  var sorted: [EntityPlan] { entities.values.sorted { $0.name < $1.name } }
}
