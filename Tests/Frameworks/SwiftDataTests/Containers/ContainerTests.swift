import Foundation
import StrataKitTesting
import Testing

@testable import SwiftData

@Model private final class Wrong {
  @Attribute(.ephemeral) var name = ""
  init() {}
}

/// Tests of models and configurations that a container refuses, and of several configurations.
struct ContainerTests {
  @Test func `a model that cannot be stored is refused with its name, the attribute and the rule`()
    throws
  {
    let error = #expect(throws: SwiftDataError.self) { try memory(Wrong.self) }
    #expect(error == .loadIssueModelContainer)
    #expect((error?.model, error?.attribute) == ("Wrong", "name"))
    #expect(error?.rule.contains("@Transient") == true)
  }

  @Test func `saving or fetching a model that is not in the container's schema throws an error`()
    throws
  {
    let context = ModelContext(try memory(Person.self))
    #expect(throws: SwiftDataError.unknownSchema) { try context.fetch(FetchDescriptor<Trip>()) }
    context.insert(Trip(name: "Rome"))
    #expect(throws: SwiftDataError.unknownSchema) { try context.save() }
  }

  @Test func `a store's database has the indices that the model declares`() throws {
    let indices = StoreSchema.Table(try EntityPlan(Trip.self)).indexCreations
    for wanted in [
      #""Trip.start.index" ON "Trip" ("start")"#,
      #""Trip.name+start.index" ON "Trip" ("name", "start")"#,
    ] {
      #expect(indices.contains("CREATE INDEX IF NOT EXISTS \(wanted)"), "\(indices)")
    }
  }

  @Test
  func `opening a file that is no SwiftData store throws loadIssueModelContainer and keeps it`()
    throws
  {
    let folder = try TemporaryFolder()
    let url = folder.file("other.store")
    try Data("this is no database, whatever its name says".utf8).write(to: url)
    #expect(throws: SwiftDataError.loadIssueModelContainer) { try stored(at: url, Person.self) }
    #expect(try String(contentsOf: url, encoding: .utf8).hasPrefix("this is no database"))
  }

  @Test(arguments: ["a/b", "", ".."])
  func `a configuration with an invalid store file name is refused`(name: String) {
    #expect(throws: SwiftDataError.configurationFileNameContainsInvalidCharacters) {
      try ModelContainer(for: Person.self, configurations: ModelConfiguration(name))
    }
  }

  @Test func `each model is stored in the file of its model configuration`() throws {
    let folder = try TemporaryFolder()
    let people = ModelConfiguration(
      "people", schema: Schema([Person.self]), url: folder.file("people.store"))
    let rooms = ModelConfiguration(
      "rooms", schema: Schema([Room.self]), url: folder.file("rooms.store"))
    do {
      let container = try ModelContainer(
        for: Schema([Person.self, Room.self]), configurations: [people, rooms])
      let context = ModelContext(container)
      context.insert(Person(first: "Ada", last: "Lovelace"))
      context.insert(Room(number: 7))
      try context.save()
    }
    let context = ModelContext(try stored(at: folder.file("people.store"), Person.self))
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 1)
    let other = ModelContext(try stored(at: folder.file("rooms.store"), Room.self))
    #expect(try other.fetch(FetchDescriptor<Room>()).map(\.number) == [7])
  }

  @Test func `two model configurations with the same store file are refused`() throws {
    let url = try TemporaryFolder().file("one.store")
    #expect(throws: SwiftDataError.duplicateConfiguration) {
      try ModelContainer(
        for: Schema([Person.self, Room.self]),
        configurations: [
          ModelConfiguration("a", schema: Schema([Person.self]), url: url),
          ModelConfiguration("b", schema: Schema([Room.self]), url: url),
        ])
    }
  }

  @Test func `a store with allowsSave false can be fetched from, and saving to it throws an error`()
    throws
  {
    let folder = try TemporaryFolder()
    let url = folder.file("people.store")
    let writing = ModelContext(try stored(at: url, Person.self))
    writing.insert(Person(first: "Ada", last: "Lovelace"))
    try writing.save()
    let container = try ModelContainer(
      for: Person.self, configurations: ModelConfiguration(url: url, allowsSave: false))
    let context = ModelContext(container)
    #expect(try context.fetchCount(FetchDescriptor<Person>()) == 1)
    context.insert(Person(first: "Bob", last: "Ross"))
    #expect(throws: SwiftDataError.storage) { try context.save() }
  }

  @MainActor @Test func `erasing a ModelContainer removes the saved models from its main context`()
    throws
  {
    let container = try memory()
    container.mainContext.insert(Trip(name: "Rome"))
    try container.mainContext.save()
    try container.erase()
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 0)
  }
}
