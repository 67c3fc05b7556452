public import Foundation

extension String.StandardComparator {
  /// Compares as file lists do: without regard to case, and numbers by their value.
  ///
  ///     SortDescriptor(\Trip.name, comparator: .localizedStandard)
  ///
  /// Partial: letters with marks come after those without, in any language.
  public static let localizedStandard = made(
    [.numeric, .caseInsensitive, .widthInsensitive, .forcedOrdering])

  /// Compares without regard to case.
  ///
  /// Partial: letters with marks come after those without, in any language.
  public static let localized = made([.caseInsensitive, .forcedOrdering])

  /// Returns a comparator with other options, or `lexical` if this Foundation has changed.
  ///
  /// Foundation on Linux can compare by options, but has no public initializer of such a
  /// comparator: it begins with its options, a number. What was written is read again through
  /// Foundation's property.
  private static func made(_ options: String.CompareOptions) -> Self {
    var comparator = lexical
    withUnsafeMutableBytes(of: &comparator) { bytes in
      guard bytes.count >= MemoryLayout<UInt>.size else { return }
      bytes.storeBytes(of: options.rawValue, as: UInt.self)
    }
    return String.Comparator(comparator).options == options ? comparator : lexical
  }
}

extension SortComparator where Self == String.StandardComparator {
  /// Compares as file lists do: without regard to case, and numbers by their value.
  public static var localizedStandard: String.StandardComparator { .localizedStandard }
  /// Compares without regard to case.
  public static var localized: String.StandardComparator { .localized }
}
