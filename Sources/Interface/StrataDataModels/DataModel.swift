/// A data model of Core Data, as Xcode's editor saves it in a folder `NAME.xcdatamodeld`.
public struct DataModel: Equatable, Sendable {
  /// The entities, in the order of the file.
  public var entities: [DataEntity]
  /// The properties that Strata cannot use and the entities lack, each with the reason.
  public var leftOut: [DataModelProblem]

  /// Creates a data model of Core Data.
  ///
  /// - Parameters:
  ///   - entities: the entities.
  ///   - leftOut: the properties that the entities lack, each with the reason.
  public init(entities: [DataEntity], leftOut: [DataModelProblem] = []) {
    (self.entities, self.leftOut) = (entities, leftOut)
  }
}

/// An entity of a data model: the description of one kind of object.
public struct DataEntity: Equatable, Sendable {
  /// The code that Xcode generates for an entity.
  public enum Generation: String, Sendable {
    /// Xcode generates a class with its properties.
    case `class`
    /// Xcode generates only the properties, as an extension of a class that the project has.
    case category
    /// Xcode generates no code for the entity.
    case none
  }

  /// The entity's name.
  public var name: String
  /// The name of the class of its objects.
  public var className: String
  /// The code that Xcode generates.
  public var generation: Generation
  /// A Boolean value that indicates whether the entity is abstract.
  public var isAbstract: Bool
  /// The entity's attributes.
  public var attributes: [DataAttribute]
  /// The entity's relationships.
  public var relationships: [DataRelationship]
  /// The names of the attributes whose values are unique together.
  public var uniqueness: [[String]]
  /// The name that the entity had in an earlier version of the model: the renaming identifier.
  public var renamingID: String?
}

/// An attribute of an entity.
public struct DataAttribute: Equatable, Sendable {
  /// The types of attributes, with the names that the file gives them.
  public enum Kind: String, Sendable, CaseIterable {
    case integer16 = "Integer 16"
    case integer32 = "Integer 32"
    case integer64 = "Integer 64"
    case decimal = "Decimal"
    case double = "Double"
    case float = "Float"
    case string = "String"
    case boolean = "Boolean"
    case date = "Date"
    case binary = "Binary"
    case uuid = "UUID"
    case uri = "URI"
    case transformable = "Transformable"
  }

  /// The attribute's name.
  public var name: String
  /// The attribute's type.
  public var kind: Kind
  /// A Boolean value that indicates whether an object can be saved without a value.
  public var isOptional: Bool
  /// A Boolean value that indicates whether the value is not stored.
  public var isTransient: Bool
  /// A Boolean value that indicates whether the generated property has a type such as `Int16`
  /// instead of `NSNumber?`.
  public var isScalar: Bool
  /// The default value as the file writes it; for a date, the seconds since 2001.
  public var defaultText: String?
  /// The attribute's least value or length.
  public var minimum: Double?
  /// The attribute's greatest value or length.
  public var maximum: Double?
  /// The regular expression that a text must match.
  public var pattern: String?
  /// The name of the transformer of a transformable attribute; `nil` for archives of any class.
  public var transformer: String?
  /// The type of the values of a transformable attribute, such as `[String]`; `nil` for any object.
  public var valueType: String?
  /// The name that the attribute had in an earlier version of the model: the renaming identifier.
  public var renamingID: String?
}

/// A relationship of an entity.
public struct DataRelationship: Equatable, Sendable {
  /// The treatment of related objects when an object is deleted.
  public enum DeletionRule: String, Sendable {
    case noAction = "No Action"
    case nullify = "Nullify"
    case cascade = "Cascade"
    case deny = "Deny"
  }

  /// The relationship's name.
  public var name: String
  /// The name of the related entity.
  public var destination: String
  /// The name of the relationship that leads back, if there is one.
  public var inverse: String?
  /// A Boolean value that indicates whether the relationship leads to many objects.
  public var isToMany: Bool
  /// A Boolean value that indicates whether an object can be saved without a related object.
  public var isOptional: Bool
  /// A Boolean value that indicates whether its objects have an order.
  public var isOrdered: Bool
  /// The relationship's deletion rule.
  public var deletionRule: DeletionRule
  /// The least number of objects; 0 for none.
  public var minimum: Int
  /// The maximum number of objects; 0 for no limit.
  public var maximum: Int
  /// The name that the relationship had in an earlier version of the model (renaming identifier).
  public var renamingID: String?
}

/// A data model that Strata cannot use, with the entity, the property and the rule that it breaks.
public struct DataModelProblem: Error, Equatable, Sendable, CustomStringConvertible {
  /// The name of the entity that the problem concerns; `nil` if it concerns none.
  public var entity: String?
  /// The name of the attribute or relationship that the problem concerns; `nil` if it concerns
  /// none.
  public var property: String?
  /// The requirement that the model does not meet.
  public var rule: String

  /// Creates a data model that Strata cannot use, with the entity, the property and the rule that
  /// it breaks.
  public init(_ entity: String? = nil, _ property: String? = nil, _ rule: String) {
    (self.entity, self.property, self.rule) = (entity, property, rule)
  }

  /// A sentence such as `Item.parent: the inverse Folder.item does not exist`.
  public var description: String {
    let place = [entity, property].compactMap(\.self).joined(separator: ".")
    return place.isEmpty ? rule : "\(place): \(rule)"
  }
}
