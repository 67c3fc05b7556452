import CoreData
import Foundation
import Testing

/// Tests of saving a unique value that another object already has.
@MainActor struct UniquenessTests {
  private let container: NSPersistentContainer
  private let context: NSManagedObjectContext

  /// The model with unique names of baskets, and a rank of each tag.
  private static let contents = Shop.contents
    .replacing(
      "<attribute name=\"word\"",
      with: """
        <attribute name="rank" optional="YES" attributeType="Integer 16"/>
        <attribute name="word"
        """
    )
    .replacing(
      "<attribute name=\"opened\"",
      with: """
        <uniquenessConstraints><uniquenessConstraint><constraint value="name"/>\
        </uniquenessConstraint></uniquenessConstraints>
        <attribute name="opened"
        """)

  init() throws {
    container = try Shop.container(
      at: URL(fileURLWithPath: "/dev/null"), contents: Self.contents)
    context = container.viewContext
  }

  private func tag(_ word: String) -> Tag {
    let tag = Tag(context: context)
    tag.word = word
    return tag
  }

  private func basket(_ name: String, _ tags: Tag...) -> Basket {
    let basket = Basket(context: context)
    (basket.name, basket.tags) = (name, NSOrderedSet(array: tags))
    return basket
  }

  private func tags(of basket: Basket) -> [Tag]? { basket.tags?.array as? [Tag] }

  private func words() throws -> [String?] {
    try context.fetch(NSFetchRequest<Tag>(entityName: "Tag")).map(\.word)
  }

  @Test(arguments: [NSMergePolicy.mergeByPropertyObjectTrump, .overwrite])
  func `a new object with a taken unique value updates the stored one, and references to it remain`(
    policy: NSMergePolicy
  ) throws {
    let stored = tag("a")
    stored.setValue(7, forKey: "rank")
    let old = basket("old", stored)
    let item = Item(context: context)
    item.basket = old
    try context.save()
    let young = basket("young", tag("a"))
    let (twin, second) = (basket("old"), Item(context: context))
    second.basket = twin
    context.mergePolicy = policy
    try context.save()
    #expect(try words() == ["a"] && stored.value(forKey: "rank") as? Int == 7)
    #expect(tags(of: old) == [stored] && tags(of: young) == [stored])
    #expect(stored.baskets == [old, young])
    #expect(item.basket === old && second.basket === old && old.items?.count == 2)
    #expect(twin.managedObjectContext == nil)
  }

  @Test func `a new object gets the identity of a stored one that is not in memory`() throws {
    let other = container.newBackgroundContext()
    let identifier = try other.performAndWait {
      let tag = Tag(context: other)
      tag.word = "a"
      try other.save()
      return tag.objectID
    }
    let mine = tag("a")
    let basket = basket("b", mine)
    context.mergePolicy = .mergeByPropertyObjectTrump
    try context.save()
    #expect(mine.objectID == identifier && tags(of: basket) == [mine])
    #expect(try context.existingObject(with: identifier) === mine)
    mine.word = "b"
    try context.save()
    #expect(try words() == ["b"])
  }

  @Test(arguments: [NSMergePolicy.mergeByPropertyStoreTrump, .rollback])
  func `a new object with a taken unique value is dropped, and nothing refers to it`(
    policy: NSMergePolicy
  ) throws {
    let (stored, old) = (tag("a"), basket("old"))
    try context.save()
    let (new, item) = (tag("a"), Item(context: context))
    let young = basket("young", new)
    item.basket = basket("old", stored)
    context.mergePolicy = policy
    try context.save()
    #expect(try words() == ["a"] && new.managedObjectContext == nil)
    #expect(tags(of: young) == [] && stored.baskets.isEmpty)
    #expect(item.basket == nil && old.items?.count == 0)
    #expect(try context.count(for: NSFetchRequest<Basket>(entityName: "Basket")) == 2)
  }

  @Test
  func `changing a unique value to another object's throws, or is resolved by the merge policy`()
    throws
  {
    let (first, second) = (tag("a"), tag("b"))
    let basket = basket("basket", first)
    try context.save()
    second.word = "a"
    let error = try #require(throws: CoreDataError.self) { try context.save() }
    #expect(error.kind == .takenValue && error.property == "word")
    context.mergePolicy = .mergeByPropertyStoreTrump
    try context.save()
    #expect(second.word == "b" && first.word == "a")
    second.word = "a"
    context.mergePolicy = .mergeByPropertyObjectTrump
    try context.save()
    #expect(try words() == ["a"] && first.managedObjectContext == nil)
    #expect(tags(of: basket) == [second] && second.baskets == [basket])
  }

  @Test func `two objects can exchange their unique values in one save`() throws {
    let (first, second) = (tag("a"), tag("b"))
    try context.save()
    (first.word, second.word) = ("b", "a")
    try context.save()
    #expect(try words() == ["b", "a"])
    context.refreshAllObjects()
    #expect(first.word == "b" && second.word == "a")
  }
}
