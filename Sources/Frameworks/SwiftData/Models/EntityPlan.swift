import StrataPersistence

/// The form in which a model is stored: a table with a column for each attribute and each
/// relationship to one.
struct EntityPlan {
  let name: String
  let type: any PersistentModel.Type
  private(set) var attributes: [AttributePlan] = []
  private(set) var relationships: [RelationshipPlan] = []
  /// The attributes whose values together are unique.
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
          "there is no ValueTransformer named \(source.name); register it with "
            + "ValueTransformer.setValueTransformer(_:forName:)")
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
  /// Returns the name of the persisted property of a key path.
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

/// The form in which an attribute is stored.
struct AttributePlan {
  let name: String
  let codec: AttributeCodec
  let originalName: String?
  private let makeDefault: (() -> Any)?

  init(_ property: Schema.PropertyMetadata, codec: AttributeCodec, originalName: String?) {
    (name, self.codec, self.originalName) = (property.name, codec, originalName)
    makeDefault = property.defaultValue
  }

  /// The column of a model that was stored before the attribute existed; `nil` if there is none.
  var defaultColumn: SQLValue? {
    if let makeDefault { return codec.encode(makeDefault()) }
    return codec.isOptional ? .null : nil
  }
}

/// The form in which a relationship is stored.
struct RelationshipPlan {
  let name: String
  let keyPath: AnyKeyPath
  /// The name of the entity that it leads to.
  let target: String
  let metadata: Schema.Relationship
  let isToMany: Bool
  let isOptional: Bool
  var inverse: String?
  /// The place of the identifiers; a relationship to one has a separate column.
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
