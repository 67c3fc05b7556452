import Foundation
import ImageKit
import StrataDeviceServices

/// An image from the cache, compared with one that has to be loaded.
struct ImageBenchmark: Benchmark {
  let title = "Pictures"
  let method = """
    The app's own icon of 1,024 by 1,024 pixels through `ImageCache`, its bytes at hand, so that \
    no network is in the figures: loaded, decoded and kept, then taken from the cache. Wall time, \
    the median of many. 1,000 rows then show 100 pictures. Then the machine's memory runs short.
    """

  func run() async throws -> [Figure] {
    let source = IconSource()
    var (loads, hits) = (Samples(), Samples())
    for number in 0..<30 {
      let cache = ImageCache(source: source)
      loads.add(try await time(cache, number))
      for _ in 0..<30 { hits.add(try await time(cache, number)) }
    }
    let cache = ImageCache(source: source)
    for row in 0..<1_000 { _ = try await cache.picture(at: IconSource.url(row % 100)) }
    let misses = await Double(cache.misses)
    let kept = await cache.megabytes
    MemoryPressure.announce()
    // The cache is notified by a separate task.
    for _ in 0..<1_000 where await cache.count > 0 { try await Task.sleep(for: .milliseconds(1)) }
    let left = await cache.megabytes
    return [
      Figure(name: "load and decode", value: loads.percentile(0.5), unit: "ms", decimals: 3),
      Figure(
        name: "from the cache", value: hits.percentile(0.5), unit: "ms", decimals: 4,
        budget: .atMost(1)),
      Figure(
        name: "requests that the cache saves", value: 100 - misses / 10, unit: "%", decimals: 1,
        budget: .atLeast(90)),
      Figure(name: "pictures in the cache", value: kept, unit: "MiB", decimals: 1),
      Figure(
        name: "the same once memory runs short", value: left, unit: "MiB", decimals: 1,
        budget: .atMost(0)),
    ]
  }

  private func time(_ cache: ImageCache, _ number: Int) async throws -> Duration {
    let start = ContinuousClock.now
    _ = try await cache.picture(at: IconSource.url(number))
    return start.duration(to: .now)
  }
}

extension ImageCache {
  fileprivate var megabytes: Double { Double(totalCost) / 1_048_576 }
}

/// A source with the same image at every URL.
private struct IconSource: PictureSource {
  private let bytes: Data

  init() {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appending(path: "../../../../Apps/WeDa/App/Resources/Assets.xcassets/AppIcon.appiconset")
      .appending(path: "icon-1024.png")
    bytes = (try? Data(contentsOf: file)) ?? Data()
  }

  func data(from url: URL, limit: Int) async throws(ImageFailure) -> Data { bytes }

  static func url(_ number: Int) -> URL {
    URL(string: "http://pictures.invalid/\(number)") ?? URL(fileURLWithPath: "/")
  }
}
