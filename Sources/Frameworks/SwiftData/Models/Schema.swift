import StrataDeviceServices

/// The models of a container.
///
///     let schema = Schema([Trip.self, Stop.self])
///
/// Same as Apple's. Models to which a relationship leads belong to the schema even if they are not
/// named.
public final class Schema: Sendable {
  /// The version of a schema.
  public struct Version: Codable, Comparable, Hashable, Sendable, CustomStringConvertible {
    /// The major number of the version.
    public let major: Int
    /// The minor number of the version.
    public let minor: Int
    /// The patch number of the version.
    public let patch: Int

    /// Creates a version from its numbers.
    ///
    /// - Parameters:
    ///   - major: The first number.
    ///   - minor: The second number.
    ///   - patch: The third number.
    public init(_ major: Int, _ minor: Int, _ patch: Int) {
      (self.major, self.minor, self.patch) = (major, minor, patch)
    }

    public static func < (lhs: Self, rhs: Self) -> Bool {
      (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
    }

    public var description: String { "\(major).\(minor).\(patch)" }
  }

  /// The schema's version.
  public let version: Version
  /// The schema's models.
  public let entities: [Entity]

  // nonisolated(unsafe): metatypes, which do not change.
  nonisolated(unsafe) let types: [any PersistentModel.Type]
  /// The description of the way in which the entities are stored, or the error because of which
  /// they cannot be stored.
  let plan: Result<SchemaPlan, SwiftDataError>

  /// Creates a schema of models, and of all models to which their relationships lead.
  ///
  /// - Parameters:
  ///   - types: The types of the models.
  ///   - version: The version of the schema.
  public init(
    _ types: [any PersistentModel.Type], version: Version = Version(1, 0, 0)
  ) {
    self.version = version
    self.types = Self.reached(from: types)
    let all = self.types
    plan = Result { () throws(SwiftDataError) in try SchemaPlan(all) }
    entities = self.types.map(Entity.init)
  }

  /// Creates a schema of models, and of all models to which their relationships lead.
  ///
  /// - Parameters:
  ///   - types: The types of the models.
  ///   - version: The version of the schema.
  public convenience init(
    _ types: any PersistentModel.Type..., version: Version = Version(1, 0, 0)
  ) {
    self.init(types, version: version)
  }

  /// Creates the schema of a version.
  public convenience init(versionedSchema: any VersionedSchema.Type) {
    self.init(versionedSchema.models, version: versionedSchema.versionIdentifier)
  }

  /// Returns the name of a model's entity: the name of its class.
  public static func entityName(for type: any PersistentModel.Type) -> String {
    names.withLock { names in
      if let name = names[ObjectIdentifier(type)] { return name }
      let name = String(describing: type)
      names[ObjectIdentifier(type)] = name
      return name
    }
  }

  private static let names = Locked<[ObjectIdentifier: String]>([:])

  /// Returns the entity of a model; `nil` if the schema does not have it.
  public func entity<T: PersistentModel>(for type: T.Type) -> Entity? {
    let name = Self.entityName(for: type)
    return entities.first { $0.name == name }
  }

  /// The schema's entities by name.
  public var entitiesByName: [String: Entity] {
    Dictionary(entities.map { ($0.name, $0) }) { first, _ in first }
  }

  private static func reached(
    from types: [any PersistentModel.Type]
  ) -> [any PersistentModel.Type] {
    var (waiting, found) = (types, [any PersistentModel.Type]())
    var seen: Set<ObjectIdentifier> = []
    while let type = waiting.popLast() {
      guard seen.insert(ObjectIdentifier(type)).inserted else { continue }
      found.append(type)
      waiting += type.schemaMetadata.compactMap(\.related)
    }
    return found.sorted { entityName(for: $0) < entityName(for: $1) }
  }
}

extension Schema: Equatable {
  public static func == (lhs: Schema, rhs: Schema) -> Bool {
    lhs.version == rhs.version
      && lhs.types.map(ObjectIdentifier.init) == rhs.types.map(ObjectIdentifier.init)
  }
}

extension Schema.PropertyMetadata {
  /// The type of the model to which a relationship leads; `nil` for an attribute.
  var related: (any PersistentModel.Type)? {
    switch kind {
    case .toOne(let type, _, _), .toMany(let type, _): type
    case .attribute, .unsupported: nil
    }
  }
}

extension Schema {
  /// The description of a model of a schema.
  public struct Entity: Hashable, Sendable {
    /// The name of the entity, which is the name of the model's class.
    public let name: String
    /// The names of the attributes.
    public let attributeNames: [String]
    /// The names of the relationships.
    public let relationshipNames: [String]

    init(_ type: any PersistentModel.Type) {
      name = Schema.entityName(for: type)
      let properties = type.schemaMetadata
      attributeNames = properties.filter { $0.related == nil }.map(\.name)
      relationshipNames = properties.filter { $0.related != nil }.map(\.name)
    }
  }
}

/// The models of one version of an app.
///
///     enum SchemaV1: VersionedSchema {
///       static let versionIdentifier = Schema.Version(1, 0, 0)
///       static var models: [any PersistentModel.Type] { [Trip.self] }
///     }
///
/// Same as Apple's.
public protocol VersionedSchema {
  /// The schema's models.
  static var models: [any PersistentModel.Type] { get }
  /// The schema's version.
  static var versionIdentifier: Schema.Version { get }
}
