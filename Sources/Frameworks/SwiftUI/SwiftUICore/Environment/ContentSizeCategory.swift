/// The text size that the user prefers. Its names are deprecated; use `DynamicTypeSize`.
///
/// Same as Apple's.
@available(iOS, deprecated: 100000, message: "Use DynamicTypeSize")
public enum ContentSizeCategory: Hashable, CaseIterable, Sendable {
  /// The smallest text size.
  case extraSmall
  /// A text size two steps below the default.
  case small
  /// A text size one step below the default.
  case medium
  /// The default text size.
  case large
  /// A text size one step above the default.
  case extraLarge
  /// A text size two steps above the default.
  case extraExtraLarge
  /// The largest size that is not an accessibility size.
  case extraExtraExtraLarge
  /// The smallest accessibility size.
  case accessibilityMedium
  /// The second accessibility size.
  case accessibilityLarge
  /// The third accessibility size.
  case accessibilityExtraLarge
  /// The fourth accessibility size.
  case accessibilityExtraExtraLarge
  /// The largest accessibility size.
  case accessibilityExtraExtraExtraLarge

  /// A Boolean value that indicates whether the size is one of the five accessibility sizes.
  public var isAccessibilityCategory: Bool { size.isAccessibilitySize }

  fileprivate var size: DynamicTypeSize {
    DynamicTypeSize.allCases[Self.allCases.firstIndex(of: self) ?? 3]
  }

  fileprivate init(_ size: DynamicTypeSize) {
    self = Self.allCases[DynamicTypeSize.allCases.firstIndex(of: size) ?? 3]
  }
}

extension EnvironmentValues {
  /// The preferred text size.
  ///
  /// Partial: a browser does not report the size. It is `large` unless a view around this one sets
  /// another.
  @available(iOS, deprecated: 100000, message: "Use dynamicTypeSize")
  public var sizeCategory: ContentSizeCategory {
    get { ContentSizeCategory(dynamicTypeSize) }
    set { dynamicTypeSize = newValue.size }
  }
}
