/// A description of the way in which the entities of a schema are stored.
// @unchecked: it holds metatypes and the immutable metadata of their properties.
struct SchemaPlan: @unchecked Sendable {
  private(set) var entities: [String: EntityPlan] = [:]

  /// Creates the plan of a schema without models.
  init() {}

  /// Describes the tables for models.
  ///
  /// - Throws: ``SwiftDataError/loadIssueModelContainer``, with the model, the property and the
  ///   rule that the property breaks.
  init(_ types: [any PersistentModel.Type]) throws(SwiftDataError) {
    for type in types {
      let plan = try EntityPlan(type)
      guard entities.updateValue(plan, forKey: plan.name) == nil else {
        throw .loadIssueModelContainer.about(
          plan.name, nil, "two models of the schema have this name")
      }
    }
    for name in entities.keys.sorted() { try connect(name) }
  }

  func entity(_ name: String) throws(SwiftDataError) -> EntityPlan {
    guard let entity = entities[name] else {
      throw .unknownSchema.about(name, nil, "the container's schema does not contain this model")
    }
    return entity
  }

  // MARK: Inverses

  private mutating func connect(_ name: String) throws(SwiftDataError) {
    for relationship in entities[name]?.relationships ?? [] where relationship.inverse == nil {
      guard let inverse = try inverse(of: relationship, in: name) else { continue }
      entities[name]?.setInverse(of: relationship.name, to: inverse)
      entities[relationship.target]?.setInverse(of: inverse, to: relationship.name)
    }
    for relationship in entities[name]?.relationships ?? [] where relationship.isToMany {
      let inverse = relationship.inverse.flatMap { entities[relationship.target]?.relationship($0) }
      entities[name]?.setStorage(
        of: relationship.name, to: LinkStorage(relationship, of: name, inverse: inverse))
    }
  }

  /// Returns the inverse of a relationship: the one that is named, or the only one in the opposite
  /// direction; `nil` if there is none.
  private func inverse(
    of relationship: RelationshipPlan, in name: String
  ) throws(SwiftDataError) -> String? {
    guard let target = entities[relationship.target] else { return nil }
    let back = target.relationships.filter { $0.target == name }
    if let keyPath = relationship.metadata.inverseKeyPath {
      guard let named = back.first(where: { $0.keyPath == keyPath }) else {
        throw .loadIssueModelContainer.about(
          name, relationship.name, "the inverse is not a relationship of \(target.name) to \(name)")
      }
      return named.name
    }
    if let naming = back.first(where: { $0.metadata.inverseKeyPath == relationship.keyPath }) {
      return naming.name
    }
    let forth = entities[name]?.relationships.filter { $0.target == target.name } ?? []
    guard forth.count == 1, back.count == 1, let only = back.first,
      only.metadata.inverseKeyPath == nil, only.name != relationship.name || target.name != name
    else { return nil }
    return only.name
  }
}

/// The place in which the identifiers of a relationship to many are stored.
enum LinkStorage: Equatable {
  /// The identifiers are in a column of the related models.
  case column(String)
  /// The identifiers are in a table of pairs. `isOwner` is `true` if the table's first column
  /// refers to the models that have this relationship.
  case pairs(String, isOwner: Bool)

  init(_ relationship: RelationshipPlan, of entity: String, inverse: RelationshipPlan?) {
    guard let inverse else {
      self = .pairs("\(entity).\(relationship.name)", isOwner: true)
      return
    }
    guard inverse.isToMany else {
      self = .column(inverse.name)
      return
    }
    let (own, other) = (
      "\(entity).\(relationship.name)", "\(relationship.target).\(inverse.name)"
    )
    self = .pairs(min(own, other), isOwner: own <= other)
  }
}
