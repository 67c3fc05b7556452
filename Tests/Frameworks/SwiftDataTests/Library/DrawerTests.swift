import Foundation
import SwiftData
import Testing

/// Tests of models that lead to models of their own type.
@MainActor @Suite struct DrawerTests {
  private let container: ModelContainer
  private let root = Drawer(
    "root", children: [Drawer("a", children: [Drawer("aa")]), Drawer("b")])

  init() throws {
    container = try ModelContainer(
      for: Drawer.self, configurations: ModelConfiguration(isStoredInMemoryOnly: true))
    container.mainContext.insert(root)
    try container.mainContext.save()
  }

  private func count(_ predicate: Predicate<Drawer>) throws -> Int {
    try ModelContext(container).fetchCount(FetchDescriptor(predicate: predicate))
  }

  @Test func `inserting a model inserts those below it, and predicates follow the tree`() throws {
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Drawer>()) == 4)
    let wanted = FetchDescriptor(predicate: #Predicate<Drawer> { $0.name == "a" })
    let drawer = try #require(try ModelContext(container).fetch(wanted).first)
    #expect(drawer.parent?.name == "root" && drawer.children.map(\.name) == ["aa"])
    #expect(try count(#Predicate { $0.parent == nil }) == 1)
    #expect(try count(Drawer.named("a")) == 2)
    #expect(try count(#Predicate { $0.parent?.parent?.name == "root" }) == 1)
    #expect(try count(#Predicate { $0.children.contains { $0.children.count == 1 } }) == 1)
  }

  @Test func `deleting a model deletes the tree below it in all contexts`() throws {
    let (context, other) = (container.mainContext, ModelContext(container))
    let wanted = FetchDescriptor(predicate: #Predicate<Drawer> { $0.name == "a" })
    other.delete(try #require(try other.fetch(wanted).first))
    try other.save()
    #expect(try context.fetch(FetchDescriptor<Drawer>()).map(\.name).sorted() == ["b", "root"])
    #expect(root.children.map(\.name) == ["b"])
  }

  @Test func `a relationship without an inverse is stored`() throws {
    root.friends.append(contentsOf: root.children.filter { $0.name == "b" })
    try container.mainContext.save()
    let wanted = FetchDescriptor(predicate: #Predicate<Drawer> { $0.name == "root" })
    let read = try #require(try ModelContext(container).fetch(wanted).first)
    #expect(read.friends.map(\.name) == ["b"])
  }

  @Test(arguments: [String.StandardComparator.localizedStandard, .localized, .lexical])
  func `names are ordered by each standard comparator`(comparator: String.StandardComparator)
    throws
  {
    let wanted = FetchDescriptor<Drawer>(sortBy: [SortDescriptor(\.name, comparator: comparator)])
    #expect(try container.mainContext.fetch(wanted).map(\.name) == ["a", "aa", "b", "root"])
  }
}
