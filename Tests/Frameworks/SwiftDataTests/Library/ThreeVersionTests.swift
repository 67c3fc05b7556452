import Foundation
import StrataKitTesting
import SwiftData
import Testing

private enum First: VersionedSchema {
  static var versionIdentifier: Schema.Version { Schema.Version(1, 0, 0) }
  static var models: [any PersistentModel.Type] { [Card.self] }

  @Model final class Card {
    var name: String
    var old: Int = 1

    init(name: String) { self.name = name }
  }
}

private enum Second: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Card.self] }

  @Model final class Card {
    @Attribute(originalName: "name") var title: String
    var extra: String?
    var count: Int = 3

    init(title: String) { self.title = title }
  }
}

private enum Third: VersionedSchema {
  static let versionIdentifier = Schema.Version(3, 0, 0)
  static var models: [any PersistentModel.Type] { [Card.self] }

  @Model final class Card {
    @Attribute(.unique) var title: String
    var extra: String?

    init(title: String) { self.title = title }
  }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] { [First.self, Second.self, Third.self] }
  static var stages: [MigrationStage] { [rename, unite] }

  static let rename = MigrationStage.lightweight(fromVersion: First.self, toVersion: Second.self)
  /// Removes models whose titles would not be unique, and marks the others.
  static let unite = MigrationStage.custom(
    fromVersion: Second.self, toVersion: Third.self,
    willMigrate: { context in
      let cards = try context.fetch(
        FetchDescriptor<Second.Card>(sortBy: [SortDescriptor(\.title)]))
      var seen = Set<String>()
      for card in cards where !seen.insert(card.title).inserted { context.delete(card) }
      try context.save()
    },
    didMigrate: { context in
      for card in try context.fetch(FetchDescriptor<Third.Card>()) { card.extra = "migrated" }
      try context.save()
    })
}

/// Tests of a store that skips a version.
@MainActor @Suite struct ThreeVersionTests {
  @Test func `a store of the first version passes through both stages`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("cards.store")
    let old = try ModelContainer(
      for: First.Card.self, configurations: ModelConfiguration(url: url))
    for name in ["b", "a", "b"] { old.mainContext.insert(First.Card(name: name)) }
    try old.mainContext.save()
    let new = try ModelContainer(
      for: Third.Card.self, migrationPlan: Plan.self,
      configurations: ModelConfiguration(url: url))
    let cards = try new.mainContext.fetch(
      FetchDescriptor<Third.Card>(sortBy: [SortDescriptor(\.title)]))
    #expect(cards.map(\.title) == ["a", "b"])
    #expect(cards.allSatisfy { $0.extra == "migrated" })
  }
}
