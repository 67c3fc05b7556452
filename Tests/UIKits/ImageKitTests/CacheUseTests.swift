import Foundation
import StrataKitTesting
import Testing

@testable import ImageKit

/// Tests of the uses of a picture that count, and of the result that several callers get.
@Suite(.timeLimit(.minutes(10))) struct CacheUseTests {
  /// A source that records the limits that it receives.
  private struct Limited: PictureSource {
    let limits = Recorded<Int>()
    let file: Data

    func data(from url: URL, limit: Int) async throws(ImageFailure) -> Data {
      limits.record(limit)
      return file
    }
  }

  @Test
  func `looking up a cached picture without a load delays its eviction, and is no hit or miss`()
    async throws
  {
    var limits = ImageLimits()
    limits.count = 2
    let cache = ImageCache(limits: limits, source: MockPictureSource.numbered())
    for number in 1...2 { _ = try await cache.picture(at: .picture(number)) }
    #expect(await cache.cached(.picture(1)) != nil)
    _ = try await cache.picture(at: .picture(3))
    #expect(await cache.cached(.picture(2)) == nil)
    #expect(await cache.cached(.picture(1)) != nil)
    #expect(await (cache.hits, cache.misses) == (0, 3))
    _ = try await cache.picture(at: .picture(1))
    #expect(await (cache.hits, cache.misses) == (1, 3))
  }

  @Test
  func `an image cache with a limit of zero pictures still returns pictures, loading each time`()
    async throws
  {
    var limits = ImageLimits()
    limits.count = 0
    let source = MockPictureSource.numbered()
    let cache = ImageCache(limits: limits, source: source)
    for _ in 0..<2 { #expect(try await cache.picture(at: .picture(1)).width == 12) }
    #expect(await cache.count == 0)
    #expect(await cache.totalCost == 0)
    #expect(source.asked.all.count == 2)
  }

  @Test func `images of different URLs are loaded at the same time`() async throws {
    let gate = Gate()
    let source = MockPictureSource.numbered(gate: gate)
    let cache = ImageCache(source: source)
    async let one = cache.picture(at: .picture(1))
    async let other = cache.picture(at: .picture(2))
    await source.asked.wait(for: 2)
    gate.open()
    let pictures = try await [one, other]
    #expect(Set(source.asked.all) == [.picture(1), .picture(2)])
    #expect(pictures.allSatisfy { $0.width == 12 && $0.height == 8 })
    #expect(await cache.totalCost == pictures.reduce(0) { $0 + $1.cost })
  }

  @Test func `the source gets the maximum file size, and a larger file is refused`() async throws {
    var limits = ImageLimits()
    limits.fileBytes = 20
    let source = Limited(file: try Samples.tile(.png))
    let cache = ImageCache(limits: limits, source: source)
    await #expect(throws: ImageFailure.tooLarge(limit: 20)) {
      try await cache.picture(at: .picture(1))
    }
    #expect(source.limits.all == [20])
    #expect(await cache.count == 0)
  }

  @Test
  func `a task that was cancelled before its load gets a cancelled error, and nothing is cached`()
    async
  {
    let cache = ImageCache(source: MockPictureSource.numbered())
    let load = Task { () async -> ImageFailure? in
      withUnsafeCurrentTask { $0?.cancel() }
      do throws(ImageFailure) {
        _ = try await cache.picture(at: .picture(1))
        return nil
      } catch {
        return error
      }
    }
    #expect(await load.value == .cancelled)
    #expect(await cache.count == 0)
  }
}
