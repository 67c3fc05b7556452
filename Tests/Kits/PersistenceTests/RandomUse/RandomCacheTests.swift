import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of long random sequences of calls of a file cache, compared with a model in memory.
@Suite struct RandomCacheTests {
  /// The files of a cache, the least recently used first.
  private struct Model {
    let limit: Int
    private(set) var files: [(name: String, data: Data)] = []

    init(limit: Int) { self.limit = limit }

    var size: Int { files.reduce(0) { $0 + $1.data.count } }

    mutating func set(_ data: Data, for name: String) {
      guard data.count <= limit else { return }
      files.removeAll { $0.name == name }
      while size + data.count > limit { files.removeFirst() }
      files.append((name, data))
    }

    mutating func value(for name: String) -> Data? {
      guard let index = files.firstIndex(where: { $0.name == name }) else { return nil }
      files.append(files.remove(at: index))
      return files.last?.data
    }
  }

  @Test(arguments: [1, 2, 3, 4] as [UInt64])
  func `after each random call a file cache has the same files as a simple model of it`(
    seed: UInt64
  ) async throws {
    var (random, model) = (SeededGenerator(seed: seed), Model(limit: 40))
    let folder = try TemporaryFolder()
    let cache = FileCache(folder: "tiles", limit: 40, root: folder.url)
    for step in 0..<150 {
      let name = ["a", "b", "c", "d", "e", "f", "g"].randomElement(using: &random) ?? "a"
      if Bool.random(using: &random) {
        // Now and then larger than the whole cache.
        let count = Int.random(in: 0...44, using: &random)
        let data = Data(repeating: UInt8(step), count: count)
        await cache.set(data, for: name)
        model.set(data, for: name)
      } else {
        let expected = model.value(for: name)
        #expect(await cache.value(for: name)?.data == expected, "seed \(seed), step \(step)")
      }
      #expect(await cache.size == model.size, "seed \(seed), step \(step)")
    }
    let next = FileCache(folder: "tiles", limit: 40, root: folder.url)
    #expect(await next.size == model.size, "the next process finds the same files")
    for (name, data) in model.files { #expect(await next.value(for: name)?.data == data) }
  }
}
