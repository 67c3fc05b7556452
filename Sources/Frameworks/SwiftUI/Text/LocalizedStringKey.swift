public import Foundation

/// The key of a text in the app's String Catalog, with the values that go into it.
///
/// Same as Apple's, but for interpolated images and dates with a style.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  let value: String.LocalizationValue

  public init(_ value: String) { self.value = String.LocalizationValue(stringLiteral: value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.value)
  }

  /// Collects the literal parts and the values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var value: String.LocalizationValue.StringInterpolation

    public init(literalCapacity: Int, interpolationCount: Int) {
      value = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { value.appendLiteral(literal) }
    public mutating func appendInterpolation(_ string: String) { value.appendInterpolation(string) }

    public mutating func appendInterpolation<T: _FormatSpecifiable>(_ value: T) {
      self.value.appendInterpolation(value)
    }

    public mutating func appendInterpolation<F: FormatStyle>(
      _ input: F.FormatInput, format: F
    ) where F.FormatInput: Equatable, F.FormatOutput == String {
      value.appendInterpolation(format.format(input))
    }
  }
}
