import Foundation
import SwiftData
import Testing

@ModelActor actor Importer {
  func add(_ names: [String]) throws -> [PersistentIdentifier] {
    let trips = names.map { Trip(name: $0) }
    for trip in trips { modelContext.insert(trip) }
    try modelContext.save()
    return trips.map(\.persistentModelID)
  }

  func days(of identifier: PersistentIdentifier) -> Int? { self[identifier, as: Trip.self]?.days }
}

/// Tests of actors with a separate context.
@MainActor struct ModelActorTests {
  @Test func `the main context sees models that a model actor has saved`() async throws {
    let container = try memory()
    let importer = Importer(modelContainer: container)
    let identifiers = try await importer.add(["Rome", "Oslo"])
    #expect(try container.mainContext.fetchCount(FetchDescriptor<Trip>()) == 2)
    let rome = try #require(container.mainContext.model(for: identifiers[0]) as? Trip)
    #expect(rome.name == "Rome")
    rome.days = 6
    try container.mainContext.save()
    #expect(importer.modelContainer === container)
  }

  @Test func `a model actor finds a model by its persistent identifier`() async throws {
    let container = try memory()
    let importer = Importer(modelContainer: container)
    let identifiers = try await importer.add(["Rome"])
    #expect(await importer.days(of: identifiers[0]) == 1)
  }
}
