import Foundation
import StrataKitTesting
import Testing

@testable import StrataPersistence

@Suite struct FileCacheTests {
  @Test func `cached data is available with its time, for the next process too`() async throws {
    let folder = try TemporaryFolder()
    let time = Date(timeIntervalSince1970: 1_700_000_000)
    let cache = FileCache(folder: "tiles", limit: 100, root: folder.file(""), now: { time })
    await cache.set(Data("one".utf8), for: "clouds-2-1-1")
    let next = FileCache(folder: "tiles", limit: 100, root: folder.file(""))
    let kept = await next.value(for: "clouds-2-1-1")
    #expect(kept?.data == Data("one".utf8))
    #expect(kept?.writtenAt == time)
    #expect(await next.value(for: "clouds-2-1-2") == nil)
  }

  @Test func `the least recently used file is removed first, and the limit holds`() async throws {
    let folder = try TemporaryFolder()
    let cache = FileCache(folder: "tiles", limit: 10, root: folder.file(""))
    for name in ["a", "b"] { await cache.set(Data(count: 4), for: name) }
    _ = await cache.value(for: "a")
    await cache.set(Data(count: 4), for: "c")
    #expect(await cache.value(for: "b") == nil)
    #expect(await cache.value(for: "a") != nil)
    #expect(await cache.size == 8)
    await cache.set(Data(count: 11), for: "huge")
    #expect(await cache.value(for: "huge") == nil)
    #expect(await cache.size == 8)
    await cache.set(Data(count: 2), for: "a")
    #expect(await cache.size == 6)
  }

  @Test(arguments: ["", "../a", "a/b", "a.b", "é", "A", String(repeating: "a", count: 101)])
  func `a file cache stores nothing under an invalid name`(name: String) async throws {
    let folder = try TemporaryFolder()
    let cache = FileCache(folder: "tiles", limit: 100, root: folder.file(""))
    await cache.set(Data(count: 4), for: name)
    #expect(await cache.value(for: name) == nil)
    #expect(await cache.size == 0)
  }

  @Test func `a cached file that was truncated or deleted is not returned`() async throws {
    let folder = try TemporaryFolder()
    let cache = FileCache(folder: "tiles", limit: 100, root: folder.file(""))
    for name in ["cut", "gone"] { await cache.set(Data(count: 4), for: name) }
    let files = folder.file("").appendingPathComponent("tiles")
    try Data(count: 2).write(to: files.appendingPathComponent("cut"))
    try FileManager.default.removeItem(at: files.appendingPathComponent("gone"))
    #expect(await cache.value(for: "cut") == nil)
    #expect(await cache.value(for: "gone") == nil)
    #expect(await cache.size == 0)
  }

  @Test
  func `a cache whose folder cannot be created stores nothing and does not fail`() async throws {
    let cache = FileCache(folder: "tiles", limit: 100, root: URL(fileURLWithPath: "/dev/null/x"))
    await cache.set(Data(count: 4), for: "a")
    #expect(await cache.value(for: "a") == nil)
  }
}
