public import Foundation
import NetworkingKit
import StrataDeviceServices

/// Pictures by their addresses, so that one is loaded and decoded once, whoever shows it.
///
///     let picture = try await ImageCache.shared.picture(at: url)
///     picture.image().resizable().scaledToFit()
///
/// All that want the same picture at the same time share one request. What was used longest ago
/// goes first when there are too many or too large ones, and everything goes when the system runs
/// short of memory. Views keep what they show.
public actor ImageCache {
  /// The one of the process: pictures of the web are nobody's own.
  public static let shared = ImageCache()

  private struct Entry {
    let picture: Picture
    /// The larger, the later it was used.
    var use: UInt64
  }

  private let limits: ImageLimits
  private let source: any PictureSource
  private let decoder = PictureDecoder.shared
  private let flights = SingleFlight<URL, Result<Picture, ImageFailure>>()
  private var entries: [URL: Entry] = [:]
  private var uses: UInt64 = 0
  private var warning: MemoryPressure.Observation?
  /// Bytes of all pictures in the cache.
  public private(set) var totalCost = 0
  /// How often a picture was there, and how often it had to be loaded.
  public private(set) var hits = 0
  public private(set) var misses = 0

  public init(
    limits: ImageLimits = ImageLimits(), source: any PictureSource = WebPictureSource.shared
  ) {
    self.limits = limits
    self.source = source
  }

  /// How many pictures there are.
  public var count: Int { entries.count }

  /// A picture that is there already, without asking anybody. Counts as used.
  public func cached(_ url: URL) -> Picture? {
    guard entries[url] != nil else { return nil }
    uses += 1
    entries[url]?.use = uses
    return entries[url]?.picture
  }

  /// A picture, from the cache or from its address.
  public func picture(at url: URL) async throws(ImageFailure) -> Picture {
    if let picture = cached(url) {
      hits += 1
      return picture
    }
    misses += 1
    let answer = await flights.value(for: url) { [source, decoder, limits] in
      await Self.load(url, source, decoder, limits)
    }
    let picture = try answer.get()
    // Whoever gave up does not want it; somebody who stayed keeps it.
    guard !Task.isCancelled else { throw .cancelled }
    insert(picture, for: url)
    return picture
  }

  /// Throws everything away; views keep what they show.
  public func clearCache() {
    entries = [:]
    totalCost = 0
  }

  private static func load(
    _ url: URL, _ source: any PictureSource, _ decoder: PictureDecoder, _ limits: ImageLimits
  ) async -> Result<Picture, ImageFailure> {
    do throws(ImageFailure) {
      let data = try await source.data(from: url, limit: limits.fileBytes)
      return .success(Picture(data, try await decoder.decode(data, limits: limits)))
    } catch {
      return .failure(error)
    }
  }
}

extension ImageCache {
  private func insert(_ picture: Picture, for url: URL) {
    listen()
    guard entries[url] == nil, picture.cost <= limits.totalCost else { return }
    uses += 1
    entries[url] = Entry(picture: picture, use: uses)
    totalCost += picture.cost
    while entries.count > limits.count || totalCost > limits.totalCost { removeOldest() }
  }

  private func removeOldest() {
    guard let oldest = entries.min(by: { $0.value.use < $1.value.use }) else { return }
    entries[oldest.key] = nil
    totalCost -= oldest.value.picture.cost
  }

  /// From the first picture on: an empty cache has nothing to give.
  private func listen() {
    guard warning == nil else { return }
    warning = MemoryPressure.observe { [weak self] in
      Task { await self?.clearCache() }
    }
  }
}
