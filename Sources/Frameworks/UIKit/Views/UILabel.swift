public import Foundation
import StrataSwiftUIApp

/// A view that shows text on one or more lines.
///
///     let label = UILabel()
///     label.text = "Hello"
///     label.font = .preferredFont(forTextStyle: .headline)
///     label.numberOfLines = 0
open class UILabel: UIView {
  /// The text that the label shows.
  open var text: String? {
    get { words?.string }
    set { words = newValue.map { NSAttributedString(string: $0) } }
  }
  /// The text with attributes such as colors and links.
  ///
  /// Partial: fonts, colors, links, kerning and lines under and through the text are shown.
  open var attributedText: NSAttributedString? {
    get { words }
    set { words = newValue.map { NSAttributedString(attributedString: $0) } }
  }
  private var words: NSAttributedString? { didSet { setNeedsDisplay() } }
  /// The font of the text.
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }
  /// The color of the text.
  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// The largest number of lines; 0 for no limit.
  open var numberOfLines = 1 { didSet { setNeedsDisplay() } }
  /// The place where text that does not fit is truncated.
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the text is drawn in its color. If it is `false`, the
  /// text is dimmed.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the highlighted color is used.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  /// The color of the text while the label is highlighted.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the text shrinks to fit.
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  /// The smallest fraction of the font's size to which the text shrinks, 0…1. Values below 0.1
  /// count as 0.1.
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the text follows the reader's text size.
  ///
  /// Accepted: it has no effect; text in a browser always follows the reader's text size.
  open var adjustsFontForContentSizeCategory = false
  /// The largest width of a line, in points.
  ///
  /// Accepted: it has no effect; a browser breaks lines at the available width.
  open var preferredMaxLayoutWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func content() -> AnyView {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return AnyView(
      (words?.shown ?? Text(verbatim: ""))
        .font(font?.font)
        .foregroundStyle((isEnabled ? color : .tertiaryLabel)?.color ?? .primary)
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .truncationMode(lineBreakMode.swiftUI)
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
        .multilineTextAlignment(textAlignment.swiftUI)
        .accessibilityAddTraits(spoken.traits.contains(.header) ? .isHeader : []))
  }
}
