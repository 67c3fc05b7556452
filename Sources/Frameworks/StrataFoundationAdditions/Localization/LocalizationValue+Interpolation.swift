public import Foundation

extension String.LocalizationValue {
  /// The key and the values of an interpolated localized string while it is built. Same as Apple's.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package private(set) var key = ""
    package private(set) var arguments: [LocalizationArgument] = []

    /// Creates an empty interpolation of a localized string.
    ///
    /// - Parameters:
    ///   - literalCapacity: The length of the literal parts.
    ///   - interpolationCount: The number of interpolated values.
    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    /// Appends literal text to the key, with percent signs escaped.
    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    /// Appends a text value.
    public mutating func appendInterpolation(_ string: String) {
      append(.text(string), as: "%@")
    }

    /// Appends a text value.
    public mutating func appendInterpolation(_ string: Substring) {
      append(.text(String(string)), as: "%@")
    }

    /// Appends a number; the catalog may have a text for each plural category.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(LocalizationArgument(value._arg), as: value._specifier)
    }

    /// Appends a number with a format specifier, such as `\(3.14159, specifier: "%.2f")`.
    ///
    /// - Parameters:
    ///   - value: The number to append.
    ///   - specifier: The format specifier, such as `%.1f`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(LocalizationArgument(value._arg), as: specifier)
    }

    /// Appends a localized string, which is looked up in the same languages as this one.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource), as: "%@")
    }

    /// Appends a value in a format style, formatted in the reader's locale.
    ///
    /// - Parameters:
    ///   - input: The value that is formatted.
    ///   - format: The format style that turns the value into text.
    public mutating func appendInterpolation<F: FormatStyle>(_ input: F.FormatInput, format: F)
    where F.FormatInput: Equatable, F.FormatOutput == String {
      append(.text(format.locale(PreferredLanguages.locale).format(input)), as: "%@")
    }

    private mutating func append(_ argument: LocalizationArgument, as specifier: String) {
      key += specifier
      arguments.append(argument)
    }
  }
}
