public import Foundation
import StrataRendering
public import StrataSwiftUIApp
import StrataViewTree

/// A view for text of many lines, which a person can edit.
///
///     let view = UITextView()
///     view.font = .preferredFont(forTextStyle: .body)
///     view.delegate = self
///
/// Partial: if the text can be edited, the view is SwiftUI's text editor; otherwise, it is a text
/// in a scroll view. Its ``UIScrollView/delegate`` may conform to ``UITextViewDelegate``.
open class UITextView: UIScrollView {
  /// The text in the view.
  open var text: String! {
    get { words }
    set { (words, attributed) = (newValue ?? "", nil) }
  }
  /// The text with attributes such as colors and links.
  ///
  /// Partial: a text that can be edited is shown without its attributes, and loses them when a
  /// person edits it. In a text that cannot be edited, fonts, colors, links, kerning and lines
  /// under and through the text are shown.
  open var attributedText: NSAttributedString! {
    get { attributed ?? NSAttributedString(string: words) }
    set {
      words = newValue?.string ?? ""
      attributed = newValue.map { NSAttributedString(attributedString: $0) }
    }
  }
  private var attributed: NSAttributedString? { didSet { setNeedsDisplay() } }
  /// The text as it is shown while it cannot be edited.
  var shown: Text { attributed?.shown ?? Text(verbatim: words) }
  private var words = "" {
    didSet {
      guard words != oldValue else { return }
      selectedRange = NSRange(location: words.utf16.count, length: 0)
      setNeedsDisplay()
    }
  }
  /// The font of the text.
  open var font: UIFont? { didSet { setNeedsDisplay() } }
  /// The color of the text.
  open var textColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The alignment of the text.
  open var textAlignment = NSTextAlignment.natural { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether a person can edit the text.
  open var isEditable = true { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether a person can select the text.
  open var isSelectable = true { didSet { setNeedsDisplay() } }
  /// The selected part of the text, in UTF-16 units.
  ///
  /// Partial: the value is what the app has set, or else the end of the last edit, because a
  /// browser does not report its caret.
  open var selectedRange = NSRange(location: 0, length: 0)
  /// The distance between the text and the view's edges, in points.
  open var textContainerInset = UIEdgeInsets(top: 8, left: 0, bottom: 8, right: 0) {
    didSet { setNeedsDisplay() }
  }
  /// The area of the text.
  public let textContainer: NSTextContainer
  /// The attributes of text that a person enters.
  ///
  /// Accepted: they have no effect; a browser's text editor has a single font and color.
  open var typingAttributes: [NSAttributedString.Key: Any] = [:]
  /// The kinds of data in the text that become links.
  ///
  /// Accepted: it has no effect; nothing in the text becomes a link by itself.
  open var dataDetectorTypes: UIDataDetectorTypes = []
  /// A Boolean value that indicates whether the text follows the reader's text size.
  ///
  /// Accepted: it has no effect; text in a browser always follows the reader's text size.
  open var adjustsFontForContentSizeCategory = false

  // MARK: The keyboard

  /// The keyboard for the text.
  open var keyboardType = UIKeyboardType.default { didSet { setNeedsDisplay() } }
  /// The word on the return key of the on-screen keyboard.
  open var returnKeyType = UIReturnKeyType.default { didSet { setNeedsDisplay() } }
  /// A value that indicates whether the browser corrects the text while a person types.
  open var autocorrectionType = UITextAutocorrectionType.default { didSet { setNeedsDisplay() } }
  /// A value that indicates which letters are capitalized while a person types.
  open var autocapitalizationType = UITextAutocapitalizationType.sentences {
    didSet { setNeedsDisplay() }
  }
  /// The meaning of the text, by which a browser fills it in.
  open var textContentType: UITextContentType! { didSet { setNeedsDisplay() } }
  /// A Boolean value that indicates whether the view has the keyboard's focus.
  private var isEditing = false
  let wantsFocus = StateBox(false)

  /// Creates a text view with a frame, in points.
  ///
  /// - Parameters:
  ///   - frame: The frame, in points.
  ///   - textContainer: The area of the text; `nil` for a new one.
  public init(frame: CGRect, textContainer: NSTextContainer?) {
    self.textContainer = textContainer ?? NSTextContainer(size: .zero)
    super.init(frame: frame)
    self.textContainer.changed = { [weak self] in self?.setNeedsDisplay() }
  }

  /// Creates a text view with a frame, in points.
  public convenience override init(frame: CGRect) { self.init(frame: frame, textContainer: nil) }

  public required init?(coder: NSCoder) {
    textContainer = NSTextContainer(size: .zero)
    super.init(coder: coder)
    textContainer.changed = { [weak self] in self?.setNeedsDisplay() }
  }

  private var listener: (any UITextViewDelegate)? { delegate as? any UITextViewDelegate }

  open override var canBecomeFirstResponder: Bool { isEditable }
  open override var isFirstResponder: Bool { isEditing }

  @discardableResult open override func becomeFirstResponder() -> Bool {
    guard isEditable, listener?.textViewShouldBeginEditing(self) ?? true else { return false }
    wantsFocus.current = true
    return true
  }

  @discardableResult open override func resignFirstResponder() -> Bool {
    guard listener?.textViewShouldEndEditing(self) ?? true else { return false }
    wantsFocus.current = false
    return true
  }

  /// Scrolls to a part of the text.
  ///
  /// Accepted: it has no effect; the browser keeps its caret visible.
  open func scrollRangeToVisible(_ range: NSRange) {}

  /// The size of the text, in points.
  ///
  /// Partial: unless the app has set it, it is the result of ``sizeThatFits(_:)`` for the view's
  /// width, or for 320 points while the width is not known.
  open override var contentSize: CGSize {
    get {
      let set = super.contentSize
      guard set == .zero else { return set }
      let width = frame.width > 0 ? frame.width : 320
      return sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
    }
    set { super.contentSize = newValue }
  }

  /// Returns the size that fits the text.
  ///
  /// Partial: the height is estimated by the number of letters, as only a browser can measure.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let font = font ?? .systemFont(ofSize: UIFont.labelFontSize)
    let inset = textContainerInset
    let room =
      size.width - inset.left - inset.right - 2 * textContainer.lineFragmentPadding
    let letters = max(1, room / (font.pointSize * 0.5))
    let lines = words.split(separator: "\n", omittingEmptySubsequences: false).reduce(0.0) {
      $0 + max(1, (CGFloat($1.count) / letters).rounded(.up))
    }
    return CGSize(width: size.width, height: lines * font.lineHeight + inset.top + inset.bottom)
  }

  override var namesItself: Bool { true }

  override func content() -> AnyView { AnyView(TextAreaView(view: self, edition: edition)) }

  func written(_ new: String) {
    guard new != words else { return }
    let edit = TextEdit(from: words, to: new)
    guard
      listener?.textView(self, shouldChangeTextIn: edit.range, replacementText: edit.replacement)
        ?? true
    else { return setNeedsDisplay() }
    (words, attributed) = (new, nil)
    selectedRange = NSRange(
      location: edit.range.location + edit.replacement.utf16.count, length: 0)
    listener?.textViewDidChange(self)
    NotificationCenter.tell(Self.textDidChangeNotification.rawValue, self)
    listener?.textViewDidChangeSelection(self)
  }

  func focusChanged(_ isFocused: Bool) {
    guard isFocused != isEditing else { return }
    isEditing = isFocused
    // A person may have moved the focus: the app's next wish differs from where it is now.
    wantsFocus.current = isFocused
    if isFocused {
      listener?.textViewDidBeginEditing(self)
      NotificationCenter.tell(Self.textDidBeginEditingNotification.rawValue, self)
    } else {
      listener?.textViewDidEndEditing(self)
      NotificationCenter.tell(Self.textDidEndEditingNotification.rawValue, self)
    }
  }
}

/// The kinds of data in a text that become links.
///
/// Accepted: the values have no effect; nothing in a text becomes a link by itself.
public struct UIDataDetectorTypes: OptionSet, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Phone numbers become links.
  ///
  /// Accepted: it has no effect; nothing in a text becomes a link by itself.
  public static let phoneNumber = UIDataDetectorTypes(rawValue: 1)
  /// Web addresses become links.
  ///
  /// Accepted: it has no effect; nothing in a text becomes a link by itself.
  public static let link = UIDataDetectorTypes(rawValue: 2)
  /// Postal addresses become links.
  ///
  /// Accepted: it has no effect; nothing in a text becomes a link by itself.
  public static let address = UIDataDetectorTypes(rawValue: 4)
  /// Dates and times become links.
  ///
  /// Accepted: it has no effect; nothing in a text becomes a link by itself.
  public static let calendarEvent = UIDataDetectorTypes(rawValue: 8)
  /// All kinds of data become links.
  ///
  /// Accepted: they have no effect; nothing in a text becomes a link by itself.
  public static let all = UIDataDetectorTypes(rawValue: .max)
}
