/// Makes a class a model: its stored variables are kept in a store, and views that read them are
/// updated when they change.
///
///     @Model final class Trip {
///       @Attribute(.unique) var name: String
///       var start = Date.now
///       @Relationship(deleteRule: .cascade, inverse: \Stop.trip) var stops: [Stop] = []
///       @Transient var isOpen = false
///
///       init(name: String) { self.name = name }
///     }
///
/// Same as Apple's, for classes without a model as superclass. A property is a number, a text, a
/// date, data, a `UUID`, a `Codable` value, a model, or an array of models; it has no `willSet` or
/// `didSet`.
@attached(
  member, conformances: PersistentModel,
  names: named(_$record), named(_$observationRegistrar), named(schemaMetadata),
  named(_schemaConstraints), named(init))
@attached(memberAttribute)
@attached(extension, conformances: PersistentModel)
public macro Model() = #externalMacro(module: "StrataSwiftUIMacros", type: "ModelMacro")

/// Marks a persisted property. The macro ``Model()`` adds it.
@attached(accessor, names: named(init), named(get), named(set))
@attached(peer, names: prefixed(_))
public macro _PersistedProperty() =
  #externalMacro(module: "StrataSwiftUIMacros", type: "PersistedPropertyMacro")

/// Describes a persisted property to the macro ``Model()``.
///
/// Same as Apple's. The effects of the options are described at ``Schema/Attribute/Option``.
///
/// - Parameters:
///   - options: How the property is stored, such as `.unique`.
///   - originalName: The name that the property had before, from which a migration takes its value.
///   - hashModifier: A text that marks the property as changed. Accepted: it has no effect; schemas
///     are compared by their columns.
@attached(peer)
public macro Attribute(
  _ options: Schema.Attribute.Option..., originalName: String? = nil, hashModifier: String? = nil
) = #externalMacro(module: "StrataSwiftUIMacros", type: "AttributeMacro")

/// Describes a relationship to the macro ``Model()``.
///
/// Same as Apple's. Without `inverse`, the only relationship in the opposite direction is the
/// inverse.
///
/// - Parameters:
///   - options: The options of the relationship. Accepted: they have no effect.
///   - deleteRule: The effect of the model's deletion on related models.
///   - minimumModelCount: The least number of related models, which is checked when a context
///     saves.
///   - maximumModelCount: The greatest number of related models; 0 for no limit.
///   - originalName: The name that the property had before.
///   - inverse: A key path to the property of the related model that is the inverse.
///   - hashModifier: A text that marks the property as changed. Accepted: it has no effect.
@attached(peer)
public macro Relationship(
  _ options: Schema.Relationship.Option...,
  deleteRule: Schema.Relationship.DeleteRule = .nullify, minimumModelCount: Int? = 0,
  maximumModelCount: Int? = 0, originalName: String? = nil, inverse: AnyKeyPath? = nil,
  hashModifier: String? = nil
) = #externalMacro(module: "StrataSwiftUIMacros", type: "RelationshipMacro")

/// Keeps a property of a model out of the store. The property needs a default value.
///
/// Same as Apple's.
@attached(peer)
public macro Transient() =
  #externalMacro(module: "StrataSwiftUIMacros", type: "TransientMacro")
