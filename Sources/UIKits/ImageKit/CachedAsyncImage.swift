public import Foundation
public import SwiftUI

/// A picture from an address, loaded once for everybody who shows it.
///
///     CachedAsyncImage(url: url) { $0.resizable().scaledToFill() } placeholder: { ProgressView() }
///
/// Called like Apple's `AsyncImage`, with a cache besides. A picture that is in the cache is on the
/// first page. In a browser it comes from the app's own server, so that whoever offers the picture
/// learns nothing of who looks at it.
public struct CachedAsyncImage<Content: View>: View {
  private let url: URL?
  private let scale: CGFloat
  private let cache: ImageCache
  private let transaction: Transaction
  private let content: (AsyncImagePhase) -> Content
  @State private var phase = AsyncImagePhase.empty

  /// - Parameters:
  ///   - scale: Pixels of the picture to a point.
  ///   - cache: Where it is kept.
  ///   - transaction: How the view changes when the picture has come.
  ///   - content: What is shown while it comes, when it is there, and when it fails with an
  ///     ``ImageFailure``.
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

  public var body: some View {
    content(phase)
      .task(id: url) { await load() }
  }

  private func load() async {
    guard let url else { return phase = .empty }
    if phase.image != nil { phase = .empty }
    do throws(ImageFailure) {
      let picture = try await cache.picture(at: url)
      withTransaction(transaction) { phase = .success(picture.image(scale: scale)) }
    } catch .cancelled {
      // Another address is on its way, or nobody looks any more.
    } catch {
      phase = .failure(error)
    }
  }
}

extension CachedAsyncImage {
  /// The picture alone: nothing until it is there.
  public init(url: URL?, scale: CGFloat = 1, cache: ImageCache = .shared) where Content == Image? {
    self.init(url: url, scale: scale, cache: cache) { $0.image }
  }

  /// The picture, or a placeholder while it comes and when it fails.
  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, cache: ImageCache = .shared,
    @ViewBuilder content: @escaping (Image) -> I, @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale, cache: cache) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}
