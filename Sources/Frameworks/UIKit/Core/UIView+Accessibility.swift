extension UIView {
  /// What the view is called for those who do not see it.
  public var accessibilityLabel: String? {
    get { spoken.label }
    set { spoken.label = newValue }
  }

  /// What the view stands at, read after its label.
  public var accessibilityValue: String? {
    get { spoken.value }
    set { spoken.value = newValue }
  }

  /// What happens when the view is used.
  public var accessibilityHint: String? {
    get { spoken.hint }
    set { spoken.hint = newValue }
  }

  /// A name for tests, which nobody hears.
  public var accessibilityIdentifier: String? {
    get { spoken.identifier }
    set { spoken.identifier = newValue }
  }

  /// What kind of thing the view is.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { spoken.traits }
    set { spoken.traits = newValue }
  }

  /// Whether the view is read as one thing.
  public var isAccessibilityElement: Bool {
    get { spoken.isElement ?? false }
    set { spoken.isElement = newValue }
  }

  /// Whether what is in the view is passed over.
  public var accessibilityElementsHidden: Bool {
    get { spoken.isHidden }
    set { spoken.isHidden = newValue }
  }
}

/// What kind of thing a view is, for a screen reader.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  public static let none: UIAccessibilityTraits = []
  public static let button = UIAccessibilityTraits(rawValue: 1)
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Accepted: text has no role in a browser, and is read as text.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// Accepted: a control that is not enabled says so itself; on another view nothing is told.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// What the view says is read again when it changes.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
