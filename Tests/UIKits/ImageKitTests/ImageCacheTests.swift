import Foundation
import StrataDeviceServices
import StrataKitTesting
import Testing

@testable import ImageKit

@Suite(.timeLimit(.minutes(10))) struct ImageCacheTests {
  @Test(.mission("W-141")) func `the cache is limited to 50 MB and 500 pictures`() {
    #expect(ImageLimits().totalCost == 50 * 1024 * 1024)
    #expect(ImageLimits().count == 500)
  }

  @Test(.mission("W-140", "W-143", "W-161"))
  func `a picture that is requested ten times is loaded once`() async throws {
    let source = MockPictureSource.numbered()
    let cache = ImageCache(source: source)
    let first = try await cache.picture(at: .picture(1))
    for _ in 0..<9 { #expect(try await cache.picture(at: .picture(1)) == first) }
    #expect(source.asked.all == [.picture(1)])
    #expect(await cache.hits == 9)
    #expect(await cache.misses == 1)
    #expect((first.width, first.height) == (12, 8))
  }

  @Test func `concurrent requests for an image share one load`() async throws {
    let gate = Gate()
    let source = MockPictureSource.numbered(gate: gate)
    let cache = ImageCache(source: source)
    async let one = cache.picture(at: .picture(1))
    async let two = cache.picture(at: .picture(1))
    async let three = cache.picture(at: .picture(1))
    await source.asked.wait(for: 1)
    while await cache.misses < 3 { await Task.yield() }
    gate.open()
    let all = try await [one, two, three]
    #expect(Set(all).count == 1)
    #expect(source.asked.all.count == 1)
    #expect(await cache.count == 1)
    #expect(await cache.totalCost == all[0].cost, "an image that several callers get counts once")
  }

  @Test(.mission("W-141")) func `the least recently used picture is evicted first`() async throws {
    var limits = ImageLimits()
    limits.count = 3
    let cache = ImageCache(limits: limits, source: MockPictureSource.numbered())
    for number in 1...3 { _ = try await cache.picture(at: .picture(number)) }
    _ = await cache.cached(.picture(1))
    _ = try await cache.picture(at: .picture(4))
    #expect(await cache.count == 3)
    #expect(await cache.cached(.picture(2)) == nil)
    for number in [1, 3, 4] { #expect(await cache.cached(.picture(number)) != nil) }
  }

  @Test(.mission("W-141"))
  func `large pictures evict others until the total size fits`() async throws {
    let source = MockPictureSource.numbered(padding: 1000)
    var limits = ImageLimits()
    limits.totalCost = 3 * (try Samples.png(1, padding: 1000).count)
    let cache = ImageCache(limits: limits, source: source)
    for number in 1...9 { _ = try await cache.picture(at: .picture(number)) }
    #expect(await cache.count == 3)
    #expect(await cache.totalCost <= limits.totalCost)
    for number in 7...9 { #expect(await cache.cached(.picture(number)) != nil) }
  }

  @Test func `an image larger than the cache is returned but not kept`() async throws {
    var limits = ImageLimits()
    limits.totalCost = 10
    let cache = ImageCache(limits: limits, source: MockPictureSource.numbered())
    _ = try await cache.picture(at: .picture(1))
    #expect(await cache.count == 0)
    #expect(await cache.totalCost == 0)
  }

  @Test(.mission("W-142")) func `memory pressure empties the cache`() async throws {
    try await MemoryPressure.$center.withValue(.init()) {
      let cache = ImageCache(source: MockPictureSource.numbered())
      let shown = try await cache.picture(at: .picture(1))
      #expect(await cache.totalCost > 0)
      MemoryPressure.announce()
      // Bounded, so that a cache that keeps its pictures fails the test instead of blocking it.
      var turns = 0
      while turns < 100_000, await cache.count > 0 {
        turns += 1
        await Task.yield()
      }
      #expect(await cache.count == 0)
      #expect(await cache.totalCost == 0)
      #expect(shown.width == 12, "a shown image stays valid after its eviction")
    }
  }

  @Test func `a failed load throws a typed error and is not cached`() async throws {
    let isDown = Locked(true)
    let source = MockPictureSource { _ throws(ImageFailure) in
      if isDown.withLock({ $0 }) { throw .refused(status: 503) }
      guard let data = try? Samples.tile(.png) else { throw .damaged }
      return data
    }
    let cache = ImageCache(source: source)
    await #expect(throws: ImageFailure.refused(status: 503)) {
      try await cache.picture(at: .picture(1))
    }
    isDown.withLock { $0 = false }
    _ = try await cache.picture(at: .picture(1))
  }

  @Test func `cancelling one of two callers does not cancel the load that they share`() async throws
  {
    let gate = Gate()
    let source = MockPictureSource.numbered(gate: gate)
    let cache = ImageCache(source: source)
    let first = Task { try await cache.picture(at: .picture(1)) }
    await source.asked.wait(for: 1)
    let second = Task { try await cache.picture(at: .picture(1)) }
    while await cache.misses < 2 { await Task.yield() }
    first.cancel()
    gate.open()
    #expect(try await second.value.width == 12)
    await #expect(throws: ImageFailure.cancelled) { try await first.value }
    #expect(await cache.count == 1)
  }

  @Test func `a file that is not an image is not cached`() async {
    let source = MockPictureSource { _ throws(ImageFailure) in Data("<script>".utf8) }
    let cache = ImageCache(source: source)
    await #expect(throws: ImageFailure.unknownFormat) {
      try await cache.picture(at: .picture(1))
    }
    #expect(await cache.count == 0)
  }

  @Test(.mission("W-155")) func `a load is cancelled when no caller waits for it any more`() async {
    let gate = Gate()
    let source = MockPictureSource.numbered(gate: gate)
    let cache = ImageCache(source: source)
    let viewer = Task { () -> ImageFailure? in
      do throws(ImageFailure) {
        _ = try await cache.picture(at: .picture(1))
        return nil
      } catch {
        return error
      }
    }
    await source.asked.wait(for: 1)
    viewer.cancel()
    #expect(await viewer.value == .cancelled)
    #expect(await cache.count == 0)
  }
}
