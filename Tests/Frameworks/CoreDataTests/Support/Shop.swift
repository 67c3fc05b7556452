import CoreData
import Foundation

/// The classes of the tests' model, as `strata run` generates them.
final class Basket: NSManagedObject, Identifiable {
  var name: String? {
    get { _managed("name") }
    set { _setManaged("name", to: newValue) }
  }
  var opened: Date? {
    get { _managed("opened") }
    set { _setManaged("opened", to: newValue) }
  }
  var items: NSSet? {
    get { _managed("items") }
    set { _setManaged("items", to: newValue) }
  }
  var tags: NSOrderedSet? {
    get { _managed("tags") }
    set { _setManaged("tags", to: newValue) }
  }

  class func fetchRequest() -> NSFetchRequest<Basket> { NSFetchRequest(entityName: "Basket") }
  func addToItems(_ value: Item) { _add([value], to: "items") }
  func removeFromItems(_ value: Item) { _remove([value], from: "items") }
}

final class Item: NSManagedObject, Identifiable {
  var title: String {
    get { _managed("title") }
    set { _setManaged("title", to: newValue) }
  }
  var count: Int16 {
    get { _managed("count") }
    set { _setManaged("count", to: newValue) }
  }
  var isDone: Bool {
    get { _managed("isDone") }
    set { _setManaged("isDone", to: newValue) }
  }
  var price: NSDecimalNumber? {
    get { _managed("price") }
    set { _setManaged("price", to: newValue) }
  }
  var basket: Basket? {
    get { _managed("basket") }
    set { _setManaged("basket", to: newValue) }
  }

  class func fetchRequest() -> NSFetchRequest<Item> { NSFetchRequest(entityName: "Item") }
}

final class Tag: NSManagedObject {
  var word: String? {
    get { _managed("word") }
    set { _setManaged("word", to: newValue) }
  }
  var baskets: Set<Basket> {
    get { _managed("baskets") }
    set { _setManaged("baskets", to: newValue) }
  }
}

/// The tests' model.
enum Shop {
  static let contents = """
    <model>
    <entity name="Basket" representedClassName="Basket">
    <attribute name="name" optional="YES" attributeType="String"/>
    <attribute name="opened" optional="YES" attributeType="Date"/>
    <relationship name="items" optional="YES" toMany="YES" deletionRule="Cascade" destinationEntity="Item" inverseName="basket"/>
    <relationship name="tags" optional="YES" toMany="YES" ordered="YES" deletionRule="Nullify" destinationEntity="Tag" inverseName="baskets"/>
    </entity>
    <entity name="Item" representedClassName="Item">
    <attribute name="title" attributeType="String" defaultValueString="new" maxValueString="20"/>
    <attribute name="count" attributeType="Integer 16" defaultValueString="1" minValueString="0"/>
    <attribute name="isDone" optional="YES" attributeType="Boolean" usesScalarValueType="YES"/>
    <attribute name="price" optional="YES" attributeType="Decimal"/>
    <relationship name="basket" optional="YES" maxCount="1" deletionRule="Nullify" destinationEntity="Basket" inverseName="items"/>
    </entity>
    <entity name="Tag" representedClassName="Tag">
    <attribute name="word" optional="YES" attributeType="String"/>
    <relationship name="baskets" optional="YES" toMany="YES" deletionRule="Deny" destinationEntity="Basket" inverseName="tags"/>
    <uniquenessConstraints><uniquenessConstraint><constraint value="word"/></uniquenessConstraint></uniquenessConstraints>
    </entity>
    </model>
    """

  /// Writes a model into a new folder, and reads it as an app does.
  static func model(_ contents: String = contents) throws -> NSManagedObjectModel {
    let folder = try folder(contents)
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    guard let model = NSManagedObjectModel(contentsOf: folder) else {
      throw CocoaError(.fileReadCorruptFile)
    }
    return model
  }

  /// Returns a new folder with a model.
  static func folder(_ contents: String) throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent(UUID().uuidString).appendingPathComponent("Shop.xcdatamodeld")
    let version = folder.appendingPathComponent("Shop.xcdatamodel")
    try FileManager.default.createDirectory(at: version, withIntermediateDirectories: true)
    try Data(contents.utf8).write(to: version.appendingPathComponent("contents"))
    return folder
  }

  /// Returns a container in memory.
  static func memory() throws -> NSPersistentContainer {
    try container(at: URL(fileURLWithPath: "/dev/null"))
  }

  /// Returns a container with a file.
  static func container(
    at url: URL, contents: String = contents
  ) throws -> NSPersistentContainer {
    let container = NSPersistentContainer(name: "Shop", managedObjectModel: try model(contents))
    container.persistentStoreDescriptions.first?.url = url
    var problem: (any Error)?
    container.loadPersistentStores { _, error in problem = error }
    if let problem { throw problem }
    return container
  }
}
