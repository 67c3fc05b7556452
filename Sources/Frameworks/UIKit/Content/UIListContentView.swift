public import Foundation
import StrataSwiftUIApp

/// A view that shows a ``UIListContentConfiguration``.
public final class UIListContentView: UIView, UIContentView {
  private var shown: UIListContentConfiguration

  /// Creates a view with its content.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
  }

  /// Returns `nil`, since a view cannot be read from an archive.
  public required init?(coder: NSCoder) { return nil }

  /// The content that is shown. Setting a configuration of another type has no effect.
  public var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let new = newValue as? UIListContentConfiguration else { return }
      shown = new
      setNeedsDisplay()
    }
  }

  override func content() -> AnyView {
    AnyView(ListContent(look: shown, tint: tintColor))
  }
}

/// The image and text of a row.
struct ListContent: View {
  let look: UIListContentConfiguration
  let tint: UIColor?

  var body: some View {
    HStack(spacing: look.imageToTextPadding) {
      if let image = look.image { picture(image) }
      words
    }
    .frame(maxWidth: .infinity, alignment: .leading)
    .padding(look.directionalLayoutMargins.edges)
  }

  @ViewBuilder private var words: some View {
    if look.prefersSideBySideTextAndSecondaryText {
      HStack(spacing: look.textToSecondaryTextHorizontalPadding) {
        text(look.text, look.textProperties)
        Spacer(minLength: 0)
        text(look.secondaryText, look.secondaryTextProperties)
      }
    } else {
      VStack(alignment: .leading, spacing: look.textToSecondaryTextVerticalPadding) {
        text(look.text, look.textProperties)
        text(look.secondaryText, look.secondaryTextProperties)
      }
    }
  }

  @ViewBuilder private func text(
    _ words: String?, _ look: UIListContentConfiguration.TextProperties
  ) -> some View {
    if let words {
      Text(verbatim: words).font(look.font.font).foregroundStyle(look.color.color)
        .lineLimit(look.numberOfLines == 0 ? nil : look.numberOfLines)
        .truncationMode(look.lineBreakMode.swiftUI)
        .multilineTextAlignment(look.alignment == .center ? .center : .leading)
        .minimumScaleFactor(look.adjustsFontSizeToFitWidth ? 0.5 : 1)
        .centered(look.alignment == .center)
    }
  }

  private func picture(_ image: UIImage) -> some View {
    let size = look.imageProperties.maximumSize
    let color = image.tint ?? (image.isTemplate ? look.imageProperties.tintColor ?? tint : nil)
    return PictureView(
      image: image, mode: .scaleAspectFit, label: nil,
      symbol: image.symbolConfiguration ?? look.imageProperties.preferredSymbolConfiguration,
      font: look.textProperties.font.font, color: color?.color
    )
    .frame(
      width: size.width > 0 ? size.width : nil, height: size.height > 0 ? size.height : nil
    )
    .clipShape(RoundedRectangle(cornerRadius: look.imageProperties.cornerRadius))
  }
}

extension View {
  /// Centers the view in the available width.
  @ViewBuilder fileprivate func centered(_ isCentered: Bool) -> some View {
    if isCentered { frame(maxWidth: .infinity) } else { self }
  }
}
