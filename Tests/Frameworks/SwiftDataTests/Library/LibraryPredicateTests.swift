import Foundation
import SwiftData
import Testing

/// Tests of predicates over relationships, optional values, enumerations and identifiers.
@MainActor @Suite struct LibraryPredicateTests {
  private let context: ModelContext
  private let volumes: [Volume]
  private let writer = Writer("x")

  init() throws {
    context = try library(volumes: 4).mainContext
    volumes = try context.fetch(FetchDescriptor<Volume>(sortBy: [SortDescriptor(\.number)]))
    context.insert(writer)
    volumes[0].writers = [writer]
    volumes[1].chapters = [Chapter("c", pages: 30)]
    volumes[2].optionalLevel = .high
    volumes[3].level = .high
    try context.save()
  }

  private func find(_ predicate: Predicate<Volume>) throws -> [Int] {
    let wanted = FetchDescriptor(predicate: predicate, sortBy: [SortDescriptor(\.number)])
    return try context.fetch(wanted).map(\.number)
  }

  @Test func `predicates look into relationships to many models`() throws {
    let id = writer.persistentModelID
    #expect(try find(#Predicate { $0.writers.contains { $0.persistentModelID == id } }) == [0])
    #expect(try find(#Predicate { $0.writers.contains { $0.name == "x" } }) == [0])
    #expect(try find(#Predicate { $0.chapters?.contains { $0.pages > 20 } == true }) == [1])
    #expect(try find(#Predicate { ($0.chapters?.count ?? 0) > 0 }) == [1])
    #expect(try find(#Predicate { $0.chapters?.isEmpty ?? true }) == [0, 2, 3])
  }

  @Test func `predicates compare enumerations, stored structures and optional values`() throws {
    let high = Level.high
    #expect(try find(#Predicate { $0.optionalLevel == high }) == [2])
    #expect(try find(#Predicate { $0.level == high }) == [3])
    #expect(try find(#Predicate { $0.level.rawValue == 2 }) == [3])
    #expect(try find(#Predicate { $0.format.width > 0.5 }) == [0, 1, 2, 3])
    #expect(try find(#Predicate { $0.url == nil && $0.number > 2 }) == [3])
  }

  @Test func `predicates and orders follow a relationship to one model`() throws {
    let id = volumes[1].persistentModelID
    let chapters = try context.fetch(
      FetchDescriptor<Chapter>(predicate: #Predicate { $0.volume?.persistentModelID == id }))
    #expect(chapters.map(\.name) == ["c"])
    let named = try context.fetch(
      FetchDescriptor<Chapter>(predicate: #Predicate { $0.volume?.title == "volume 1" }))
    #expect(named.count == 1)
    let sorted = FetchDescriptor<Chapter>(sortBy: [SortDescriptor(\.volume?.title)])
    #expect(try context.fetch(sorted).count == 1)
  }

  @Test func `a predicate tests whether a set contains the model's identifier`() throws {
    let ids: Set<PersistentIdentifier> = [
      volumes[0].persistentModelID, volumes[2].persistentModelID,
    ]
    #expect(try find(#Predicate { ids.contains($0.persistentModelID) }) == [0, 2])
  }
}
