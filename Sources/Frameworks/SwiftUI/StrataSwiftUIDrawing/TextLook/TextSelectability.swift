/// A setting of whether text can be selected. Same as Apple's.
public protocol TextSelectability {
  /// A Boolean value that indicates whether text can be selected.
  static var allowsSelection: Bool { get }
}

/// Text that can be selected. Same as Apple's.
public struct EnabledTextSelectability: TextSelectability {
  /// A Boolean value that indicates whether text can be selected: `true`.
  public static let allowsSelection = true
}

/// Text that cannot be selected. Same as Apple's.
public struct DisabledTextSelectability: TextSelectability {
  /// A Boolean value that indicates whether text can be selected: `false`.
  public static let allowsSelection = false
}

extension TextSelectability where Self == EnabledTextSelectability {
  /// A setting that allows text to be selected.
  public static var enabled: EnabledTextSelectability { EnabledTextSelectability() }
}

extension TextSelectability where Self == DisabledTextSelectability {
  /// A setting that prevents text from being selected.
  public static var disabled: DisabledTextSelectability { DisabledTextSelectability() }
}
