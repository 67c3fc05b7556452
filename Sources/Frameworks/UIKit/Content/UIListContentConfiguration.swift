public import Foundation

/// A picture, a title and a second line, as rows of lists mostly show them.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = "Rick"
///     content.secondaryText = "Alive"
///     content.image = UIImage(systemName: "person")
///     cell.contentConfiguration = content
@MainActor public struct UIListContentConfiguration: UIContentConfiguration {
  public var image: UIImage?
  public var text: String?
  public var secondaryText: String?
  /// Partial: its words are shown, without the attributes.
  public var attributedText: NSAttributedString? {
    get { text.map { NSAttributedString(string: $0) } }
    set { text = newValue?.string }
  }
  public var imageProperties = ImageProperties()
  public var textProperties = TextProperties()
  public var secondaryTextProperties = TextProperties(
    font: .preferredFont(forTextStyle: .subheadline), color: .secondaryLabel)
  public var prefersSideBySideTextAndSecondaryText = false
  public var directionalLayoutMargins = NSDirectionalEdgeInsets(
    top: 8, leading: 16, bottom: 8, trailing: 16)
  /// Between picture and words, in points.
  public var imageToTextPadding: CGFloat = 12
  public var textToSecondaryTextVerticalPadding: CGFloat = 3
  public var textToSecondaryTextHorizontalPadding: CGFloat = 8

  /// A title, perhaps with a picture.
  public static func cell() -> Self { Self() }
  /// A title with a smaller line below.
  public static func subtitleCell() -> Self { Self() }

  /// A title with a value at the other side.
  public static func valueCell() -> Self {
    var configuration = Self()
    configuration.prefersSideBySideTextAndSecondaryText = true
    configuration.secondaryTextProperties.font = .preferredFont(forTextStyle: .body)
    return configuration
  }

  public static func header() -> Self {
    var configuration = Self()
    configuration.textProperties = TextProperties(
      font: .preferredFont(forTextStyle: .footnote), color: .secondaryLabel)
    return configuration
  }

  public static func footer() -> Self { header() }
  public static func plainHeader() -> Self { header() }
  public static func groupedHeader() -> Self { header() }

  public func makeContentView() -> UIView & UIContentView { UIListContentView(configuration: self) }
  public func updated(for state: any UIConfigurationState) -> Self { self }

  /// How words look.
  @MainActor public struct TextProperties {
    public var font: UIFont
    public var color: UIColor
    public var numberOfLines = 0
    public var alignment = TextAlignment.natural
    public var lineBreakMode = NSLineBreakMode.byTruncatingTail
    public var adjustsFontSizeToFitWidth = false

    init(font: UIFont = .preferredFont(forTextStyle: .body), color: UIColor = .label) {
      (self.font, self.color) = (font, color)
    }

    /// Partial: justified words begin at one side like natural ones.
    public enum TextAlignment: Int, Sendable { case natural, center, justified }
  }

  /// How the picture looks.
  @MainActor public struct ImageProperties {
    public var tintColor: UIColor?
    public var cornerRadius: CGFloat = 0
    /// The size that the picture has at most, in points; zero for its own.
    public var maximumSize = CGSize.zero
    public var preferredSymbolConfiguration: UIImage.SymbolConfiguration?
  }
}
