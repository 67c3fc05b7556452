import Foundation

/// A key in the app's String Catalog, with the values that are inserted into its text.
///
///     Text("**\(name)** has [a page](https://example.com)")
///
/// Markdown is interpreted in the app's literal and in the catalog's text, but not in inserted
/// values.
///
/// Partial: in `^[3 book](inflect: true)` the noun takes the plural form for the number, by the
/// rules of English, Spanish, Portuguese or French. Other words are not changed by gender.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// The key, in which a placeholder represents each inserted text of `inserts`.
  let value: String.LocalizationValue
  var inserts: [Text] = []

  /// Creates a key from a string.
  public init(_ value: String) { self.value = String.LocalizationValue(stringLiteral: value) }
  /// Creates a key from a literal.
  public init(stringLiteral value: String) { self.init(value) }
  /// Creates a key from a literal with interpolated values; these become the arguments of the
  /// translation.
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.value)
    inserts = stringInterpolation.inserts
  }

  /// A collector of the literal parts and the values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var value: String.LocalizationValue.StringInterpolation
    var inserts: [Text] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      value = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { value.appendLiteral(literal) }
  }
}
