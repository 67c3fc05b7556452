public import Foundation

/// A configuration of an image, a title and a second line, as in most lists.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Rick"
///     content.secondaryText = "Alive"
///     content.image = UIImage(systemName: "person")
///     cell.contentConfiguration = content
@MainActor @preconcurrency public struct UIListContentConfiguration: UIContentConfiguration {
  /// The image before the title.
  public var image: UIImage?
  /// The title of the row.
  public var text: String?
  /// The second line below the title.
  public var secondaryText: String?
  /// The title as attributed text.
  ///
  /// Partial: only the text is shown, without the attributes.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  /// The appearance of the image.
  public var imageProperties = ImageProperties()
  /// The appearance of the title.
  public var textProperties = TextProperties()
  /// The appearance of the second line.
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  /// A Boolean value that indicates whether the second text is placed beside the title instead of
  /// below it.
  public var prefersSideBySideTextAndSecondaryText = false
  /// The distance between the content and the cell's edges, in points.
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
  /// The distance between image and text, in points.
  public var imageToTextPadding: CGFloat = 12
  /// The distance between both texts if they are placed one below the other, in points.
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  /// The least distance between both texts if they are placed side by side, in points.
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  /// Returns the configuration of a cell with a title and an optional image.
  public static func cell() -> Self { Self() }
  /// Returns the configuration of a cell with a title and a smaller line below it.
  public static func subtitleCell() -> Self { Self() }

  /// Returns the configuration of a cell with a title and a value at the trailing side.
  public static func valueCell() -> Self {
    var configuration = Self()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return configuration
  }

  /// Returns the configuration of a section's header.
  public static func header() -> Self {
    var configuration = Self()
    configuration.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    return configuration
  }

  /// Returns the configuration of a section's footer.
  public static func footer() -> Self { header() }
  /// Returns the configuration of a section's header in a plain table.
  public static func plainHeader() -> Self { header() }
  /// Returns the configuration of a section's header in a grouped table.
  public static func groupedHeader() -> Self { header() }

  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// The appearance of text.
  @MainActor @preconcurrency public struct TextProperties {
    /// The font of the text.
    public var font: UIFont
    /// The color of the text.
    public var color: UIColor
    /// The largest number of lines; 0 for no limit.
    public var numberOfLines = 0
    /// The alignment of the lines.
    public var alignment = TextAlignment.natural
    /// The place where text that does not fit is truncated.
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    /// A Boolean value that indicates whether the text shrinks to half its size to fit.
    public var adjustsFontSizeToFitWidth = false

    init(font: UIFont = .preferredFont(forTextStyle: .body), color: UIColor = .label) {
      (self.font, self.color) = (font, color)
    }

    /// The alignment of lines.
    ///
    /// Partial: justified text is aligned like natural text.
    public enum TextAlignment: Int, Sendable {
      /// Text begins where reading begins in its language.
      case natural
      /// Text is centered.
      case center
      /// Text is justified: lines are stretched to the same width.
      case justified
    }
  }

  /// The appearance of an image.
  @MainActor @preconcurrency public struct ImageProperties {
    /// The color of a symbol or template image; `nil` for the cell's tint.
    public var tintColor: UIColor?
    /// The radius of the image's corners, in points.
    public var cornerRadius: CGFloat = 0
    /// The largest size of the image, in points. For a side of 0 the image's own size is used.
    public var maximumSize = CGSize.zero
    /// The size and weight of a symbol, used if the image has no symbol configuration.
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
}
