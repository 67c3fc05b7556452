public import Foundation
import SwiftUI

/// Words on one line or several.
///
///     let label = UILabel()
///     label.text = "Hello"
///     label.font = .preferredFont(forTextStyle: .headline)
///     label.numberOfLines = 0
open class UILabel: UIView {
  open var text: String? {
    get { words.map { String($0.characters) } }
    set { words = newValue.map { AttributedString($0) } }
  }
  /// Partial: its words are shown, without the attributes.
  open var attributedText: NSAttributedString? {
    get { words.map { NSAttributedString(string: String($0.characters)) } }
    set { text = newValue?.string }
  }
  private var words: AttributedString? { didSet { setNeedsDisplay() } }
  open var font: UIFont! = UIFont.systemFont(ofSize: 17) { didSet { setNeedsDisplay() } }
  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// How many lines there are at most; 0 for as many as it takes.
  open var numberOfLines = 1 { didSet { setNeedsDisplay() } }
  open var lineBreakMode = NSLineBreakMode.byTruncatingTail { didSet { setNeedsDisplay() } }
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  open var isHighlighted = false { didSet { setNeedsDisplay() } }
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  open var adjustsFontSizeToFitWidth = false { didSet { setNeedsDisplay() } }
  open var minimumScaleFactor: CGFloat = 0 { didSet { setNeedsDisplay() } }
  /// Accepted: letters in a browser always have the reader's size.
  open var adjustsFontForContentSizeCategory = false
  /// Accepted: a browser breaks lines where the room ends.
  open var preferredMaxLayoutWidth: CGFloat = 0

  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = true
  }

  public required init?(coder: NSCoder) { super.init(coder: coder) }

  override func content() -> AnyView {
    let color = isHighlighted ? highlightedTextColor ?? textColor : textColor
    return AnyView(
      Text(verbatim: text ?? "")
        .font(font?.font)
        .foregroundStyle((isEnabled ? color : .tertiaryLabel)?.color ?? .primary)
        .lineLimit(numberOfLines == 0 ? nil : numberOfLines)
        .truncationMode(lineBreakMode.swiftUI)
        .minimumScaleFactor(adjustsFontSizeToFitWidth ? max(minimumScaleFactor, 0.1) : 1)
        .multilineTextAlignment(textAlignment.swiftUI)
        .accessibilityAddTraits(spoken.traits.contains(.header) ? .isHeader : []))
  }
}
