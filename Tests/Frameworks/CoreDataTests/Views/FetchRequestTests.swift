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

/// Tests of requests of views.
@MainActor struct FetchRequestTests {
  @Test func `a view shows what is inserted, renamed and deleted`() throws {
    let context = try Shop.memory().viewContext
    let screen = Screen(ItemList().environment(\.managedObjectContext, context))
    try screen.button("Add").tap()
    try screen.button("Add").tap()
    #expect(screen.has("item 1") && screen.has("item 2"))
    try screen.button("Rename").tap()
    #expect(screen.has("renamed") && !screen.has("item 1"))
    try screen.button("Delete").tap()
    #expect(!screen.has("item 2") && screen.has("renamed"))
  }

  @Test func `a view's condition can be set`() throws {
    let context = try Shop.memory().viewContext
    let screen = Screen(ItemList().environment(\.managedObjectContext, context))
    try screen.button("Add").tap()
    try screen.button("Add").tap()
    try screen.button("Filter").tap()
    #expect(!screen.has("item 1") && screen.has("item 2"))
  }

  @Test func `a view shows sections`() throws {
    let context = try Shop.memory().viewContext
    for index in 0..<3 {
      let item = Item(context: context)
      (item.count, item.isDone) = (Int16(index), index == 2)
    }
    let screen = Screen(Sections().environment(\.managedObjectContext, context))
    #expect(screen.has("open: 2") && screen.has("done: 1"))
  }
}
