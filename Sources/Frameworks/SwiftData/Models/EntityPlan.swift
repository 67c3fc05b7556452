import StrataPersistence

/// A description of the way in which a model is stored: a table with a column for each attribute
/// and each to-one relationship.
struct EntityPlan {
  let name: String
  let type: any PersistentModel.Type
  private(set) var attributes: [AttributePlan] = []
  private(set) var relationships: [RelationshipPlan] = []
  /// The lists of attributes whose combined values must be unique.
  private(set) var uniqueness: [[String]] = []
  private(set) var indices: [[String]] = []
  /// The persisted properties by name.
  private(set) var properties: [String: Schema.PropertyMetadata] = [:]
  private var names: [AnyKeyPath: String] = [:]

  init(_ type: any PersistentModel.Type) throws(SwiftDataError) {
    (self.type, name) = (type, Schema.entityName(for: type))
    for property in type.schemaMetadata {
      names[property.keyPath] = property.name
      properties[property.name] = property
      try add(property)
    }
    for constraint in type._schemaConstraints {
      let columns = try columns(of: constraint)
      if constraint.isUnique { uniqueness.append(columns) } else { indices.append(columns) }
    }
  }

  private mutating func add(_ property: Schema.PropertyMetadata) throws(SwiftDataError) {
    switch property.kind {
    case .attribute(let codec, let options):
      try refuse(options, of: property.name)
      attributes.append(AttributePlan(property, codec: codec, originalName: options.originalName))
      if options.isUnique { uniqueness.append([property.name]) }
    case .toOne(let target, let isOptional, let metadata):
      relationships.append(
        RelationshipPlan(property, target, metadata, isToMany: false, isOptional: isOptional))
    case .toMany(let target, let metadata):
      relationships.append(
        RelationshipPlan(property, target, metadata, isToMany: true, isOptional: true))
    case .unsupported(let type):
      throw .loadIssueModelContainer.about(
        name, property.name, "a column cannot hold values of type \(type)")
    }
  }

  private func refuse(
    _ options: Schema.Attribute, of attribute: String
  ) throws(SwiftDataError) {
    for option in options.options {
      switch option.kind {
      case .transformable(let source) where source.transformer == nil:
        throw .loadIssueModelContainer.about(
          name, attribute,
          """
          there is no ValueTransformer named \(source.name); register it with \
          ValueTransformer.setValueTransformer(_:forName:)
          """)
      case .ephemeral:
        throw .loadIssueModelContainer.about(
          name, attribute, "ephemeral attributes are not supported: use @Transient")
      default: break
      }
    }
  }

  private func columns(of constraint: Schema._Constraint) throws(SwiftDataError) -> [String] {
    var columns: [String] = []
    for keyPath in constraint.keyPaths {
      guard let column = names[keyPath], relationship(column)?.isToMany != true else {
        throw .loadIssueModelContainer.about(
          name, "\(keyPath)", "#Unique and #Index take persisted properties that are not arrays")
      }
      columns.append(column)
    }
    return columns
  }
}

extension EntityPlan {
  /// Returns the name of the persisted property to which a key path leads; `nil` if there is none.
  func property(_ keyPath: AnyKeyPath) -> String? { names[keyPath] }

  func attribute(_ name: String) -> AttributePlan? { attributes.first { $0.name == name } }

  func relationship(_ name: String) -> RelationshipPlan? {
    relationships.first { $0.name == name }
  }

  /// The names of the columns, in the order in which rows are read and written.
  var columns: [String] {
    attributes.map(\.name) + relationships.filter { !$0.isToMany }.map(\.name)
  }

  mutating func setInverse(of name: String, to inverse: String) {
    guard let index = relationships.firstIndex(where: { $0.name == name }) else { return }
    relationships[index].inverse = inverse
  }

  mutating func setStorage(of name: String, to storage: LinkStorage) {
    guard let index = relationships.firstIndex(where: { $0.name == name }) else { return }
    relationships[index].storage = storage
  }
}

/// A description of the way in which an attribute is stored.
struct AttributePlan {
  let name: String
  let codec: AttributeCodec
  let originalName: String?
  private let makeDefault: (() -> Any)?

  init(_ property: Schema.PropertyMetadata, codec: AttributeCodec, originalName: String?) {
    (name, self.codec, self.originalName) = (property.name, codec, originalName)
    makeDefault = property.defaultValue
  }

  /// The column's value for models that were stored before the attribute existed; `nil` if there is
  /// none.
  var defaultColumn: SQLValue? {
    if let makeDefault { return codec.encode(makeDefault()) }
    return codec.isOptional ? .null : nil
  }
}

/// A description of the way in which a relationship is stored.
struct RelationshipPlan {
  let name: String
  let keyPath: AnyKeyPath
  /// The name of the entity of the related models.
  let target: String
  let metadata: Schema.Relationship
  let isToMany: Bool
  let isOptional: Bool
  var inverse: String?
  /// The place in which the identifiers are stored: a column for a to-one relationship, otherwise a
  /// table of pairs.
  var storage: LinkStorage?

  init(
    _ property: Schema.PropertyMetadata, _ target: any PersistentModel.Type,
    _ metadata: Schema.Relationship, isToMany: Bool, isOptional: Bool
  ) {
    (name, keyPath, self.metadata) = (property.name, property.keyPath, metadata)
    (self.isToMany, self.isOptional) = (isToMany, isOptional)
    self.target = Schema.entityName(for: target)
  }
}
