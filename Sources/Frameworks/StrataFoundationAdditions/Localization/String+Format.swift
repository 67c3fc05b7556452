import Foundation

// Foundation on Linux formats no plurals. The compiler prefers these methods, which have no list of
// any length, to Foundation's; they only handle formats with plurals that `NSLocalizedString`
// returned.

extension String {
  /// Returns a format with a value, in the reader's locale.
  public static func localizedStringWithFormat(_ format: String, _ value: any CVarArg) -> String {
    localized(format, [value])
  }

  /// Returns a format with two values, in the reader's locale.
  public static func localizedStringWithFormat(
    _ format: String, _ first: any CVarArg, _ second: any CVarArg
  ) -> String {
    localized(format, [first, second])
  }

  /// Returns a format with three values, in the reader's locale.
  public static func localizedStringWithFormat(
    _ format: String, _ first: any CVarArg, _ second: any CVarArg, _ third: any CVarArg
  ) -> String {
    localized(format, [first, second, third])
  }

  /// Creates a string from a format and a value.
  public init(format: String, _ value: any CVarArg) { self = Self.plain(format, [value]) }

  /// Creates a string from a format and two values.
  public init(format: String, _ first: any CVarArg, _ second: any CVarArg) {
    self = Self.plain(format, [first, second])
  }

  private static func localized(_ format: String, _ values: [any CVarArg]) -> String {
    let locale = PreferredLanguages.locale
    return FormatPlurals.text(of: format, values, locale: locale)
      ?? String(format: format, locale: locale, arguments: values)
  }

  private static func plain(_ format: String, _ values: [any CVarArg]) -> String {
    FormatPlurals.text(of: format, values, locale: Locale(identifier: "en_US_POSIX"))
      ?? String(format: format, arguments: values)
  }
}
