public import Foundation
import SwiftUI

/// A picture.
///
///     let view = UIImageView(image: UIImage(systemName: "leaf"))
///     view.contentMode = .scaleAspectFit
open class UIImageView: UIView {
  open var image: UIImage? { didSet { if image !== oldValue { setNeedsDisplay() } } }
  open var highlightedImage: UIImage? { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// How symbols in the view are drawn, unless they say so themselves.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { setNeedsDisplay() }
  }

  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// A view of the picture's own size.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
  }

  public convenience init(image: UIImage?, highlightedImage: UIImage?) {
    self.init(image: image)
    self.highlightedImage = highlightedImage
  }

  override func content() -> AnyView {
    guard let shown = isHighlighted ? highlightedImage ?? image : image else {
      return AnyView(Color.clear.frame(maxWidth: .infinity, maxHeight: .infinity))
    }
    let color = shown.tint ?? (shown.isTemplate ? tintColor : nil)
    return AnyView(
      PictureView(
        image: shown, mode: contentMode, label: spoken.label,
        symbol: shown.symbolConfiguration ?? preferredSymbolConfiguration,
        color: color?.color))
  }
}

extension UIImage {
  /// Whether the picture is drawn in the tint of its view.
  var isTemplate: Bool {
    renderingMode == .alwaysTemplate || isSymbol && renderingMode == .automatic
  }
}

/// A picture in a view's box.
struct PictureView: View {
  let image: UIImage
  let mode: UIView.ContentMode
  let label: String?
  let symbol: UIImage.SymbolConfiguration?
  /// What a symbol stands beside, where it has no size of its own.
  var font: Font?
  let color: Color?

  var body: some View {
    if image.isSymbol {
      // A symbol that its box has no size of its own for has that of its words.
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
  /// Where a picture of its own size stands in a view of another; `nil` where it takes the view's.
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
