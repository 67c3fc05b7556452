public import Foundation
import StrataRendering
public import StrataSwiftUIDrawing
import StrataSwiftUILayout
import StrataViewTree
public import SwiftUICore

/// A picture from an address, loaded by the browser.
///
///     AsyncImage(.loaded(url, scale: scale)) { $0.resizable().scaledToFill() } placeholder: { ProgressView() }
///
/// Same as Apple's. The picture never passes through the server.
public struct AsyncImage<Content: View>: View {
  let url: URL?
  let scale: CGFloat
  let transaction: Transaction
  let content: (AsyncImagePhase) -> Content
  @State private var outcome = Outcome.waiting

  enum Outcome { case waiting, loaded, failed }

  /// - Parameters:
  ///   - scale: Pixels of the picture to a point.
  ///   - transaction: How the view changes when the picture has come.
  public init(
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

/// How far the loading of a picture is.
///
/// Same as Apple's.
public enum AsyncImagePhase {
  case empty
  case success(Image)
  case failure(any Error)

  public var image: Image? {
    if case .success(let image) = self { image } else { nil }
  }

  public var error: (any Error)? {
    if case .failure(let error) = self { error } else { nil }
  }
}

extension AsyncImage {
  public init(url: URL?, scale: CGFloat = 1) where Content == Image? {
    self.init(url: url, scale: scale) { $0.image }
  }

  public init<I: View, P: View>(
    url: URL?, scale: CGFloat = 1, @ViewBuilder content: @escaping (Image) -> I,
    @ViewBuilder placeholder: @escaping () -> P
  ) where Content == _ConditionalContent<I, P> {
    self.init(url: url, scale: scale) { phase in
      if let image = phase.image { content(image) } else { placeholder() }
    }
  }
}

/// The element of a picture; as a probe it is out of sight and tells how loading went.
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
