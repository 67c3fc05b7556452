import Foundation
import StrataKitTesting
import SwiftData
import Testing

private enum FirstSchema: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Book.self, Shop.self] }

  @Model final class Book {
    var title: String
    var pages: Int
    var subtitle: String?

    init(title: String, pages: Int, subtitle: String? = nil) {
      self.title = title
      self.pages = pages
      self.subtitle = subtitle
    }
  }

  @Model final class Shop {
    var name = ""
    init() {}
  }
}

private enum SecondSchema: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Book.self, Author.self] }

  @Model final class Book {
    @Attribute(originalName: "title") var name: String
    var pages: Double
    var subtitle: String = "none"
    var isRead: Bool = true
    var comment: String?
    var author: Author?

    init(name: String, pages: Double) {
      self.name = name
      self.pages = pages
    }
  }

  @Model final class Author {
    var name: String
    var books: [Book] = []

    init(name: String) { self.name = name }
  }
}

private enum ThirdSchema: VersionedSchema {
  static let versionIdentifier = Schema.Version(3, 0, 0)
  static var models: [any PersistentModel.Type] { [Book.self] }

  @Model final class Book {
    @Attribute(.unique) var name: String
    var words: Int = 0

    init(name: String) { self.name = name }
  }
}

private enum Broken: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Book.self] }

  @Model final class Book {
    var title: String
    var price: Int

    init(title: String, price: Int) {
      self.title = title
      self.price = price
    }
  }
}

private enum Plan: SchemaMigrationPlan {
  static var schemas: [any VersionedSchema.Type] {
    [FirstSchema.self, SecondSchema.self, ThirdSchema.self]
  }

  static var stages: [MigrationStage] {
    [
      .lightweight(fromVersion: FirstSchema.self, toVersion: SecondSchema.self),
      .custom(
        fromVersion: SecondSchema.self, toVersion: ThirdSchema.self,
        willMigrate: { context in
          // The name becomes unique.
          var seen: Set<String> = []
          for book in try context.fetch(FetchDescriptor<SecondSchema.Book>())
          where !seen.insert(book.name).inserted { context.delete(book) }
        },
        didMigrate: { context in
          for book in try context.fetch(FetchDescriptor<ThirdSchema.Book>()) { book.words = 100 }
        }),
    ]
  }
}

/// Tests of stores that an earlier version of the app has written.
struct MigrationTests {
  private func container(
    _ schema: any VersionedSchema.Type, at url: URL, _ plan: (any SchemaMigrationPlan.Type)? = nil
  ) throws -> ModelContainer {
    try ModelContainer(
      for: Schema(versionedSchema: schema), migrationPlan: plan,
      configurations: ModelConfiguration(url: url))
  }

  private func write(at url: URL) throws {
    let context = ModelContext(try container(FirstSchema.self, at: url))
    context.insert(FirstSchema.Book(title: "Emma", pages: 400))
    context.insert(FirstSchema.Book(title: "Emma", pages: 10, subtitle: "short"))
    try context.save()
  }

  @Test func `opening a store with a new schema renames, adds, converts and removes properties`()
    throws
  {
    let folder = try TemporaryFolder()
    let url = folder.file("books.store")
    try write(at: url)
    let context = ModelContext(try container(SecondSchema.self, at: url))
    let books = try context.fetch(FetchDescriptor<SecondSchema.Book>())
    #expect(books.map(\.name) == ["Emma", "Emma"])
    #expect(books.map(\.pages) == [400, 10])
    #expect(books.map(\.subtitle) == ["none", "short"])
    #expect(books.allSatisfy { $0.isRead && $0.comment == nil && $0.author == nil })
    let author = SecondSchema.Author(name: "Austen")
    author.books = books
    context.insert(author)
    try context.save()
    #expect(books.allSatisfy { $0.author === author })
  }

  @Test func `a migration plan runs its stages in order, and their closures can change models`()
    throws
  {
    let folder = try TemporaryFolder()
    let url = folder.file("books.store")
    try write(at: url)
    let context = ModelContext(try container(ThirdSchema.self, at: url, Plan.self))
    let books = try context.fetch(FetchDescriptor<ThirdSchema.Book>())
    #expect(books.map(\.name) == ["Emma"])
    #expect(books.map(\.words) == [100])
    let again = ModelContext(try container(ThirdSchema.self, at: url, Plan.self))
    #expect(try again.fetchCount(FetchDescriptor<ThirdSchema.Book>()) == 1)
  }

  @Test func `a failed migration names the property without a value, and changes nothing`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("books.store")
    try write(at: url)
    let error = #expect(throws: SwiftDataError.self) { try container(Broken.self, at: url) }
    #expect(error == .loadIssueModelContainer)
    #expect((error?.model, error?.attribute) == ("Book", "price"))
    let context = ModelContext(try container(FirstSchema.self, at: url))
    #expect(try context.fetchCount(FetchDescriptor<FirstSchema.Book>()) == 2)
  }

  @Test func `opening a store of a later schema version is refused`() throws {
    let folder = try TemporaryFolder()
    let url = folder.file("books.store")
    _ = try container(SecondSchema.self, at: url)
    #expect(throws: SwiftDataError.backwardMigration) { try container(FirstSchema.self, at: url) }
    #expect(throws: SwiftDataError.unknownSchema) {
      try container(FirstSchema.self, at: url, Plan.self)
    }
  }
}
