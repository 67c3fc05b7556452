import CoreData
import Foundation
import StrataKitTesting
import Testing

/// Tests of a store that several processes open at once. The process has one connection for each
/// path of a file, so several paths are as good as several processes.
@Suite(.timeLimit(.minutes(5))) struct MigratingTogetherTests {
  private static let wider = Shop.contents.replacing(
    "<attribute name=\"price\"",
    with: "<attribute name=\"size\" attributeType=\"String\" defaultValueString=\"M\"/>"
      + "<attribute name=\"price\"")

  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  /// Returns eight paths of one file.
  private func paths(of name: String) throws -> [URL] {
    try (0..<8).map { number in
      let link = folder.file("\(name) \(number)")
      try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url)
      return link.appendingPathComponent("\(name).sqlite")
    }
  }

  private func openAll(_ paths: [URL], _ contents: String) async throws {
    try await withThrowingTaskGroup(of: Void.self) { group in
      for path in paths {
        group.addTask { _ = try Shop.container(at: path, contents: contents) }
      }
      try await group.waitForAll()
    }
  }

  @Test(arguments: ["one", "two", "three", "four"])
  func `a new store can be opened by eight processes at once, and one of them migrates it`(
    name: String
  ) async throws {
    let paths = try paths(of: name)
    try await openAll(paths, Shop.contents)
    try await MainActor.run {
      let context = try Shop.container(at: paths[0]).viewContext
      Item(context: context).title = "apple"
      try context.save()
    }
    try await openAll(paths, Self.wider)
    try await MainActor.run {
      let context = try Shop.container(at: paths[1], contents: Self.wider).viewContext
      let items = try context.fetch(Item.fetchRequest())
      #expect(items.map(\.title) == ["apple"])
      #expect(items.map { $0.value(forKey: "size") as? String } == ["M"])
      BadDay("migrating-together").record(
        done: ["processes that migrated together": paths.count, "documents and models": 1],
        lost: ["documents and models that are missing": 1 - items.count])
    }
  }
}
