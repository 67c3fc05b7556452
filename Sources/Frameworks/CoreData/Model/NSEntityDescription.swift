import StrataDataModels
import StrataDeviceServices

/// The description of a kind of object: its class, attributes and relationships.
///
/// Same as Apple's, without inheritance.
// @unchecked: a description is set up by the code that makes a model, before a container uses it.
open class NSEntityDescription: @unchecked Sendable {
  /// The entity's name.
  public var name: String?
  /// The name that the entity had in an earlier version of the model. A migration takes the objects
  /// from that entity.
  public var renamingIdentifier: String?
  /// The name of the class of the entity's objects, with or without its module.
  public var managedObjectClassName = "NSManagedObject"
  /// A Boolean value that indicates whether the entity is abstract.
  public var isAbstract = false
  /// The entity's attributes and relationships.
  public var properties: [NSPropertyDescription] = [] {
    didSet { index() }
  }
  /// The lists of attributes whose combined values must be unique among the objects.
  public var uniquenessConstraints: [[Any]] = []
  /// The model that contains the entity.
  public internal(set) weak var managedObjectModel: NSManagedObjectModel!

  /// The entity's attributes by name.
  public private(set) var attributesByName: [String: NSAttributeDescription] = [:]
  /// The entity's relationships by name.
  public private(set) var relationshipsByName: [String: NSRelationshipDescription] = [:]
  /// The entity's attributes and relationships by name.
  public var propertiesByName: [String: NSPropertyDescription] {
    Dictionary(properties.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The class of the entity's objects, once it was found.
  let knownClass = Locked(KnownClass())

  // @unchecked: a class is immutable.
  struct KnownClass: @unchecked Sendable {
    var type: AnyObject.Type?
  }

  /// Creates the description of a kind of object.
  public init() {}

  convenience init(_ entity: DataEntity) {
    self.init()
    (name, renamingIdentifier) = (entity.name, entity.renamingID)
    managedObjectClassName = entity.className
    isAbstract = entity.isAbstract
    uniquenessConstraints = entity.uniqueness
    properties =
      entity.attributes.map { NSAttributeDescription($0) }
      + entity.relationships.map { NSRelationshipDescription($0) }
    // An initializer's assignment is not observed.
    index()
  }

  /// Records the properties by name. Code that builds a model may set the name of a property after
  /// adding it.
  func index() {
    for property in properties { property.entity = self }
    let attributes = properties.compactMap { $0 as? NSAttributeDescription }
    attributesByName = Dictionary(attributes.map { ($0.name, $0) }) { first, _ in first }
    let relationships = properties.compactMap { $0 as? NSRelationshipDescription }
    relationshipsByName = Dictionary(relationships.map { ($0.name, $0) }) { first, _ in first }
  }

  /// The name of the class without its module.
  var plainClassName: String {
    String(managedObjectClassName.split(separator: ".").last ?? "NSManagedObject")
  }

  /// The attributes that are stored, in the order of their names.
  var storedAttributes: [NSAttributeDescription] {
    attributesByName.values.filter { !$0.isTransient }.sorted { $0.name < $1.name }
  }

  /// The relationships in the order of their names.
  var sortedRelationships: [NSRelationshipDescription] {
    relationshipsByName.values.sorted { $0.name < $1.name }
  }
}
