extension Schema {
  /// The description of a persisted property, which the code of the macro ``Model()`` creates.
  // @unchecked: a key path of a stored property is an immutable value, and the closures hold nothing
  // else.
  public struct PropertyMetadata: @unchecked Sendable {
    /// The kind of value of a property.
    enum Kind {
      case attribute(AttributeCodec, Attribute)
      case toOne(any PersistentModel.Type, isOptional: Bool, Relationship)
      case toMany(any PersistentModel.Type, Relationship)
      /// A type that no column can hold.
      case unsupported(String)
    }

    let name: String
    let keyPath: AnyKeyPath
    let kind: Kind
    /// A closure that returns the value of a new column; `nil` if the property has none.
    let defaultValue: (() -> Any)?
    /// A closure that makes a change of an object, and reports it to observers of this property.
    let announce: (any PersistentModel, () -> Void) -> Void
  }

  /// The key paths of a `#Unique` or `#Index` constraint, which the code of the macro ``Model()``
  /// creates.
  // @unchecked: a key path of a stored property is an immutable value.
  public struct _Constraint: @unchecked Sendable {
    let isUnique: Bool
    let keyPaths: [AnyKeyPath]

    /// Creates constraints for properties whose combined values must be unique.
    ///
    /// - Parameters:
    ///   - model: The type of the model.
    ///   - constraints: The lists of properties, each of which must be unique together.
    /// - Returns: The constraints, one for each list of properties.
    public static func unique<Model: PersistentModel>(
      of model: Model.Type, _ constraints: [PartialKeyPath<Model>]...
    ) -> [_Constraint] {
      constraints.map { _Constraint(isUnique: true, keyPaths: $0) }
    }

    /// Creates indices for properties by which models are often searched or sorted.
    ///
    /// - Parameters:
    ///   - model: The type of the model.
    ///   - indices: The properties of each index.
    /// - Returns: The indices, one for each list of properties.
    public static func index<Model: PersistentModel>(
      of model: Model.Type, _ indices: [PartialKeyPath<Model>]...
    ) -> [_Constraint] {
      indices.map { _Constraint(isUnique: false, keyPaths: $0) }
    }

    /// Creates indices for properties by which models are often searched or sorted.
    ///
    /// - Parameters:
    ///   - model: The type of the model.
    ///   - indices: The properties of each index.
    /// - Returns: The indices, one for each list of properties.
    public static func index<Model: PersistentModel>(
      of model: Model.Type, _ indices: Schema.Index<Model>.Types<Model>...
    ) -> [_Constraint] {
      indices.map { _Constraint(isUnique: false, keyPaths: $0.keyPaths) }
    }
  }

  /// The kinds of index. Same as Apple's.
  public struct Index<Model: PersistentModel> {
    /// An index and its properties.
    public enum Types<Subject: PersistentModel> {
      /// An index in which the values are sorted.
      case binary([PartialKeyPath<Subject>])
      /// Apple's index of intervals. In Strata it is an index in which the values are sorted.
      case rtree([PartialKeyPath<Subject>])

      var keyPaths: [AnyKeyPath] {
        switch self {
        case .binary(let keyPaths), .rtree(let keyPaths): keyPaths
        }
      }
    }
  }
}

extension Schema.PropertyMetadata {
  private init<Model: PersistentModel, Value>(
    _ name: String, _ keyPath: KeyPath<Model, Value>, _ kind: Kind, _ defaultValue: (() -> Any)?
  ) {
    (self.name, self.keyPath, self.kind, self.defaultValue) = (name, keyPath, kind, defaultValue)
    announce = { model, change in
      guard let model = model as? Model else { return change() }
      model._$observationRegistrar.withMutation(of: model, keyPath: keyPath, change)
    }
  }

  /// Creates the description of an attribute. A container rejects an attribute whose values it
  /// cannot store.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - keypath: A key path to the property.
  ///   - defaultValue: A function that returns the initial value; `nil` if there is none.
  ///   - metadata: The options of the attribute.
  @_disfavoredOverload public init<Model: PersistentModel, Value>(
    name: String, keypath: KeyPath<Model, Value>, defaultValue: (() -> Value)? = nil,
    metadata: Schema.Attribute = Schema.Attribute()
  ) {
    let codec =
      metadata.transformer.map { AttributeCodec.transformed(Value.self, by: $0) }
      ?? AttributeCodec.codec(for: Value.self)
    let kind =
      codec.map { Kind.attribute($0, metadata) } ?? .unsupported("\(Value.self)")
    self.init(name, keypath, kind, defaultValue.map { value in { value() } })
  }

  /// Creates the description of a to-one relationship.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - keypath: A key path to the property.
  ///   - defaultValue: A function that returns the initial value; `nil` if there is none.
  ///   - metadata: The options of the relationship.
  public init<Model: PersistentModel, Value: PersistentModel>(
    name: String, keypath: KeyPath<Model, Value>, defaultValue: (() -> Value)? = nil,
    metadata: Schema.Relationship = Schema.Relationship()
  ) {
    self.init(name, keypath, .toOne(Value.self, isOptional: false, metadata), nil)
  }

  /// Creates the description of an optional to-one relationship.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - keypath: A key path to the property.
  ///   - defaultValue: A function that returns the initial value; `nil` if there is none.
  ///   - metadata: The options of the relationship.
  public init<Model: PersistentModel, Value: PersistentModel>(
    name: String, keypath: KeyPath<Model, Value?>, defaultValue: (() -> Value?)? = nil,
    metadata: Schema.Relationship = Schema.Relationship()
  ) {
    self.init(name, keypath, .toOne(Value.self, isOptional: true, metadata), nil)
  }

  /// Creates the description of a relationship to many.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - keypath: A key path to the property.
  ///   - defaultValue: A function that returns the initial value; `nil` if there is none.
  ///   - metadata: The options of the relationship.
  public init<Model: PersistentModel, Value: PersistentModel>(
    name: String, keypath: KeyPath<Model, [Value]>, defaultValue: (() -> [Value])? = nil,
    metadata: Schema.Relationship = Schema.Relationship()
  ) {
    self.init(name, keypath, .toMany(Value.self, metadata), nil)
  }

  /// Creates the description of an optional relationship to many.
  ///
  /// - Parameters:
  ///   - name: The name of the property.
  ///   - keypath: A key path to the property.
  ///   - defaultValue: A function that returns the initial value; `nil` if there is none.
  ///   - metadata: The options of the relationship.
  public init<Model: PersistentModel, Value: PersistentModel>(
    name: String, keypath: KeyPath<Model, [Value]?>, defaultValue: (() -> [Value]?)? = nil,
    metadata: Schema.Relationship = Schema.Relationship()
  ) {
    self.init(name, keypath, .toMany(Value.self, metadata), nil)
  }
}
