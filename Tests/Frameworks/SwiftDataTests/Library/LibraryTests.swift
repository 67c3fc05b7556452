import Foundation
import SwiftData
import Testing

/// Tests of models with each kind of attribute and relationship, as an app declares and uses them.
@MainActor @Suite struct LibraryTests {
  @Test func `values of each type are read as they were saved`() throws {
    let container = try library()
    let volume = Volume(isbn: "1", title: "a", edition: .rated(stars: 4, by: "me"))
    let price = try #require(Decimal(string: "3.14159265358979323846"))
    volume.cover = Data([1, 2, 3])
    (volume.words, volume.counts, volume.price) = (["x", "y"], ["a": 1], price)
    (volume.weight, volume.small, volume.big) = (1.5, -3, .max)
    (volume.optionalLevel, volume.url) = (.high, URL(string: "https://a.b"))
    container.mainContext.insert(volume)
    try container.mainContext.save()
    let read = try #require(
      try ModelContext(container).fetch(FetchDescriptor<Volume>()).first)
    #expect(read.edition == .rated(stars: 4, by: "me") && read.cover == Data([1, 2, 3]))
    #expect(read.words == ["x", "y"] && read.counts == ["a": 1] && read.price == price)
    #expect(read.weight == 1.5 && read.small == -3 && read.big == .max)
    #expect(read.optionalLevel == .high && read.url?.absoluteString == "https://a.b")
    #expect(read.format == Format() && read.chapters == [] && read.level == .low)
  }

  @Test func `a model with the unique values of another one replaces it`() throws {
    let context = try library().mainContext
    context.insert(Volume(isbn: "1", title: "a"))
    try context.save()
    context.insert(Volume(isbn: "1", title: "b", number: 7))
    try context.save()
    let all = try context.fetch(FetchDescriptor<Volume>())
    #expect(all.map(\.title) == ["b"] && all.map(\.number) == [7])
    context.insert(Volume(isbn: "2", title: "b", number: 7))
    try context.save()
    #expect(try context.fetch(FetchDescriptor<Volume>()).map(\.isbn) == ["2"])
  }

  @Test func `deleting a model follows the rule of each relationship`() throws {
    let context = try library().mainContext
    let (volume, writer, agent) = (Volume(isbn: "1", title: "a"), Writer("x"), Agent("g"))
    context.insert(volume)
    context.insert(writer)
    context.insert(agent)
    volume.writers.append(writer)
    (writer.agent, volume.slip) = (agent, Slip("n"))
    volume.chapters = [Chapter("1"), Chapter("2")]
    try context.save()
    #expect(writer.volumes == [volume] && agent.writers == [writer])
    context.delete(agent)
    #expect(throws: (any Error).self) { try context.save() }
    context.rollback()
    #expect(!agent.isDeleted && writer.agent === agent)
    context.delete(volume)
    try context.save()
    #expect(try context.fetchCount(FetchDescriptor<Chapter>()) == 0)
    #expect(try context.fetchCount(FetchDescriptor<Slip>()) == 1)
    #expect(writer.volumes.isEmpty)
  }

  @Test func `a fetch has a predicate, an order, a limit, an offset and batches`() throws {
    let context = try library(volumes: 10).mainContext
    var wanted = FetchDescriptor<Volume>(
      predicate: #Predicate { $0.number >= 2 }, sortBy: [SortDescriptor(\.number, order: .reverse)])
    (wanted.fetchLimit, wanted.fetchOffset) = (3, 1)
    wanted.relationshipKeyPathsForPrefetching = [\.chapters, \.writers]
    wanted.propertiesToFetch = [\.title, \.number]
    wanted.includePendingChanges = false
    #expect(try context.fetch(wanted).map(\.number) == [8, 7, 6])
    #expect(try context.fetchCount(wanted) == 3)
    let identifiers = try context.fetchIdentifiers(wanted)
    #expect(identifiers.map { (context.model(for: $0) as? Volume)?.number } == [8, 7, 6])
    let batches: FetchResultsCollection<Volume> = try context.fetch(wanted, batchSize: 2)
    #expect(batches.map(\.title) == ["volume 8", "volume 7", "volume 6"])
    #expect(try context.fetchIdentifiers(wanted, batchSize: 2).map { $0 } == identifiers)
  }

  @Test func `models can be changed while they are enumerated`() throws {
    let container = try library(volumes: 10)
    let context = container.mainContext
    var seen: [Int] = []
    try context.enumerate(
      FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.number)]), batchSize: 3
    ) {
      seen.append($0.number)
      $0.title = "new \($0.number)"
    }
    try context.save()
    #expect(seen == Array(0..<10))
    let other = ModelContext(container)
    #expect(
      try other.fetch(FetchDescriptor<Volume>()).allSatisfy { $0.title == "new \($0.number)" })
  }

  @Test func `all models of a type that a predicate matches are deleted`() throws {
    let container = try library(volumes: 6)
    let context = container.mainContext
    try context.delete(model: Volume.self, where: #Predicate { $0.number < 3 })
    #expect(try context.fetchCount(FetchDescriptor<Volume>()) == 3)
    try context.save()
    try context.delete(
      model: Volume.self, where: #Predicate { $0.title.contains("4") }, includeSubclasses: false)
    try context.save()
    #expect(try ModelContext(container).fetchCount(FetchDescriptor<Volume>()) == 2)
  }

  @Test func `rolling back and undoing restore values and relationships`() throws {
    let context = try library(volumes: 1).mainContext
    context.undoManager = UndoManager()
    let volume = try #require(try context.fetch(FetchDescriptor<Volume>()).first)
    volume.title = "x"
    #expect(context.hasChanges && volume.hasChanges)
    context.rollback()
    #expect(volume.title == "volume 0" && !context.hasChanges)
    context.undoManager?.beginUndoGrouping()
    volume.title = "y"
    volume.chapters?.append(Chapter("c"))
    context.undoManager?.endUndoGrouping()
    context.undoManager?.undo()
    #expect(volume.title == "volume 0" && volume.chapters?.isEmpty == true)
    context.undoManager?.redo()
    #expect(volume.title == "y" && volume.chapters?.map(\.name) == ["c"])
  }

  @Test func `a schema has the entities of the models and of those that they lead to`() throws {
    let container = try library()
    #expect(
      container.schema.entities.map(\.name).sorted()
        == ["Agent", "Chapter", "Slip", "Volume", "Writer"])
    #expect(container.schema.entitiesByName["Volume"]?.name == "Volume")
    #expect(Schema.entityName(for: Volume.self) == "Volume")
  }

  @Test func `a deleted model leaves its context when the context is saved`() throws {
    let context = try library(volumes: 1).mainContext
    let id = try #require(try context.fetchIdentifiers(FetchDescriptor<Volume>()).first)
    let volume = try #require(context.model(for: id) as? Volume)
    let registered: Volume? = context.registeredModel(for: id)
    #expect(registered === volume)
    context.delete(volume)
    #expect(volume.isDeleted)
    try context.save()
    #expect(context.insertedModelsArray.isEmpty && context.deletedModelsArray.isEmpty)
    #expect(context.changedModelsArray.isEmpty)
  }
}
