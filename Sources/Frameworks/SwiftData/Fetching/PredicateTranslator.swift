import Foundation
import StrataPersistence

/// Translates a predicate into an SQL condition that holds for the same models.
final class PredicateTranslator {
  /// The alias of the row to which the predicate is applied.
  static let alias = "t0"

  let schema: SchemaPlan
  private var variables: [PredicateExpressions.VariableID: SQLTerm] = [:]
  /// The expressions to which captured predicates are applied, by the predicates' variables.
  private var inputs: [PredicateExpressions.VariableID: any PredicateExpression] = [:]
  private var aliases = 0

  init(schema: SchemaPlan) { self.schema = schema }

  /// Returns the condition of a predicate.
  ///
  /// - Throws: ``Untranslatable`` if SQL has no equivalent.
  func condition<Model: PersistentModel>(
    _ predicate: Predicate<Model>, of entity: EntityPlan
  ) throws -> SQLText {
    let key = SQLText("\(Self.alias).\(OwnColumn.key)")
    variables[predicate.variable.key] = .row(
      SQLRow(key: key, entity: entity, alias: Self.alias))
    return try translate(predicate.expression).condition
  }

  /// Returns an expression as SQL.
  ///
  /// - Throws: ``Untranslatable`` with the innermost part that has no equivalent.
  func translate(_ expression: any PredicateExpression) throws -> SQLTerm {
    do {
      guard let expression = expression as? any SQLTranslatable else {
        throw Untranslatable("SQL has no equivalent")
      }
      return try expression.translated(self)
    } catch let cause as Untranslatable where cause.part == nil {
      throw Untranslatable(cause.reason, part: PredicatePart(expression, schema).description)
    }
  }

  func variable(_ key: PredicateExpressions.VariableID) throws -> SQLTerm {
    if let input = inputs[key] { return try translate(input) }
    guard let term = variables[key] else { throw Untranslatable("its variable is unknown") }
    return term
  }

  /// Returns an expression as SQL, with a term in place of a variable.
  func translate(
    _ expression: any PredicateExpression, _ key: PredicateExpressions.VariableID,
    as term: SQLTerm
  ) throws -> SQLTerm {
    variables[key] = term
    defer { variables[key] = nil }
    return try translate(expression)
  }

  /// Returns an expression as SQL, with another expression in place of a variable.
  ///
  /// That one is translated at every use of the variable, so that each use of a relationship has a
  /// different alias.
  func translate(
    _ expression: any PredicateExpression, _ key: PredicateExpressions.VariableID,
    appliedTo input: any PredicateExpression
  ) throws -> SQLTerm {
    inputs[key] = input
    defer { inputs[key] = nil }
    return try translate(expression)
  }

  // MARK: Captured values

  /// Returns a captured value as SQL.
  func constant<Value>(_ value: Value) throws -> SQLTerm {
    if let key = Self.key(of: value) {
      return .row(SQLRow(key: SQLText("?", [key]), entity: nil))
    }
    guard let codec = AttributeCodec.codec(for: Value.self), let column = codec.encode(value)
    else { throw Untranslatable("no column holds a value of type \(Value.self)") }
    return .scalar(SQLText("?", [column]), codec)
  }

  /// Returns the key of a model or an identifier as SQL: NULL for `nil`, and `nil` for any other
  /// value.
  static func key(of value: Any) -> SQLValue? {
    switch value {
    case let model as any PersistentModel: return .integer(model.persistentModelID.key)
    case let identifier as PersistentIdentifier: return .integer(identifier.key)
    case let optional as any OptionalValue:
      guard isIdentity(type(of: optional).wrappedType) else { return nil }
      return optional.wrapped.map { key(of: $0) ?? .null } ?? .null
    default: return nil
    }
  }

  private static func isIdentity(_ type: Any.Type) -> Bool {
    type is any PersistentModel.Type || type == PersistentIdentifier.self
  }

  // MARK: Properties

  /// Returns a property of a model as SQL.
  func property(_ keyPath: AnyKeyPath, of row: SQLRow) throws -> SQLTerm {
    guard let entity = row.entity else {
      throw Untranslatable("SQL reads no property of an identifier")
    }
    if Self.isIdentity(keyPath, of: entity.type) { return .row(row) }
    guard let name = entity.property(keyPath) else {
      throw Untranslatable("\(keyPath) is not persisted")
    }
    if let attribute = entity.attribute(name) {
      return .scalar(try row.column(name), attribute.codec)
    }
    guard let relationship = entity.relationship(name) else {
      throw Untranslatable("\(name) is not persisted")
    }
    let target = try schema.entity(relationship.target)
    guard relationship.isToMany else {
      return .row(SQLRow(key: try row.column(name), entity: target))
    }
    return .rows(try rows(of: relationship, target, row))
  }

  private static func isIdentity(
    _ keyPath: AnyKeyPath, of type: any PersistentModel.Type
  ) -> Bool {
    func compare<Model: PersistentModel>(_ type: Model.Type) -> Bool {
      keyPath == \Model.persistentModelID
    }
    return compare(type)
  }

  private func rows(
    of relationship: RelationshipPlan, _ target: EntityPlan, _ row: SQLRow
  ) throws -> SQLRows {
    aliases += 1
    let alias = "t\(aliases)"
    let table = "FROM \(target.name.quoted) AS \(alias) WHERE "
    switch relationship.storage {
    case .column(let name):
      let source = "\(table)\(alias).\(name.quoted) = " + row.key
      return SQLRows(entity: target, alias: alias, source: source)
    case .pairs(let pairs, let isOwner):
      let (own, other) =
        isOwner ? (OwnColumn.owner, OwnColumn.target) : (OwnColumn.target, OwnColumn.owner)
      let list = "(SELECT \(other) FROM \(pairs.quoted) WHERE \(own) = " + row.key + ")"
      let source = "\(table)\(alias).\(OwnColumn.key) IN " + list
      return SQLRows(entity: target, alias: alias, source: source)
    case nil: throw Untranslatable("\(relationship.name) has no storage")
    }
  }
}
