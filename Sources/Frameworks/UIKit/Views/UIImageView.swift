public import Foundation
import StrataSwiftUIApp

/// A view that shows an image.
///
///     let view = UIImageView(image: UIImage(systemName: "leaf"))
///     view.contentMode = .scaleAspectFit
open class UIImageView: UIView {
  /// The image that the view shows.
  open var image: UIImage? { didSet { if image !== oldValue { setNeedsDisplay() } } }
  /// The image that is shown while the view is highlighted.
  open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the highlighted image is shown.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The size and weight of symbols, used for images that have no symbol configuration.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { setNeedsDisplay() }
  }

  /// The effects of the symbol, in the order in which they were added.
  var symbolPlays: [SymbolPlay] = [] { didSet { setNeedsDisplay() } }
  /// The number of effects that were added so far.
  var symbolRuns = 0

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a view with an image and the image's size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  /// Creates a view with an image and another one for its highlighted state.
  ///
  /// - Parameters:
  ///   - image: The image; `nil` if there is none.
  ///   - highlightedImage: The image that is shown while the view is highlighted; `nil` if that is
  ///     `image`.
  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  override func content() -> AnyView {
    guard let shown = isHighlighted ? highlightedImage ?? image : image else {
      return AnyView(Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity))
    }
    let color = shown.tint ?? (shown.isTemplate ? tintColor : nil)
    let picture = AnyView(
      PictureView(
        image: shown, mode: contentMode, label: spoken.label,
        symbol: shown.symbolConfiguration ?? preferredSymbolConfiguration,
        color: color?.color))
    return symbolPlays.reduce(picture) { $1.show($0) }
  }
}

extension UIImage {
  /// A Boolean value that indicates whether the image is drawn in the view's tint.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || isSymbol && renderingMode == .automatic
  }
}

/// An image in a view's frame.
struct PictureView: View {
  let image: UIImage
  let mode: UIView.ContentMode
  let label: String?
  let symbol: UIImage.SymbolConfiguration?
  /// The font of the text beside a symbol, used if the symbol has no size; `nil` for the default.
  var font: Font?
  let color: Color?

  var body: some View {
    if image.isSymbol {
      // A symbol without a set size has that of the text beside it.
      sized(image.image.resizable(), isFitted: symbol == nil && font == nil)
        .font(symbol?.font ?? font)
        .imageScale(symbol?.scale.swiftUI ?? .medium)
        .foregroundStyle(color ?? .accentColor)
    } else {
      sized(image.image.resizable(), isFitted: true).foregroundStyle(color ?? .primary)
    }
  }

  @ViewBuilder private func sized(_ picture: Image, isFitted: Bool) -> some View {
    Group {
      if !isFitted {
        image.image
      } else if mode == .scaleAspectFill {
        picture.scaledToFill()
      } else if mode == .scaleToFill || mode == .redraw, !image.isSymbol {
        picture
      } else if let place = mode.place, !image.isSymbol {
        image.image.frame(maxWidth: .infinity, maxHeight: .infinity, alignment: place)
      } else {
        picture.scaledToFit()
      }
    }
    .accessibilityHidden(label == nil)
  }
}

extension UIView.ContentMode {
  /// The position of an image in a view of another size; `nil` if the image fills the view.
  var place: Alignment? {
    switch self {
    case .scaleToFill, .scaleAspectFit, .scaleAspectFill, .redraw: nil
    case .center: .center
    case .top: .top
    case .bottom: .bottom
    case .left: .leading
    case .right: .trailing
    case .topLeft: .topLeading
    case .topRight: .topTrailing
    case .bottomLeft: .bottomLeading
    case .bottomRight: .bottomTrailing
    }
  }
}
