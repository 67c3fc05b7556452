public import Foundation
public import SwiftUI

/// An image from a URL, which is loaded once for all views that show it.
///
///     CachedAsyncImage(url: url) { $0.resizable().scaledToFill() } placeholder: { ProgressView() }
///
/// It is used like Apple's `AsyncImage`, but has a cache. An image that is in the cache is shown as
/// soon as the page is. Browsers load it from the app's server, so that the provider of the image
/// learns nothing about its viewers.
public struct CachedAsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let cache: ImageCache
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// Creates a view that shows content for each phase of loading.
  ///
  /// - Parameters:
  ///   - url: The address of the image; `nil` for none.
  ///   - scale: The number of the image's pixels in a point.
  ///   - cache: The cache of the image.
  ///   - transaction: The transaction in which the view changes when the image has loaded.
  ///   - content: Returns the content while the image loads, when it has loaded, and when it fails
  ///     with an ``ImageFailure``.
  public init(
    url: URL?, scale: CGFloat = 1, cache: ImageCache = .shared,
    transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.cache = cache
    self.transaction = transaction
    self.content = content
  }

  /// The content for the current phase.
  public var body: some View {
    content(phase)
      .task(id: url) { await load() }
  }

  private func load() async {
    guard let url else { return phase = .empty }
    // Neither the image nor the failure of another URL is shown meanwhile.
    if phase.image != nil || phase.error != nil { phase = .empty }
    do throws(ImageFailure) {
      let picture = try await cache.picture(at: url)
      withTransaction(transaction) { phase = .success(picture.image(scale: scale)) }
    } catch .cancelled {
      // Another URL is loading, or the view was removed.
    } catch {
      phase = .failure(error)
    }
  }
}

extension CachedAsyncImage {
  /// Creates a view that shows the image alone, and nothing before it has loaded.
  ///
  /// - Parameters:
  ///   - url: The address of the image; `nil` for none.
  ///   - scale: The number of pixels in a point.
  ///   - cache: The cache of the loaded images.
  public init(url: URL?, scale: CGFloat = 1, cache: ImageCache = .shared) where Content == Image? {
    self.init(url: url, scale: scale, cache: cache) { $0.image }
  }

  /// Creates a view that shows the image, or a placeholder while it loads and when it fails.
  ///
  /// - Parameters:
  ///   - url: The address of the image; `nil` for none.
  ///   - scale: The number of pixels in a point.
  ///   - cache: The cache of the loaded images.
  ///   - content: A function that returns the view for the loaded image.
  ///   - placeholder: The view that is shown until the image is loaded.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, cache: ImageCache = .shared,
    @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale, cache: cache) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}
