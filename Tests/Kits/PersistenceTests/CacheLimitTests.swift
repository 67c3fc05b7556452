import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

/// Tests of the limit of a file cache, also over files of an earlier process.
@Suite struct CacheLimitTests {
  private let folder: TemporaryFolder
  private var files: URL { folder.file("").appendingPathComponent("tiles") }

  init() throws { folder = try TemporaryFolder() }

  private func cache(limit: Int, at seconds: Double = 0) -> FileCache {
    FileCache(folder: "tiles", limit: limit, root: folder.file(""), now: { .at(seconds) })
  }

  private var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: files.path).sorted() }
  }

  @Test func `a file cache stores data of exactly its limit, and not of one byte more`()
    async throws
  {
    let cache = cache(limit: 10)
    await cache.set(Data(count: 10), for: "whole")
    #expect(await cache.size == 10)
    await cache.set(Data(count: 11), for: "more")
    #expect(await cache.size == 10)
    #expect(try names == ["whole"])
    await cache.set(Data(count: 1), for: "one")
    #expect(try names == ["one"])
  }

  @Test func `data that exceeds the cache's limit does not replace earlier data of the same name`()
    async throws
  {
    let cache = cache(limit: 10)
    await cache.set(Data("old".utf8), for: "a")
    await cache.set(Data(count: 11), for: "a")
    #expect(await cache.value(for: "a")?.data == Data("old".utf8))
  }

  @Test func `a file cache stores empty data`() async throws {
    let cache = cache(limit: 0)
    await cache.set(Data(), for: "a")
    #expect(await cache.value(for: "a")?.data == Data())
    #expect(await cache.size == 0)
  }

  @Test func `the file cache evicts the least recently used files for a large one`() async throws {
    let cache = cache(limit: 10)
    for name in ["a", "b", "c", "d", "e"] { await cache.set(Data(count: 2), for: name) }
    _ = await cache.value(for: "a")
    await cache.set(Data(count: 5), for: "large")
    #expect(try names == ["a", "e", "large"])
    #expect(await cache.size == 9)
  }

  @Test func `a file cache with a smaller limit removes the oldest files of an earlier process`()
    async throws
  {
    for (index, name) in ["c", "a", "b"].enumerated() {
      await cache(limit: 100, at: Double(index)).set(Data(count: 4), for: name)
    }
    let next = cache(limit: 8)
    #expect(await next.size == 8)
    #expect(try names == ["a", "b"])
    await next.set(Data(count: 4), for: "d")
    #expect(try names == ["b", "d"])
  }

  @Test func `a foreign file in the cache's folder is neither counted nor removed`() async throws {
    await cache(limit: 100).set(Data(count: 4), for: "a")
    try Data(count: 50).write(to: files.appendingPathComponent("README.txt"))
    let next = cache(limit: 4)
    #expect(await next.size == 4)
    await next.removeAll()
    #expect(await next.size == 0)
    #expect(try names == ["README.txt"])
    #expect(await next.value(for: "a") == nil)
    #expect(await next.value(for: "README.txt") == nil)
  }

  @Test func `replacing a cached value replaces its time`() async throws {
    await cache(limit: 100, at: 1).set(Data(count: 1), for: "a")
    await cache(limit: 100, at: 60).set(Data(count: 2), for: "a")
    let kept = await cache(limit: 100).value(for: "a")
    #expect(kept?.data.count == 2 && kept?.writtenAt == .at(60))
  }

  @Test(arguments: ["a", "0", "-", "_", "az-09_", String(repeating: "z", count: 100)])
  func `a file cache stores data under a valid name`(name: String) async throws {
    let cache = cache(limit: 100)
    await cache.set(Data("x".utf8), for: name)
    #expect(await cache.value(for: name)?.data == Data("x".utf8))
    #expect(try names == [name])
  }

  @Test func `concurrent writes do not exceed the cache's limit, and its size is that on the disk`()
    async throws
  {
    let cache = cache(limit: 1_000)
    await withTaskGroup(of: Void.self) { group in
      for number in 0..<200 {
        group.addTask {
          await cache.set(Data(count: number % 50 + 1), for: "\(number % 40)")
          _ = await cache.value(for: "\(number % 37)")
        }
      }
    }
    let sizes = try names.map { try Data(contentsOf: files.appendingPathComponent($0)).count }
    let size = await cache.size
    #expect(size <= 1_000 && size == sizes.reduce(0, +))
    #expect(await self.cache(limit: 1_000).size == size, "an earlier process left these files")
  }
}
