extension UIView {
  /// The view's name, which screen readers read.
  public var accessibilityLabel: String? {
    get { spoken.label }
    set { spoken.label = newValue }
  }

  /// The view's current value, which is read after its label.
  public var accessibilityValue: String? {
    get { spoken.value }
    set { spoken.value = newValue }
  }

  /// A description of what happens when a person uses the view, which is read after its value.
  public var accessibilityHint: String? {
    get { spoken.hint }
    set { spoken.hint = newValue }
  }

  /// An identifier for tests, which is never read out.
  public var accessibilityIdentifier: String? {
    get { spoken.identifier }
    set { spoken.identifier = newValue }
  }

  /// The view's role and state.
  public var accessibilityTraits: UIAccessibilityTraits {
    get { spoken.traits }
    set { spoken.traits = newValue }
  }

  /// A Boolean value that indicates whether screen readers read the view as one element.
  public var isAccessibilityElement: Bool {
    get { spoken.isElement ?? false }
    set { spoken.isElement = newValue }
  }

  /// A Boolean value that indicates whether screen readers skip the view's content.
  public var accessibilityElementsHidden: Bool {
    get { spoken.isHidden }
    set { spoken.isHidden = newValue }
  }
}

/// The role and state of a view for screen readers.
public struct UIAccessibilityTraits: OptionSet, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// The view has no particular role or state.
  public static let none: UIAccessibilityTraits = []
  /// The view acts as a button.
  public static let button = UIAccessibilityTraits(rawValue: 1)
  /// The view acts as a link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// The view acts as an image.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The view is selected.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// The view shows text that does not change.
  ///
  /// Accepted: it has no effect, since a browser reads text as text without a role.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The view is disabled.
  ///
  /// Accepted: it has no effect. A control with `isEnabled` set to `false` is already read as
  /// disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The view's label and value are read again when they change.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// The view is a heading.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
}
