public import Combine
public import Foundation
import StrataAssets
public import StrataSwiftUIApp
import StrataSwiftUIPictures

/// Draws a view as an image, on the server.
///
///     let renderer = ImageRenderer(content: Badge(name: name))
///     renderer.scale = 3
///     let image = renderer.uiImage
///
/// Partial: text is drawn with the fonts of the server, so it may be wider or narrower than in a
/// browser. Views that UIKit draws on Apple's platforms, such as lists, fields and maps, are yellow
/// boxes with a red sign, as there. The ledger of differences lists what is drawn otherwise.
@MainActor public final class ImageRenderer<Content: View>: ObservableObject {
  /// A publisher that sends when another image would be drawn: after a setting was changed, or
  /// something that the view has read.
  public nonisolated let objectWillChange = PassthroughSubject<Void, Never>()

  /// The view that is drawn.
  public var content: Content { didSet { changed() } }
  /// The size that the view is offered; by default it has its ideal size.
  public var proposedSize = ProposedViewSize.unspecified { didSet { changed() } }
  /// The number of pixels in a point.
  public var scale: CGFloat = 1 { didSet { changed() } }
  /// A Boolean value that indicates whether images have no transparency. Such an image is black
  /// where nothing is drawn.
  public var isOpaque = false { didSet { changed() } }
  /// The color space in which colors are mixed.
  ///
  /// Accepted: it has no effect; colors are mixed as in a browser, in sRGB.
  public var colorMode = ColorRenderingMode.nonLinear { didSet { changed() } }
  /// A Boolean value that indicates whether changes of what the view has read are published.
  public var isObservationEnabled = true

  private let picture = ViewPicture()
  private var isDrawing = false

  /// Creates a renderer of a view.
  ///
  /// - Parameter view: The view that is drawn.
  public init(content view: Content) {
    content = view
    picture.onChange = { [weak self] in
      if self?.isObservationEnabled == true { self?.changed() }
    }
  }

  isolated deinit { picture.close() }

  /// The image, or `nil` if it would have no pixels or more than 100 million. The view is laid out
  /// each time the property is read.
  ///
  /// Painting takes most of the time, and happens when the image is first used, on the thread that
  /// uses it. So a server that serves others meanwhile turns it into a file elsewhere:
  ///
  ///     let image = renderer.cgImage
  ///     let file = await Task.detached { image.flatMap { UIImage(cgImage: $0).pngData() } }.value
  public var cgImage: CGImage? {
    layOut(scale)
    return picture.painting(scale: Double(scale), isOpaque: isOpaque).map { painting in
      CGImage(width: painting.width, height: painting.height) {
        let bitmap = painting.bitmap(Pixels.bitmap)
        return Pixels(width: bitmap.width, height: bitmap.height, bytes: bitmap.straight)
      }
    }
  }

  /// The image, or `nil` if it would have no pixels or more than 100 million. It is drawn each time
  /// the property is read.
  public var uiImage: UIImage? {
    cgImage.flatMap { UIImage($0.pixels, scale: scale) }
  }

  /// Calls a function with the view's size and a function that draws the view into a graphics
  /// context.
  ///
  /// Partial: the view is drawn as an image, into a PDF file with three pixels in a point.
  ///
  /// - Parameters:
  ///   - rasterizationScale: The number of pixels in a point.
  ///   - renderer: A function that receives the size, in points, and the drawing function.
  public func render(
    rasterizationScale: CGFloat = 1, renderer: (CGSize, (CGContext) -> Void) -> Void
  ) {
    let size = layOut(rasterizationScale)
    renderer(size) { context in
      // A page of a PDF file is printed, or read enlarged.
      let scale =
        context.pages == nil
        ? rasterizationScale : max(rasterizationScale, PDFPages.pictureScale)
      guard let bitmap = painted(scale) else { return }
      let pixels = Pixels(width: bitmap.width, height: bitmap.height, bytes: bitmap.straight)
      context.draw(pixels, in: CGRect(origin: .zero, size: size), alpha: 1)
    }
  }

  private func changed() { if !isDrawing { objectWillChange.send() } }

  @discardableResult private func layOut(_ scale: CGFloat) -> CGSize {
    isDrawing = true
    defer { isDrawing = false }
    var values = EnvironmentValues()
    values.displayScale = scale
    values.locale = PreferredLanguages.locale
    picture.show(content, values)
    return picture.layOut(proposedSize)
  }

  private func painted(_ scale: CGFloat) -> Bitmap? {
    picture.painting(scale: Double(scale), isOpaque: isOpaque)?.bitmap(Pixels.bitmap)
  }
}

extension Pixels {
  /// Decodes a picture that a view shows, in at most its own size.
  fileprivate static func bitmap(address: String, width: Int, height: Int) -> Bitmap? {
    let held = HeldAsset.content(address: address)
    let stored = AssetStore.asset(address: address)
    guard let type = held?.type ?? stored?.type,
      let data = held?.data ?? stored.flatMap({ try? Data(contentsOf: $0.file) }),
      let size = PictureHeader.size(of: data, type),
      let pixels = Pixels(
        data, type, width: min(Double(width), size.width), height: min(Double(height), size.height))
    else { return nil }
    return Bitmap(width: pixels.width, height: pixels.height, straight: pixels.bytes)
  }
}
