import Foundation
import StrataKitTesting
import SwiftData
import SwiftUI
import SwiftUITesting
import Synchronization
import Testing

/// A list whose query depends on what its parent passes.
private struct Shelf: View {
  @Query private var volumes: [Volume]
  @Environment(\.modelContext) private var context

  init(search: String = "", order: SortOrder = .forward) {
    let predicate = #Predicate<Volume> {
      search.isEmpty || $0.title.localizedStandardContains(search)
    }
    _volumes = Query(filter: predicate, sort: \.title, order: order, animation: .default)
  }

  var body: some View {
    List {
      ForEach(volumes) { volume in Text(volume.title) }
        .onDelete { offsets in for index in offsets { context.delete(volumes[index]) } }
    }
  }
}

private struct SearchedShelf: View {
  @State private var search = ""
  @State private var order = SortOrder.forward

  var body: some View {
    VStack {
      TextField("Search", text: $search)
      Button("Flip") { order = order == .forward ? .reverse : .forward }
      Shelf(search: search, order: order)
    }
  }
}

/// A view with each form of a query.
private struct QueryForms: View {
  @Query(sort: \Volume.title, order: .reverse) var sorted: [Volume]
  @Query(
    filter: #Predicate<Volume> { $0.number > 1 },
    sort: [SortDescriptor(\Volume.number), SortDescriptor(\Volume.title)], animation: .easeInOut)
  var filtered: [Volume]
  @Query(Self.descriptor) var described: [Volume]
  @Query(sort: [SortDescriptor(\Volume.level.rawValue)]) var byLevel: [Volume]
  @Query var all: [Volume]

  static var descriptor: FetchDescriptor<Volume> {
    var wanted = FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.title)])
    wanted.fetchLimit = 1
    return wanted
  }

  var body: some View {
    Text("\(sorted.count) \(filtered.count) \(described.count) \(byLevel.count) \(all.count)")
  }
}

/// Tests of views with queries, and of what contexts tell of changes.
@MainActor @Suite(.timeLimit(.minutes(1))) struct LibraryViewTests {
  private func titles(_ screen: Screen) -> [String] {
    screen.lines.filter { $0.hasPrefix("volume") }
  }

  @Test func `a query follows the predicate and the order that the view's parent passes`() throws {
    let screen = Screen(SearchedShelf().modelContainer(try library(volumes: 3)))
    #expect(titles(screen) == ["volume 0", "volume 1", "volume 2"])
    try screen.button("Flip").tap()
    #expect(titles(screen) == ["volume 2", "volume 1", "volume 0"])
    try screen.field("Search").type("VOLUME 1")
    #expect(titles(screen) == ["volume 1"])
  }

  @Test func `each form of a query fetches its models`() throws {
    let screen = Screen(QueryForms().modelContainer(try library(volumes: 3)))
    #expect(screen.has("3 1 1 3 3"))
  }

  @Test func `a view and the main context show what a model actor saves`() async throws {
    let container = try library()
    let worker = Archivist(modelContainer: container)
    #expect(try await worker.fill(4) == 4)
    let volume = try #require(
      try container.mainContext.fetch(FetchDescriptor<Volume>()).first)
    let screen = Screen(Shelf().modelContainer(container))
    try await worker.rename(volume.persistentModelID, "renamed")
    while !screen.has("renamed") { await Task.yield() }
    #expect(volume.title == "renamed")
  }

  @Test func `an identifier is decoded as it was encoded`() throws {
    let context = try library(volumes: 1).mainContext
    let volume = try #require(try context.fetch(FetchDescriptor<Volume>()).first)
    let id = volume.persistentModelID
    let data = try JSONEncoder().encode(id)
    #expect(try JSONDecoder().decode(PersistentIdentifier.self, from: data) == id)
    #expect(id.entityName == "Volume" && volume.id == id)
  }

  @Test func `the main context and a model actor save at the same time`() async throws {
    let container = try library()
    let worker = Archivist(modelContainer: container)
    async let filled = worker.fill(50)
    for index in 0..<20 {
      container.mainContext.insert(Volume(isbn: "m\(index)", title: "m\(index)", number: 99))
      await Task.yield()
    }
    try container.mainContext.save()
    _ = try await filled
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Volume>()) == 70)
    try container.mainContext.delete(model: Volume.self)
    try container.mainContext.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Volume>()) == 0)
  }

  @Test func `a saved context posts the identifiers of changed models by kind of change`() throws {
    let context = try library(volumes: 2).mainContext
    let posted = Mutex<[String: [PersistentIdentifier]]>([:])
    let keys = [
      ModelContext.NotificationKey.insertedIdentifiers, .updatedIdentifiers, .deletedIdentifiers,
    ].map(\.rawValue)
    let token = NotificationCenter.default.addObserver(
      forName: ModelContext.didSave, object: context, queue: nil
    ) { note in
      for key in keys {
        guard let found = note.userInfo?[key] as? [PersistentIdentifier] else { continue }
        posted.withLock { $0[key] = found }
      }
    }
    defer { NotificationCenter.default.removeObserver(token) }
    let volumes = try context.fetch(FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.number)]))
    let (new, gone) = (Volume(isbn: "n", title: "n"), volumes[1].persistentModelID)
    context.insert(new)
    volumes[0].title = "changed"
    context.delete(volumes[1])
    try context.save()
    let found = posted.withLock { posted in keys.map { posted[$0] } }
    #expect(found == [[new.persistentModelID], [volumes[0].persistentModelID], [gone]])
  }
}
