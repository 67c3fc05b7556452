public import Foundation
import NetworkingKit
import StrataDeviceServices

/// A cache of images by URL, so that each is loaded and decoded once.
///
///     let picture = try await ImageCache.shared.picture(at: url)
///     picture.image().resizable().scaledToFit()
///
/// All callers that request the same image at the same time share one request. The least recently
/// used images are removed when there are too many or when they are too large, and all of them when
/// the system runs short of memory. Views keep the images that they show.
public actor ImageCache {
  /// The process's shared cache, for public images of the web; images that belong to one person
  /// need another cache.
  public static let shared = ImageCache()

  private struct Entry {
    let picture: Picture
    /// A number that is larger the later the image was used.
    var use: UInt64
  }

  private let limits: ImageLimits
  private let source: any PictureSource
  private let decoder = PictureDecoder.shared
  private let flights = SingleFlight<URL, Result<Picture, ImageFailure>>()
  private var entries: [URL: Entry] = [:]
  private var uses: UInt64 = 0
  private var warning: MemoryPressure.Observation?
  /// The size of all images in the cache, in bytes.
  public private(set) var totalCost = 0
  /// The number of requests for images that were in the cache.
  public private(set) var hits = 0
  /// The number of requests for images that had to be loaded.
  public private(set) var misses = 0

  /// Creates an empty cache of images.
  ///
  /// - Parameters:
  ///   - limits: The limits of the cache and of single images.
  ///   - source: The source of the images.
  public init(
    limits: ImageLimits = ImageLimits(), source: any PictureSource = WebPictureSource.shared
  ) {
    self.limits = limits
    self.source = source
  }

  /// The number of images in the cache.
  public var count: Int { entries.count }

  /// Returns an image that is in the cache, and marks it as used; `nil` if it is not in the cache.
  public func cached(_ url: URL) -> Picture? {
    guard entries[url] != nil else { return nil }
    uses += 1
    entries[url]?.use = uses
    return entries[url]?.picture
  }

  /// Returns an image from the cache, or loads it.
  ///
  /// - Throws: ``ImageFailure``.
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
    // A cancelled caller does not insert it; one that is still waiting does.
    guard !Task.isCancelled else { throw .cancelled }
    insert(picture, for: url)
    return picture
  }

  /// Removes all images; views keep those that they show.
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

  /// Begins to observe memory pressure, when the first image is stored: an empty cache has nothing
  /// to free.
  private func listen() {
    guard warning == nil else { return }
    warning = MemoryPressure.observe { [weak self] in
      Task { await self?.clearCache() }
    }
  }
}
