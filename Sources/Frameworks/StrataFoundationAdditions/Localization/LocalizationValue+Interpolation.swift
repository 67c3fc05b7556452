public import Foundation

extension String.LocalizationValue {
  /// Collects the key and the values of an interpolated localized string. Same as Apple's.
  public struct StringInterpolation: StringInterpolationProtocol, Sendable {
    package private(set) var key = ""
    package private(set) var arguments: [LocalizationArgument] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      key.reserveCapacity(literalCapacity + 4 * interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) {
      key += literal.replacing("%", with: "%%")
    }

    public mutating func appendInterpolation(_ string: String) {
      append(.text(string), as: "%@")
    }

    public mutating func appendInterpolation(_ string: Substring) {
      append(.text(String(string)), as: "%@")
    }

    /// A number; the catalog may give a form for each plural category.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      append(LocalizationArgument(value._arg), as: value._specifier)
    }

    /// A number with its own specifier: `\(3.14159, specifier: "%.2f")`.
    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T, specifier: String) {
      append(LocalizationArgument(value._arg), as: specifier)
    }

    /// A localized string inside another; it is looked up in the same languages.
    public mutating func appendInterpolation(_ resource: LocalizedStringResource) {
      append(.resource(resource), as: "%@")
    }

    /// A value in a format style, in the reader's locale.
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
