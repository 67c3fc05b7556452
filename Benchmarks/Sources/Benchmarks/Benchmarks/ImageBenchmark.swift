import Foundation
import ImageKit

/// A picture from the cache, beside one that has to be loaded.
struct ImageBenchmark: Benchmark {
  let title = "Pictures"
  let method = """
    The app's own icon of 1,024 by 1,024 pixels through `ImageCache`, its bytes at hand, so that \
    no network is in the figures: loaded, decoded and kept, then taken from the cache. Wall time, \
    the median of many. 1,000 rows then show 100 pictures.
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
    return [
      Figure(name: "load and decode", value: loads.percentile(0.5), unit: "ms", decimals: 3),
      Figure(
        name: "from the cache", value: hits.percentile(0.5), unit: "ms", decimals: 4,
        budget: .atMost(1)),
      Figure(
        name: "requests that the cache saves", value: 100 - misses / 10, unit: "%", decimals: 1,
        budget: .atLeast(90)),
    ]
  }

  private func time(_ cache: ImageCache, _ number: Int) async throws -> Duration {
    let start = ContinuousClock.now
    _ = try await cache.picture(at: IconSource.url(number))
    return start.duration(to: .now)
  }
}

/// The same picture at every address.
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
