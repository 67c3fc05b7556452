public import Foundation
import StrataAssets
import SwiftUI

/// A picture: of the app's resources, a symbol, or from data.
///
///     UIImage(systemName: "star.fill")
///     UIImage(data: try await session.data(from: url).0)
///
/// Partial: the server reads how large a picture is and hands its file to browsers; pixels are drawn
/// here for thumbnails and JPEG alone. Data must be PNG, JPEG, GIF, WebP or SVG, else there is no image.
public final class UIImage: NSObject, Sendable {
  enum Source: Sendable {
    case symbol(String)
    case named(String, Bundle?)
    case held(HeldAsset)
    case empty
  }

  let source: Source
  public let scale: CGFloat
  /// In points; zero where only a browser knows.
  public let size: CGSize
  public let renderingMode: RenderingMode
  let tint: UIColor?
  public let symbolConfiguration: SymbolConfiguration?

  init(
    _ source: Source, scale: CGFloat = 1, size: CGSize = .zero, mode: RenderingMode = .automatic,
    tint: UIColor? = nil, symbol: SymbolConfiguration? = nil
  ) {
    (self.source, self.scale, self.size) = (source, scale, size)
    (renderingMode, self.tint, symbolConfiguration) = (mode, tint, symbol)
  }

  public convenience override init() { self.init(.empty) }

  /// A picture of the app's resources; `nil` where there is none of that name.
  public convenience init?(named name: String) { self.init(named: name, in: nil) }

  public convenience init?(
    named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection? = nil
  ) {
    guard let size = AssetBundles.pointSize(ofPicture: name, in: bundle) else { return nil }
    self.init(.named(name, bundle), size: size)
  }

  /// A symbol that comes with the system; `nil` for an empty name.
  public convenience init?(systemName name: String) {
    self.init(systemName: name, withConfiguration: nil)
  }

  public convenience init?(systemName name: String, withConfiguration: SymbolConfiguration?) {
    guard !name.isEmpty else { return nil }
    let size = withConfiguration?.pointSize ?? 17
    self.init(
      .symbol(name), size: CGSize(width: size, height: size), symbol: withConfiguration)
  }

  /// A picture from its file's content; `nil` where that is no picture.
  public convenience init?(data: Data) { self.init(data: data, scale: 1) }

  public convenience init?(data: Data, scale: CGFloat) {
    guard scale > 0, let (type, size) = PictureHeader.recognize(data) else { return nil }
    self.init(
      .held(HeldAsset(data, type, size: size)), scale: scale,
      size: CGSize(width: size.width / scale, height: size.height / scale))
  }

  public convenience init?(contentsOfFile path: String) {
    guard let data = FileManager.default.contents(atPath: path) else { return nil }
    self.init(data: data)
  }

  public func withRenderingMode(_ renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, scale: scale, size: size, mode: renderingMode, tint: tint,
      symbol: symbolConfiguration)
  }

  public func withTintColor(_ color: UIColor) -> UIImage {
    UIImage(
      source, scale: scale, size: size, mode: .alwaysTemplate, tint: color,
      symbol: symbolConfiguration)
  }

  public func withTintColor(_ color: UIColor, renderingMode: RenderingMode) -> UIImage {
    UIImage(
      source, scale: scale, size: size, mode: renderingMode, tint: color,
      symbol: symbolConfiguration)
  }

  public func withConfiguration(_ configuration: SymbolConfiguration) -> UIImage {
    UIImage(
      source, scale: scale, size: size, mode: renderingMode, tint: tint, symbol: configuration)
  }

  /// The same picture: browsers decode it when they draw it.
  public func preparingForDisplay() -> UIImage? { self }

  /// The same picture: browsers decode it when they draw it.
  public func byPreparingForDisplay() async -> UIImage? { self }

  /// How a picture is tinted.
  public enum RenderingMode: Int, Sendable { case automatic, alwaysOriginal, alwaysTemplate }

  var isSymbol: Bool {
    if case .symbol = source { true } else { false }
  }

  /// No symbol is called so: nothing is drawn.
  private static let nothing = ""

  /// The picture as a SwiftUI view, before it is made to fit anything.
  var image: Image {
    let image: Image =
      switch source {
      case .symbol(let name): Image(systemName: name)
      case .named(let name, let bundle): Image(name, bundle: bundle)
      case .held(let asset): Image(asset, scale: scale)
      case .empty: Image(systemName: Self.nothing)
      }
    return renderingMode == .alwaysTemplate ? image.renderingMode(.template) : image
  }
}

extension UIImage {
  /// How a symbol is drawn.
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

    public convenience init(pointSize: CGFloat) { self.init(size: pointSize) }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight) {
      self.init(size: pointSize, weight: weight)
    }
    public convenience init(pointSize: CGFloat, weight: SymbolWeight, scale: SymbolScale) {
      self.init(size: pointSize, weight: weight, scale: scale)
    }
    public convenience init(textStyle: UIFont.TextStyle) { self.init(size: nil, style: textStyle) }
    public convenience init(textStyle: UIFont.TextStyle, scale: SymbolScale) {
      self.init(size: nil, style: textStyle, scale: scale)
    }
    public convenience init(scale: SymbolScale) { self.init(size: nil, scale: scale) }

    var font: Font? {
      if let pointSize { return .system(size: pointSize, weight: weight.swiftUI) }
      return textStyle.map { .system($0.swiftUI) }
    }
  }

  /// How heavy the strokes of a symbol are.
  public enum SymbolWeight: Int, Sendable {
    case unspecified, ultraLight, thin, light, regular, medium, semibold, bold, heavy, black

    var swiftUI: Font.Weight? {
      let weights: [Font.Weight] = [
        .ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black,
      ]
      return self == .unspecified ? nil : weights[rawValue - 1]
    }
  }

  /// How large a symbol is beside words.
  public enum SymbolScale: Int, Sendable {
    case `default` = -1
    case unspecified, small, medium, large

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
  /// Draws symbols as a configuration wants them.
  func drawn(as configuration: UIImage.SymbolConfiguration?) -> some View {
    transformEnvironment(\.font) { $0 = configuration?.font ?? $0 }
      .transformEnvironment(\.imageScale) { $0 = configuration?.scale.swiftUI ?? $0 }
  }
}
