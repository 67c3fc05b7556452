public import Foundation
import StrataRendering
public import StrataSwiftUIDrawing
import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

/// A view that shows an image from a URL, loaded by the browser.
///
///     AsyncImage(url: url) { $0.resizable().scaledToFill() } placeholder: { ProgressView() }
///
/// Same as Apple's. The browser loads the image without the server.
public struct AsyncImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  // nonisolated(unsafe): set by the initializers, else used on the main actor only.
  nonisolated(unsafe) let transaction: Transaction
  nonisolated(unsafe) let content: (AsyncImagePhase) -> Content
  @State private var outcome = Outcome.waiting

  enum Outcome { case waiting, loaded, failed }

  /// Creates a view that shows an image, and other content until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The image's URL; if it is `nil`, the phase remains `.empty`.
  ///   - scale: the number of image pixels per point.
  ///   - transaction: the transaction under which the phase changes.
  ///   - content: A function that returns the view for a phase.
  nonisolated public init(
    url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
    @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
  ) {
    self.url = url
    self.scale = scale
    self.transaction = transaction
    self.content = content
  }

  public var body: some View {
    ZStack {
      content(phase)
      if let url, outcome == .waiting {
        PictureElement(url: url.absoluteString, isProbe: true) { isLoaded in
          withTransaction(transaction) { outcome = isLoaded ? .loaded : .failed }
        }
      }
    }
    .onChange(of: url) { outcome = .waiting }
  }

  private var phase: AsyncImagePhase {
    switch (url, outcome) {
    case (nil, _), (_, .waiting): .empty
    case (let url?, .loaded): .success(Image(.loaded(url, scale: scale)))
    case (_, .failed): .failure(URLError(.cannotDecodeContentData))
    }
  }
}

/// The phase of loading an image.
///
/// Same as Apple's.
public enum AsyncImagePhase {
  /// No image is loaded yet.
  case empty
  /// The image is loaded.
  case success(Image)
  /// The image could not be loaded.
  case failure(any Error)

  /// The loaded image; `nil` if there is none.
  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  /// The error; `nil` unless loading has failed.
  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension AsyncImage {
  /// Creates a view that shows an image, and nothing until it is loaded.
  ///
  /// - Parameters:
  ///   - url: The URL of the image; `nil` for none.
  ///   - scale: The number of image pixels for a point.
  nonisolated public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
    self.init(url: url, scale: scale) { $0.image }
  }

  /// Creates a view that shows an image, and a placeholder until it is loaded.
  ///
  /// - Parameters:
  ///   - url: the image's URL.
  ///   - scale: the number of image pixels per point.
  ///   - content: A function that returns the view for the loaded image.
  ///   - placeholder: A function that returns the view that is shown before the image is loaded,
  ///     and if loading fails.
  nonisolated public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// The element of an image, or an invisible element that reports whether the image could be loaded.
struct PictureElement: View {
  typealias Body = Never
  var url: String
  var isProbe: Bool
  var report: ((Bool) -> Void)?

  static func _update(_ view: Self, _ old: Node?, _ context: Context) -> Node {
    var element = Element(.picture, attributes: [.source: view.url])
    var handlers: [(EventSet, EventHandler)] = []
    element[.alternative] = ""
    if view.isProbe { element[.variant] = "vh" }
    if let report = view.report {
      element.events = [.load, .error]
      handlers.append(([.load, .error], { report($0.kind == .load) }))
    }
    return ElementNode.update(old, context, element, handlers: handlers)
  }
}
