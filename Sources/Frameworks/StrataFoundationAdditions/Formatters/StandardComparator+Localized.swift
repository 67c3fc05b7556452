public import Foundation

extension String.StandardComparator {
  /// A comparator that sorts as file lists do: without regard to case, and with numbers by their
  /// value.
  ///
  ///     SortDescriptor(\Trip.name, comparator: .localizedStandard)
  ///
  /// Partial: in every language, letters with diacritics come after letters without.
  public static let localizedStandard = made(
    [.numeric, .caseInsensitive, .widthInsensitive, .forcedOrdering])

  /// A comparator that sorts without regard to case.
  ///
  /// Partial: in every language, letters with diacritics come after letters without.
  public static let localized = made([.caseInsensitive, .forcedOrdering])

  /// Returns a comparator with other options; `lexical` if Foundation's type does not have the
  /// expected layout.
  ///
  /// Foundation on Linux can compare by options, but has no public initializer for such a
  /// comparator. Its memory begins with the options, a number, which this function writes; it then
  /// checks the number by reading Foundation's property.
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
  /// A comparator that sorts as file lists do: without regard to case, and with numbers by their
  /// value.
  public static var localizedStandard: String.StandardComparator { .localizedStandard }
  /// A comparator that sorts without regard to case.
  public static var localized: String.StandardComparator { .localized }
}
