import Foundation

// Foundation on Linux formats no plurals. With one value the compiler prefers these methods, which
// have no list of any length, to Foundation's; they only handle formats with plurals that
// `NSLocalizedString` returned. A format that is a literal, or that has several values, is
// Foundation's.

extension String {
  /// Returns a format with a value inserted, in the reader's locale.
  ///
  /// - Parameters:
  ///   - format: A format string with one specifier, such as `%@`.
  ///   - value: The value that replaces the specifier.
  public static func localizedStringWithFormat(_ format: String, _ value: any CVarArg) -> String {
    let locale = PreferredLanguages.locale
    return FormatPlurals.text(of: format, [value], locale: locale)
      ?? String(format: format, locale: locale, arguments: [value])
  }

  /// Creates a string from a format and a value.
  ///
  /// - Parameters:
  ///   - format: A format string with one specifier, such as `%@`.
  ///   - value: The value that replaces the specifier.
  public init(format: String, _ value: any CVarArg) {
    self =
      FormatPlurals.text(of: format, [value], locale: Locale(identifier: "en_US_POSIX"))
      ?? String(format: format, arguments: [value])
  }
}
