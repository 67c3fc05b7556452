import CoreData
import Foundation
import SwiftUI
import SwiftUITesting
import Testing

private struct ItemList: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(
    sortDescriptors: [NSSortDescriptor(keyPath: \Item.title, ascending: true)],
    animation: .default)
  private var items: FetchedResults<Item>

  var body: some View {
    VStack {
      ForEach(items) { ItemRow(item: $0) }
      Button("Add") {
        let number = items.count + 1
        Item(context: context).title = "item \(number)"
      }
      Button("Delete") { items.prefix(1).forEach(context.delete) }
      Button("Clear") { for index in 0..<items.count { context.delete(items[index]) } }
      Button("Rename") { items.first?.title = "renamed" }
      Button("Filter") { items.nsPredicate = NSPredicate(format: "title ENDSWITH '2'") }
      Button("Turn") {
        items.nsSortDescriptors = [NSSortDescriptor(key: "title", ascending: false)]
      }
    }
  }
}

private struct ItemRow: View {
  @ObservedObject var item: Item

  var body: some View { Text(item.title) }
}

private struct Sections: View {
  @SectionedFetchRequest(
    sectionIdentifier: \Item.isDone, sortDescriptors: [SortDescriptor(\Item.count)])
  private var sections: SectionedFetchResults<Bool, Item>

  var body: some View {
    ForEach(sections) { section in Text("\(section.id ? "done" : "open"): \(section.count)") }
  }
}

private struct Sorted: View {
  @FetchRequest(fetchRequest: Self.second) private var items: FetchedResults<Item>

  private static var second: NSFetchRequest<Item> {
    let request = Item.fetchRequest()
    (request.fetchLimit, request.fetchOffset) = (1, 1)
    return request
  }

  var body: some View {
    ForEach(items) { ItemRow(item: $0) }
    Button("Sort") { items.sortDescriptors = [SortDescriptor(\Item.title)] }
  }
}

private struct Measured: View {
  @Environment(\.managedObjectContext) private var context
  @FetchRequest(sortDescriptors: [SortDescriptor(\Item.title)])
  private var items: FetchedResults<Item>

  var body: some View {
    Button("Add") { Item(context: context).title = "inner" }
    GeometryReader { _ in ForEach(items) { ItemRow(item: $0) } }
  }
}

/// Tests of `FetchRequest` and `SectionedFetchRequest` in views.
@MainActor struct FetchRequestTests {
  @Test func `a view with a FetchRequest shows what is inserted, renamed and deleted`() throws {
    let context = try Shop.memory().viewContext
    let screen = Screen(
      ItemList().environment(\.managedObjectContext, context), device: .local)
    try screen.button("Add").tap()
    try screen.button("Add").tap()
    #expect(screen.has("item 1") && screen.has("item 2"))
    try screen.button("Rename").tap()
    #expect(screen.has("renamed") && !screen.has("item 1"))
    try screen.button("Delete").tap()
    #expect(!screen.has("item 2") && screen.has("renamed"))
  }

  @Test func `an action that deletes fetched results by index deletes all of them`() throws {
    let context = try Shop.memory().viewContext
    let screen = Screen(
      ItemList().environment(\.managedObjectContext, context), device: .local)
    for _ in 0..<3 { try screen.button("Add").tap() }
    try screen.button("Clear").tap()
    #expect(!screen.has("item 1") && !screen.has("item 2") && !screen.has("item 3"))
    #expect(try context.count(for: Item.fetchRequest()) == 0)
  }

  @Test func `a fetch sorts by key paths before it applies the limit`() throws {
    let context = try Shop.memory().viewContext
    for title in ["c", "a", "b"] { Item(context: context).title = title }
    let screen = Screen(
      Sorted().environment(\.managedObjectContext, context), device: .local)
    try screen.button("Sort").tap()
    #expect(screen.has("b") && !screen.has("a") && !screen.has("c"))
  }

  @Test func `a GeometryReader's content shows a new object of the parent's FetchRequest`() throws {
    let context = try Shop.memory().viewContext
    let screen = Screen(
      Measured().environment(\.managedObjectContext, context), device: .local)
    #expect(!screen.has("inner"))
    try screen.button("Add").tap()
    #expect(screen.has("inner"))
  }

  @Test func `setting the predicate of a view's fetched results filters them`() throws {
    let context = try Shop.memory().viewContext
    let screen = Screen(
      ItemList().environment(\.managedObjectContext, context), device: .local)
    try screen.button("Add").tap()
    try screen.button("Add").tap()
    try screen.button("Filter").tap()
    #expect(!screen.has("item 1") && screen.has("item 2"))
  }

  @Test func `SectionedFetchRequest gives a view its results grouped into sections`() throws {
    let context = try Shop.memory().viewContext
    for index in 0..<3 {
      let item = Item(context: context)
      (item.count, item.isDone) = (Int16(index), index == 2)
    }
    let screen = Screen(
      Sections().environment(\.managedObjectContext, context), device: .local)
    #expect(screen.has("open: 2") && screen.has("done: 1"))
  }
}
