public import Foundation
import StrataAssets
import StrataSwiftUIApp

/// An image from the app's resources or from data, or a symbol.
///
///     UIImage(systemName: "star.fill")
///     UIImage(data: try await session.data(from: url).0)
///
/// Partial: the server reads the size of an image and sends its file to browsers. It decodes pixels
/// only for thumbnails, JPEG and PNG files, drawing and `cgImage`. Data must be PNG, JPEG, GIF,
/// WebP or SVG; otherwise, the initializer returns `nil`.
public final class UIImage: NSObject, Sendable {
  private let typeWord = ComparableInFoundation.typeWord
  enum Source: Sendable {
    case symbol(String)
    case named(String, Bundle?)
    case held(HeldAsset)
    case empty
  }

  let source: Source
  /// The number of pixels per point.
  public let scale: CGFloat
  /// The size of the image, in points. It is zero if only a browser knows it.
  public let size: CGSize
  /// A value that indicates whether the image is drawn in its own colors or in the view's tint.
  public let renderingMode: RenderingMode
  let tint: UIColor?
  /// The size and weight of a symbol; `nil` for the default.
  public let symbolConfiguration: SymbolConfiguration?

  init(
    _ source: Source, scale: CGFloat = 1, size: CGSize = .zero, mode: RenderingMode = .automatic,
    tint: UIColor? = nil, symbol: SymbolConfiguration? = nil
  ) {
    (self.source, self.scale, self.size) = (source, scale, size)
    (renderingMode, self.tint, symbolConfiguration) = (mode, tint, symbol)
  }

  /// Creates an image that draws nothing.
  public convenience override init() { self.init(.empty) }

  /// Creates an image of the app's resources, or `nil` if it does not exist.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  /// Creates an image of a bundle's resources, or `nil` if it does not exist.
  ///
  /// - Parameters:
  ///   - name: The name of the image in the bundle's resources.
  ///   - bundle: The bundle of the resources; `nil` for the app's.
  ///   - traitCollection: Not used: the browser selects the variant.
  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let size = AssetBundles.pointSize(ofPicture: name, in: bundle) else { return nil }
    self.init(.named(name, bundle), size: size)
  }

  /// Creates an image of a bundle's resources. If the image does not exist, nothing is drawn.
  public convenience init(resource: ImageResource) {
    let size = AssetBundles.pointSize(ofPicture: resource.name, in: resource.bundle)
    self.init(.named(resource.name, resource.bundle), size: size ?? .zero)
  }

  /// Creates a symbol, or `nil` for an empty name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  /// Creates a symbol with a size and weight, or `nil` for an empty name.
  ///
  /// - Parameters:
  ///   - name: The name of the system symbol.
  ///   - withConfiguration: The size and weight of the symbol; `nil` for the default.
  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    let size = withConfiguration?.pointSize ?? 17
    self.init(
      .symbol(name), size: CGSize(width: size, height: size), symbol: withConfiguration)
  }

  /// Creates an image from a file's content, or returns `nil` if the content is not an image.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  /// Creates an image from a file's content, or returns `nil` if the content is not an image.
  ///
  /// - Parameters:
  ///   - data: The content of an image file.
  ///   - scale: The number of pixels in a point; more than 0.
  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let (type, size) = PictureHeader.recognize(data) else { return nil }
    self.init(
      .held(HeldAsset(data, type, size: size)), scale: scale,
      size: CGSize(width: size.width / scale, height: size.height / scale))
  }

  /// Creates an image from a file, or returns `nil` if the file does not exist or is not an image.
  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  /// Returns the image with a rendering mode.
  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, scale: scale, size: size, mode: renderingMode, tint: tint,
      symbol: symbolConfiguration)
  }

  /// Returns the image drawn in a single color: each pixel keeps its opacity.
  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      source, scale: scale, size: size, mode: .alwaysTemplate, tint: color,
      symbol: symbolConfiguration)
  }

  /// Returns the image with a tint color and a rendering mode.
  ///
  /// - Parameters:
  ///   - color: The tint color. Symbols are drawn in it, and other images if `renderingMode` is
  ///     `alwaysTemplate`.
  ///   - renderingMode: `alwaysTemplate` to draw the image in `color`. With another mode an image
  ///     that is not a symbol keeps its own colors.
  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, scale: scale, size: size, mode: renderingMode, tint: color,
      symbol: symbolConfiguration)
  }

  /// Returns the image with the size and weight of a symbol.
  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    UIImage(
      source, scale: scale, size: size, mode: renderingMode, tint: tint, symbol: configuration)
  }

  /// Returns the image unchanged, since browsers decode it when they draw it.
  public func preparingForDisplay() -> UIImage? { self }

  /// Returns the image unchanged, since browsers decode it when they draw it.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// A value that indicates whether an image is drawn in its own colors or in a tint.
  public enum RenderingMode: Int, Sendable {
    /// The view that shows the image decides whether it is tinted.
    case automatic
    /// The image is drawn in its own colors.
    case alwaysOriginal
    /// The image is drawn in the tint color; each pixel keeps its opacity.
    case alwaysTemplate
  }

  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// A symbol name that no symbol has, so that nothing is drawn.
  private static let nothing = ""

  /// The image as a SwiftUI view, before it is fitted.
  var image: Image {
    let image: Image =
      switch source {
      case .symbol(let name): Image(systemName: name)
      case .named(let name, let bundle): Image(name, bundle: bundle)
      case .held(let asset): ._held(asset, scale: scale)
      case .empty: Image(systemName: Self.nothing)
      }
    return renderingMode == .alwaysTemplate ? image.renderingMode(.template) : image
  }
}

extension UIImage {
  /// The size and weight of a symbol.
  public final class SymbolConfiguration: NSObject, Sendable {
    let pointSize: CGFloat?
    let weight: SymbolWeight
    let textStyle: UIFont.TextStyle?
    let scale: SymbolScale

    init(
      size: CGFloat?, weight: SymbolWeight = .unspecified, style: UIFont.TextStyle? = nil,
      scale: SymbolScale = .default
    ) {
      (pointSize, self.weight, textStyle, self.scale) = (size, weight, style, scale)
    }

    /// Creates a configuration with a size, in points.
    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    /// Creates a configuration with a size, in points, and a weight.
    ///
    /// - Parameters:
    ///   - pointSize: The size in points.
    ///   - weight: The weight of the symbol's lines.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }
    /// Creates a configuration with a size, in points, a weight and a scale.
    ///
    /// - Parameters:
    ///   - pointSize: The size in points.
    ///   - weight: The weight of the symbol's lines.
    ///   - scale: The size relative to the text beside it.
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }
    /// Creates a configuration with the size of a text style.
    public convenience init(textStyle: UIFont.TextStyle) { self.init(size: nil, style: textStyle) }
    /// Creates a configuration with the size of a text style and a scale.
    ///
    /// - Parameters:
    ///   - textStyle: The text style whose size the symbol has.
    ///   - scale: The size relative to the text beside it.
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: nil, style: textStyle, scale: scale)
    }
    /// Creates a configuration with a scale.
    public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }

    var font: Font? {
      if let pointSize { return .system(size: pointSize, weight: weight.swiftUI) }
      return textStyle.map { .system($0.swiftUI) }
    }
  }

  /// The weight of a symbol's strokes.
  public enum SymbolWeight: Int, Sendable {
    /// The symbol's strokes are as thick as those of the text beside it.
    case unspecified
    /// The symbol has the thinnest strokes.
    case ultraLight
    /// The symbol has very thin strokes.
    case thin
    /// The symbol has thin strokes.
    case light
    /// The symbol has strokes of the usual thickness.
    case regular
    /// The symbol's strokes are slightly thicker than usual.
    case medium
    /// The symbol's strokes are thicker than those of `medium`.
    case semibold
    /// The symbol has thick strokes.
    case bold
    /// The symbol has very thick strokes.
    case heavy
    /// The symbol has the thickest strokes.
    case black

    var swiftUI: Font.Weight? {
      let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return self == .unspecified ? nil : weights[rawValue - 1]
    }
  }

  /// The size of a symbol relative to the text beside it.
  public enum SymbolScale: Int, Sendable {
    /// The scale is determined by the context, such as the view.
    case `default` = -1
    /// The scale is determined by the context, such as the view.
    case unspecified
    /// The symbol is smaller than the text beside it.
    case small
    /// The symbol is as large as the text beside it.
    case medium
    /// The symbol is larger than the text beside it.
    case large

    var swiftUI: Image.Scale? {
      switch self {
      case .small: .small
      case .medium: .medium
      case .large: .large
      case .default, .unspecified: nil
      }
    }
  }
}

extension View {
  /// Draws symbols with a configuration.
  func drawn(as configuration: UIImage.SymbolConfiguration?) -> some View {
    transformEnvironment(\.font) { $0 = configuration?.font ?? $0 }
      .transformEnvironment(\.imageScale) { $0 = configuration?.scale.swiftUI ?? $0 }
  }
}
