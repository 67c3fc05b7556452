import CoreData
import Foundation
import Testing

/// Tests of contexts: saving, fetching, relationships, deletion rules, conflicts.
@MainActor struct ContextTests {
  private let container: NSPersistentContainer
  private let context: NSManagedObjectContext

  init() throws {
    container = try Shop.memory()
    context = container.viewContext
  }

  private func item(_ title: String, _ count: Int16 = 1) -> Item {
    let item = Item(context: context)
    (item.title, item.count) = (title, count)
    return item
  }

  @Test func `a saved new object has the model's default values, and another context can fetch it`()
    throws
  {
    let item = Item(context: context)
    #expect(item.title == "new" && item.count == 1 && !item.isDone && item.isInserted)
    #expect(context.hasChanges)
    item.price = NSDecimalNumber(string: "1.10")
    try context.save()
    #expect(!context.hasChanges && !item.isInserted)
    let other = container.newBackgroundContext()
    let found = try other.performAndWait { try other.fetch(Item.fetchRequest()).map(\.price) }
    #expect(found == [NSDecimalNumber(string: "1.10")])
  }

  @Test func `unsaved changes are included in fetches and counts, and are dropped by a rollback`()
    throws
  {
    let kept = item("kept")
    try context.save()
    kept.title = "changed"
    _ = item("new")
    let request = Item.fetchRequest()
    request.predicate = NSPredicate(format: "title == %@", "changed")
    #expect(try context.count(for: request) == 1)
    #expect(try context.count(for: Item.fetchRequest()) == 2)
    context.rollback()
    #expect(kept.title == "kept")
    #expect(try context.count(for: Item.fetchRequest()) == 1)
  }

  @Test func `a copied fetch request fetches the same objects, and is independent of the original`()
    throws
  {
    for title in ["b", "a", "c"] { _ = item(title) }
    let request = Item.fetchRequest()
    request.predicate = NSPredicate(format: "title != %@", "c")
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.title, ascending: true)]
    request.fetchLimit = 2
    let copy = try #require(request.copy() as? NSFetchRequest<Item>)
    #expect(copy == request && copy !== request && copy.hash == request.hash)
    #expect(try context.fetch(copy).map(\.title) == ["a", "b"])
    request.fetchLimit = 1
    #expect(copy != request && copy.fetchLimit == 2)
  }

  @Test func `a fetch has an order, a limit and an offset`() throws {
    for (title, count) in [("b", 2), ("a", 3), ("c", 1)] as [(String, Int16)] {
      _ = item(title, count)
    }
    try context.save()
    let request = Item.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(keyPath: \Item.title, ascending: false)]
    #expect(try context.fetch(request).map(\.title) == ["c", "b", "a"])
    request.sortDescriptors = [NSSortDescriptor(key: "count", ascending: true)]
    (request.fetchLimit, request.fetchOffset) = (1, 1)
    #expect(try context.fetch(request).map(\.title) == ["b"])
    request.sortDescriptors = nil
    #expect(try context.fetch(request).map(\.title) == ["a"])
  }

  @Test func `changing one side of a Core Data relationship changes its inverse`() throws {
    let (one, two) = (Basket(context: context), Basket(context: context))
    let apple = item("apple")
    one.addToItems(apple)
    #expect(apple.basket === one && one.items?.count == 1)
    apple.basket = two
    #expect(one.items?.count == 0 && two.items as? Set<Item> == [apple])
    try context.save()
    context.refresh(two, mergeChanges: false)
    #expect(two.items?.count == 1)
    two.removeFromItems(apple)
    #expect(apple.basket == nil)
  }

  @Test func `an ordered relationship keeps the order of its objects`() throws {
    let basket = Basket(context: context)
    let tags = ["c", "a", "b"].map { word in
      let tag = Tag(context: context)
      tag.word = word
      return tag
    }
    basket.tags = NSOrderedSet(array: tags)
    #expect(tags[0].baskets == [basket])
    try context.save()
    context.refresh(basket, mergeChanges: false)
    #expect((basket.tags?.array as? [Tag])?.compactMap(\.word) == ["c", "a", "b"])
  }

  @Test
  func `deleting an object deletes related ones by a cascade rule, and is denied by a deny rule`()
    throws
  {
    let basket = Basket(context: context)
    basket.addToItems(item("a"))
    let tag = Tag(context: context)
    basket.tags = NSOrderedSet(array: [tag])
    try context.save()
    context.delete(tag)
    let error = try #require(throws: CoreDataError.self) { try context.save() }
    #expect(error.kind == .deniedDeletion && error.entity == "Tag" && error.property == "baskets")
    context.rollback()
    context.delete(basket)
    try context.save()
    #expect(try context.count(for: Item.fetchRequest()) == 0)
    #expect(tag.baskets.isEmpty)
  }

  @Test(
    arguments: [
      ("title", nil, CoreDataError.Kind.missingValue),
      ("title", "a title of more than twenty", .tooLong),
      ("count", -1, .tooSmall),
    ] as [(String, (any Sendable)?, CoreDataError.Kind)])
  func `the error of a save names the broken rule`(
    key: String, value: (any Sendable)?, kind: CoreDataError.Kind
  ) throws {
    item("a").setValue(value, forKey: key)
    let error = try #require(throws: CoreDataError.self) { try context.save() }
    #expect(error.kind == kind && error.entity == "Item" && error.property == key)
    #expect((error as NSError).code == kind.rawValue)
    #expect((error as NSError).domain == NSCocoaErrorDomain)
  }

  @Test(arguments: [
    (NSMergePolicy.mergeByPropertyObjectTrump, "mine"),
    (NSMergePolicy.mergeByPropertyStoreTrump, "theirs"), (NSMergePolicy.rollback, "theirs"),
  ])
  func `saving a conflicting change throws, or is resolved by the merge policy`(
    policy: NSMergePolicy, title: String
  ) throws {
    let apple = item("apple")
    try context.save()
    let other = container.newBackgroundContext()
    let identifier = apple.objectID
    try other.performAndWait {
      (other.object(with: identifier) as? Item)?.title = "theirs"
      try other.save()
    }
    apple.title = "mine"
    let error = try #require(throws: CoreDataError.self) { try context.save() }
    #expect(error.kind == .conflict)
    context.mergePolicy = policy
    try context.save()
    #expect(apple.title == title)
  }

  @Test func `a duplicate of a unique value is refused, or resolved by a merge policy`() throws {
    let first = Tag(context: context)
    first.word = "a"
    try context.save()
    let second = Tag(context: context)
    second.word = "a"
    let error = try #require(throws: CoreDataError.self) { try context.save() }
    #expect(error.kind == .takenValue && error.entity == "Tag" && error.property == "word")
    context.mergePolicy = NSMergeByPropertyObjectTrumpMergePolicy
    try context.save()
    #expect(try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")) == [first])
    #expect(second.managedObjectContext == nil)
  }

  @Test func `isDeleted of a deleted object is true until the context is saved`() throws {
    let apple = item("apple")
    try context.save()
    context.delete(apple)
    #expect(apple.isDeleted)
    try context.save()
    #expect(!apple.isDeleted && apple.managedObjectContext == nil)
  }

  @Test func `a context that merges changes automatically gets the saves of others`() async throws {
    context.automaticallyMergesChangesFromParent = true
    let apple = item("apple")
    try context.save()
    let identifier = apple.objectID
    try await container.performBackgroundTask { other in
      (other.object(with: identifier) as? Item)?.title = "pear"
      try other.save()
    }
    // The view context is notified on the main queue, so this waits for the main queue.
    await context.perform {}
    #expect(apple.title == "pear")
  }

  @Test func `the didSave notification contains the saved objects`() throws {
    let apple = item("apple")
    nonisolated(unsafe) var told: Set<NSManagedObject>?
    let token = NotificationCenter.default.addObserver(
      forName: .NSManagedObjectContextDidSave, object: context, queue: nil
    ) { told = $0.userInfo?[NSInsertedObjectsKey] as? Set<NSManagedObject> }
    defer { NotificationCenter.default.removeObserver(token) }
    try context.save()
    #expect(told == [apple])
  }

  @Test func `a batch delete request deletes the objects that match its predicate`() throws {
    _ = item("a")
    _ = item("b")
    try context.save()
    let request = NSFetchRequest<any NSFetchRequestResult>(entityName: "Item")
    request.predicate = NSPredicate(format: "title == 'a'")
    let deletion = NSBatchDeleteRequest(fetchRequest: request)
    deletion.resultType = .resultTypeCount
    let result = try context.execute(deletion) as? NSBatchDeleteResult
    #expect(result?.result as? Int == 1)
    #expect(try context.fetch(Item.fetchRequest()).map(\.title) == ["b"])
  }

  @Test func `an object identifier's URI can be converted back to the object`() throws {
    let apple = item("apple")
    try context.save()
    let address = apple.objectID.uriRepresentation()
    let coordinator = container.persistentStoreCoordinator
    let identifier = try #require(coordinator.managedObjectID(forURIRepresentation: address))
    #expect(try context.existingObject(with: identifier) === apple)
    context.delete(apple)
    try context.save()
    #expect(throws: CoreDataError.self) { try context.existingObject(with: identifier) }
  }

  @Test func `a fetched results controller groups objects into sections and notifies its delegate`()
    async throws
  {
    let basket = Basket(context: context)
    basket.name = "fruit"
    item("apple").basket = basket
    _ = item("screw")
    try context.save()
    let request = Item.fetchRequest()
    request.sortDescriptors = [NSSortDescriptor(key: "title", ascending: true)]
    let controller = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "basket.name",
      cacheName: nil)
    let listener = Listener()
    controller.delegate = listener
    try controller.performFetch()
    #expect(controller.sections?.map(\.name) == ["fruit", ""])
    #expect(controller.object(at: IndexPath(indexes: [1, 0])).title == "screw")
    _ = item("bolt")
    await context.perform {}
    #expect(listener.counts == [3])
  }
}

private final class Listener: NSFetchedResultsControllerDelegate {
  var counts: [Int] = []

  func controllerDidChangeContent(
    _ controller: NSFetchedResultsController<any NSFetchRequestResult>
  ) {
    counts.append(controller.fetchedObjects?.count ?? 0)
  }
}
