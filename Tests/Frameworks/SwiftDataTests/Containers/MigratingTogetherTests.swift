import Foundation
import StrataKitTesting
import SwiftData
import Testing

private enum Earlier: VersionedSchema {
  static let versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Leaf.self] }

  @Model final class Leaf {
    var name: String
    init(name: String) { self.name = name }
  }
}

private enum Later: VersionedSchema {
  static let versionIdentifier = Schema.Version(2, 0, 0)
  static var models: [any PersistentModel.Type] { [Leaf.self] }

  @Model final class Leaf {
    @Attribute(originalName: "name") var title: String
    var veins: Int = 7
    init(title: String) { self.title = title }
  }
}

/// Tests of a store that several processes open at once. The process has one connection for each
/// path of a file, so several paths are as good as several processes.
@Suite(.timeLimit(.minutes(5))) struct MigratingTogetherTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns eight paths of one file.
  private func paths(of name: String) throws -> [URL] {
    try (0..<8).map { number in
      let link = folder.file("\(name) \(number)")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
      return link.appendingPathComponent("\(name).store")
    }
  }

  private func container(
    _ schema: any VersionedSchema.Type, at url: URL
  ) throws -> ModelContainer {
    try ModelContainer(
      for: Schema(versionedSchema: schema), configurations: ModelConfiguration(url: url))
  }

  @Test(arguments: ["one", "two", "three", "four"])
  func `a new store can be opened by eight processes at once, and one of them migrates it`(
    name: String
  ) async throws {
    let paths = try paths(of: name)
    try await withThrowingTaskGroup(of: Void.self) { group in
      for path in paths { group.addTask { _ = try container(Earlier.self, at: path) } }
      try await group.waitForAll()
    }
    do {
      let context = ModelContext(try container(Earlier.self, at: paths[0]))
      context.insert(Earlier.Leaf(name: "oak"))
      try context.save()
    }
    try await withThrowingTaskGroup(of: Void.self) { group in
      for path in paths { group.addTask { _ = try container(Later.self, at: path) } }
      try await group.waitForAll()
    }
    let context = ModelContext(try container(Later.self, at: paths[1]))
    let leaves = try context.fetch(FetchDescriptor<Later.Leaf>())
    #expect(leaves.map(\.title) == ["oak"] && leaves.map(\.veins) == [7])
    BadDay("migrating-together").record(
      done: ["processes that migrated together": paths.count, "documents and models": 1],
      lost: ["documents and models that are missing": 1 - leaves.count])
  }
}
