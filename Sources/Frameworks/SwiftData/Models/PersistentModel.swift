public import Observation

/// A class whose objects are kept in a store. The macro ``Model()`` makes a class conform to it.
///
/// Same as Apple's, except for the requirements that begin with an underscore, which the macro
/// implements. Objects are not `Sendable`: they belong to their context. Two objects are equal if
/// they have the same identifier.
public protocol PersistentModel: AnyObject, Observable, Hashable, Identifiable {
  /// The descriptions of the persisted properties.
  static var schemaMetadata: [Schema.PropertyMetadata] { get }
  /// The constraints of `#Unique` and `#Index`.
  static var _schemaConstraints: [Schema._Constraint] { get }
  /// The values of the object's persisted properties.
  var _$record: _ModelRecord { get set }
  /// The registrar that reports reads and changes of the object to observers.
  var _$observationRegistrar: ObservationRegistrar { get }
  /// Creates an object with values that were read from a store.
  init(_record: _ModelRecord)
}

extension PersistentModel {
  public static var _schemaConstraints: [Schema._Constraint] { [] }

  /// The identifier of the model.
  public var persistentModelID: PersistentIdentifier { _$record.identifier }

  /// The identifier of the model, unless the class declares a property `id`.
  public var id: PersistentIdentifier { persistentModelID }

  /// A Boolean value that indicates whether the model was deleted from its context.
  public var isDeleted: Bool { _$record.isDeleted }

  /// A Boolean value that indicates whether the model has changes that are not saved.
  public var hasChanges: Bool { _$record.owner?.hasChanges(_$record.identifier) ?? false }

  public static func == (lhs: Self, rhs: Self) -> Bool {
    lhs.persistentModelID == rhs.persistentModelID
  }

  public func hash(into hasher: inout Hasher) { hasher.combine(persistentModelID) }
}
