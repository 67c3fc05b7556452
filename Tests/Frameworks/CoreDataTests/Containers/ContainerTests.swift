import CoreData
import Foundation
import StrataDeviceServices
import SwiftUITesting
import Testing

/// Tests of containers: files, migrations, devices, models that cannot be used.
@MainActor struct ContainerTests {
  private let folder = FileManager.default.temporaryDirectory
    .appendingPathComponent(UUID().uuidString)

  private var file: URL { folder.appendingPathComponent("Shop.sqlite") }

  private func open(_ contents: String = Shop.contents) throws -> NSPersistentContainer {
    try Shop.container(at: file, contents: contents)
  }

  private func save(_ container: NSPersistentContainer, _ titles: String...) throws {
    for title in titles { Item(context: container.viewContext).title = title }
    try container.viewContext.save()
  }

  @Test func `objects saved in a store file exist when the file is opened again`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    do { try save(try open(), "a", "b") }
    let container = try open()
    #expect(try container.viewContext.fetch(Item.fetchRequest()).map(\.title) == ["a", "b"])
  }

  @Test func `migration gives a new attribute its default, and fails for one without a default`()
    throws
  {
    defer { try? FileManager.default.removeItem(at: folder) }
    do { try save(try open(), "a") }
    func adding(_ attribute: String) -> String {
      Shop.contents.replacing(
        "<attribute name=\"price\"", with: "\(attribute)\n<attribute name=\"price\"")
    }
    do {
      let name = "<attribute name=\"size\" attributeType=\"String\""
      let error = try #require(throws: CoreDataError.self) { try open(adding("\(name)/>")) }
      #expect(error.kind == .migration && error.entity == "Item" && error.property == "size")
      let container = try open(adding("\(name) defaultValueString=\"M\"/>"))
      let item = try #require(try container.viewContext.fetch(Item.fetchRequest()).first)
      #expect(item.value(forKey: "size") as? String == "M" && item.title == "a")
    }
  }

  @Test func `entities and attributes that the model renames keep their stored values`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    do {
      let context = try open().viewContext
      let (basket, item) = (Basket(context: context), Item(context: context))
      let tags = ["b", "a"].map { word in
        let tag = Tag(context: context)
        tag.word = word
        return tag
      }
      (item.title, item.basket, basket.name) = ("apple", basket, "fruit")
      basket.tags = NSOrderedSet(array: tags.reversed())
      try context.save()
    }
    for _ in 0..<2 {
      let context = try open(Self.renamed).viewContext
      let item = try #require(try context.fetch(Item.fetchRequest()).first)
      #expect(item.value(forKey: "headline") as? String == "apple")
      let basket = try #require(item.value(forKey: "bag") as? Basket)
      #expect(basket.name == "fruit" && basket.items as? Set<Item> == [item])
      let labels = (basket.value(forKey: "labels") as? NSOrderedSet)?.array as? [Tag]
      #expect(labels?.compactMap(\.word) == ["a", "b"])
      #expect(labels?.first?.baskets == [basket])
      #expect(try context.count(for: NSFetchRequest<Tag>(entityName: "Label")) == 2)
    }
  }

  /// The model with an attribute, an entity and both kinds of relationships renamed.
  private static let renamed = Shop.contents
    .replacing("name=\"title\"", with: "name=\"headline\" elementID=\"title\"")
    .replacing("entity name=\"Tag\"", with: "entity name=\"Label\" elementID=\"Tag\"")
    .replacing("destinationEntity=\"Tag\"", with: "destinationEntity=\"Label\"")
    .replacing(" name=\"tags\"", with: " name=\"labels\" elementID=\"tags\"")
    .replacing("inverseName=\"tags\"", with: "inverseName=\"labels\"")
    .replacing(" name=\"basket\"", with: " name=\"bag\" elementID=\"basket\"")
    .replacing("inverseName=\"basket\"", with: "inverseName=\"bag\"")

  @Test func `migration keeps the values of two attributes that exchange their names`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func words(_ one: String, _ other: String) -> String {
      Shop.contents.replacing(
        "<attribute name=\"word\"",
        with: "<attribute \(one) optional=\"YES\" attributeType=\"String\"/>"
          + "<attribute \(other)")
    }
    do {
      let context = try open(words("name=\"note\"", "name=\"word\"")).viewContext
      let tag = Tag(context: context)
      tag.word = "the word"
      tag.setValue("the note", forKey: "note")
      try context.save()
    }
    let turned = words(
      "name=\"note\" elementID=\"word\"", "name=\"word\" elementID=\"note\"")
    let context = try open(turned).viewContext
    let tag = try #require(try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")).first)
    #expect(tag.word == "the note" && tag.value(forKey: "note") as? String == "the word")
  }

  @Test func `loading a persistent container without a model file reports the missing file`() throws
  {
    var problem: (any Error)?
    NSPersistentContainer(name: "NoSuchModel").loadPersistentStores { _, error in problem = error }
    let error = try #require(problem as? CoreDataError)
    #expect(error.kind == .invalidModel && error.rule.contains("NoSuchModel.xcdatamodeld"))
  }

  @Test func `a model with inheritance is not opened`() throws {
    let folder = try Shop.folder("<model><entity name=\"A\" parentEntity=\"B\"/></model>")
    defer { try? FileManager.default.removeItem(at: folder.deletingLastPathComponent()) }
    #expect(NSManagedObjectModel(contentsOf: folder) == nil)
  }

  @Test func `a save posts no notification of a change by another process`() throws {
    let container = try Shop.memory()
    let posted = Locked<Set<String>>([])
    let names = [Notification.Name.NSPersistentStoreRemoteChange, .NSManagedObjectContextDidSave]
    let observers = names.map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
        posted.withLock { _ = $0.insert(note.name.rawValue) }
      }
    }
    defer { observers.forEach(NotificationCenter.default.removeObserver) }
    try save(container, "a")
    let seen = posted.withLock { $0 }
    #expect(!seen.contains("NSPersistentStoreRemoteChangeNotification"))
    #expect(seen.contains(Notification.Name.NSManagedObjectContextDidSave.rawValue))
  }

  @Test func `a container has a separate store for each client device`() throws {
    let container = try Shop.memory()
    try save(container, "mine")
    let other = Device.fresh
    try DeviceHost.$current.withValue(other) {
      #expect(try container.viewContext.fetch(Item.fetchRequest()).isEmpty)
      try save(container, "theirs")
    }
    #expect(try container.viewContext.fetch(Item.fetchRequest()).map(\.title) == ["mine"])
  }

  @Test func `a read-only store is neither changed nor migrated`() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    func reading(_ contents: String) throws -> NSPersistentContainer {
      let container = NSPersistentContainer(
        name: "Shop", managedObjectModel: try Shop.model(contents))
      container.persistentStoreDescriptions.first?.url = file
      container.persistentStoreDescriptions.first?.isReadOnly = true
      var problem: (any Error)?
      container.loadPersistentStores { _, error in problem = error }
      if let problem { throw problem }
      return container
    }
    #expect(throws: CoreDataError.self) { try reading(Shop.contents) }
    do { try save(try open(), "a") }
    let container = try reading(Shop.contents)
    let item = try #require(try container.viewContext.fetch(Item.fetchRequest()).first)
    item.title = "b"
    let error = try #require(throws: CoreDataError.self) { try container.viewContext.save() }
    #expect(error.kind == .storage && error.rule.contains("read-only"))
    let wider = Shop.contents.replacing(
      "<attribute name=\"price\"",
      with: "<attribute name=\"size\" optional=\"YES\" attributeType=\"String\"/>"
        + "<attribute name=\"price\"")
    let refusal = try #require(throws: CoreDataError.self) { try reading(wider) }
    #expect(refusal.kind == .migration)
  }

  @Test func `merge settings of a container's view context apply to every client device`() throws {
    let container = try Shop.memory()
    container.viewContext.automaticallyMergesChangesFromParent = true
    container.viewContext.mergePolicy = .overwrite
    let other = Device.fresh
    DeviceHost.$current.withValue(other) {
      #expect(container.viewContext.automaticallyMergesChangesFromParent)
      #expect(container.viewContext.mergePolicy === NSMergePolicy.overwrite)
    }
  }

  @Test func `a container accepts a model that is built in code`() throws {
    let name = NSAttributeDescription()
    (name.name, name.attributeType, name.isOptional) = ("word", .stringAttributeType, false)
    let entity = NSEntityDescription()
    (entity.name, entity.properties) = ("Word", [name])
    let model = NSManagedObjectModel()
    model.entities = [entity]
    let container = NSPersistentContainer(name: "Words", managedObjectModel: model)
    container.persistentStoreDescriptions.first?.type = NSInMemoryStoreType
    container.loadPersistentStores { _, error in #expect(error == nil) }
    let context = container.viewContext
    let word = NSEntityDescription.insertNewObject(forEntityName: "Word", into: context)
    word.setValue("one", forKey: "word")
    try context.save()
    let request = NSFetchRequest<NSManagedObject>(entityName: "Word")
    #expect(try context.fetch(request).map { $0.value(forKey: "word") as? String } == ["one"])
  }
}
