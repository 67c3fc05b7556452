import StrataPersistence

/// The values of a model: its attributes as they are, its relationships as identifiers.
///
/// The code that the macro ``Model()`` writes reads and changes it.
public final class _ModelRecord {
  /// The class of the model.
  let type: any PersistentModel.Type
  var identifier: PersistentIdentifier
  var values: [String: Any] = [:]
  var links: [String: ModelLink] = [:]
  /// The columns as they were last read or written. Changes by others are noticed by comparison
  /// with them.
  var columns: [String: SQLValue] = [:]
  /// The names of the attributes and to-one relationships that were changed since then.
  var dirty: Set<String> = []
  var isDeleted = false
  weak var model: (any PersistentModel)?
  /// The context of the model. The reference is a cycle only as long as the model has changes,
  /// since the context keeps no other models.
  var owner: (any RecordOwner)?

  /// Creates the record of a new model.
  public convenience init(_ type: any PersistentModel.Type) {
    let name = Schema.entityName(for: type)
    self.init(
      type, PersistentIdentifier(key: PersistentIdentifier.makeKey(), entityName: name))
  }

  init(_ type: any PersistentModel.Type, _ identifier: PersistentIdentifier) {
    self.type = type
    self.identifier = identifier
  }

  private func fail(_ name: String, _ reason: String) -> Never {
    preconditionFailure("\(identifier.entityName).\(name): \(reason)")
  }
}

// MARK: - Attributes

extension _ModelRecord {
  /// Returns the value of an attribute.
  @_disfavoredOverload public func value<Value>(_ name: String) -> Value {
    if let value = values[name] as? Value { return value }
    // An optional that no initializer has set.
    if let optional = Value.self as? any OptionalValue.Type, let none = optional.noValue as? Value {
      return none
    }
    fail(name, "the property has no value of type \(Value.self)")
  }

  /// Sets an attribute of the model in an initializer.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The attribute's first value.
  @_disfavoredOverload public func start<Value>(_ name: String, with value: Value) {
    values[name] = value
  }

  /// Changes an attribute of the model.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The attribute's new value.
  @_disfavoredOverload public func set<Value>(_ name: String, to value: Value) {
    owner?.noteUndo(of: self, name, from: values[name])
    values[name] = value
    owner?.noteChange(of: self, name)
  }
}

// MARK: - Relationships to one

extension _ModelRecord {
  /// Returns the model to which a relationship leads. If it was deleted, the program stops, since
  /// the property is not optional.
  public func value<Value: PersistentModel>(_ name: String) -> Value {
    guard let model: Value = value(name) else {
      fail(name, "the related model was deleted, but the type \(Value.self) is not optional")
    }
    return model
  }

  /// Returns the model to which a relationship leads; `nil` if there is none.
  public func value<Value: PersistentModel>(_ name: String) -> Value? {
    switch links[name] {
    case .one(let identifier?): owner?.resolve(identifier) as? Value
    case .objects(let models): models.first as? Value
    default: nil
    }
  }

  /// Sets a relationship of the model in an initializer.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The related model.
  public func start<Value: PersistentModel>(_ name: String, with value: Value) {
    links[name] = .objects([value])
  }

  /// Sets a relationship of the model in an initializer.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The related model; `nil` for none.
  public func start<Value: PersistentModel>(_ name: String, with value: Value?) {
    links[name] = .objects(value.map { [$0] } ?? [])
  }

  /// Changes a relationship of the model.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The new related model.
  public func set<Value: PersistentModel>(_ name: String, to value: Value) {
    set(name, to: Optional(value))
  }

  /// Changes a relationship of the model.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The new related model; `nil` for none.
  public func set<Value: PersistentModel>(_ name: String, to value: Value?) {
    guard let owner else { return start(name, with: value) }
    owner.link(self, name, to: value)
  }
}

// MARK: - Relationships to many

extension _ModelRecord {
  /// Returns the models to which a relationship leads.
  public func value<Value: PersistentModel>(_ name: String) -> [Value] {
    if case .objects(let models) = links[name] { return models.compactMap { $0 as? Value } }
    return (owner?.resolve(linked(name)) ?? []).compactMap { $0 as? Value }
  }

  /// Returns the models to which a relationship leads; never `nil`.
  public func value<Value: PersistentModel>(_ name: String) -> [Value]? {
    let models: [Value] = value(name)
    return models
  }

  /// Sets a relationship of the model in an initializer.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The related models.
  public func start<Value: PersistentModel>(_ name: String, with value: [Value]) {
    links[name] = .objects(value)
  }

  /// Sets a relationship of the model in an initializer.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The related models.
  public func start<Value: PersistentModel>(_ name: String, with value: [Value]?) {
    links[name] = .objects(value ?? [])
  }

  /// Changes a relationship of the model.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The new related models.
  public func set<Value: PersistentModel>(_ name: String, to value: [Value]) {
    guard let owner else { return start(name, with: value) }
    owner.link(self, name, toAll: value)
  }

  /// Changes a relationship of the model.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - value: The new related models.
  public func set<Value: PersistentModel>(_ name: String, to value: [Value]?) {
    set(name, to: value ?? [])
  }

  /// Returns the identifiers of a relationship to many, and loads them at the first call.
  func linked(_ name: String) -> [PersistentIdentifier] {
    switch links[name] {
    case .many(let identifiers): return identifiers.ordered
    case .one(let identifier): return identifier.map { [$0] } ?? []
    case .objects(let models): return models.map(\.persistentModelID)
    case nil:
      let identifiers = owner?.load(name, of: self) ?? []
      links[name] = .many(LinkedIDs(identifiers))
      return identifiers
    }
  }
}
