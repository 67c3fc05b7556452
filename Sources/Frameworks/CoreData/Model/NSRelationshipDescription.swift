import StrataDataModels

/// The effect of an object's deletion on related objects. Same as Apple's.
public enum NSDeleteRule: UInt, Sendable {
  /// Related objects remain unchanged, with a reference to an object that does not exist any more.
  case noActionDeleteRule
  /// Related objects remain and lose their reference.
  case nullifyDeleteRule
  /// Related objects are deleted too.
  case cascadeDeleteRule
  /// The object cannot be deleted as long as other objects are related to it.
  case denyDeleteRule
}

/// The description of a relationship. Same as Apple's.
// @unchecked: see the superclass.
open class NSRelationshipDescription: NSPropertyDescription, @unchecked Sendable {
  /// The entity of the related objects.
  public weak var destinationEntity: NSEntityDescription?
  /// The relationship in the opposite direction; `nil` for none.
  public weak var inverseRelationship: NSRelationshipDescription?
  /// The greatest number of objects: 1 for a to-one relationship, 0 for no limit.
  public var maxCount = 0
  /// The least number of related objects.
  public var minCount = 0
  /// The effect of an object's deletion on related objects.
  public var deleteRule = NSDeleteRule.nullifyDeleteRule
  /// A Boolean value that indicates whether the objects have an order.
  public var isOrdered = false
  /// A Boolean value that indicates whether the relationship leads to many objects.
  public var isToMany: Bool { maxCount != 1 }

  /// Creates the description of a relationship.
  public override init() { super.init() }

  convenience init(_ relationship: DataRelationship) {
    self.init()
    (name, renamingIdentifier) = (relationship.name, relationship.renamingID)
    isOptional = relationship.isOptional
    isOrdered = relationship.isOrdered
    (minCount, maxCount) = (relationship.minimum, relationship.maximum)
    deleteRule =
      switch relationship.deletionRule {
      case .noAction: .noActionDeleteRule
      case .nullify: .nullifyDeleteRule
      case .cascade: .cascadeDeleteRule
      case .deny: .denyDeleteRule
      }
  }

  /// The table that stores pairs of related objects; `nil` if the other entity has a column for the
  /// relationship instead.
  var pairs: String? {
    guard isToMany, isOrdered || inverseRelationship?.isToMany ?? true else { return nil }
    return "\(entity.name ?? "").\(name)"
  }
}
