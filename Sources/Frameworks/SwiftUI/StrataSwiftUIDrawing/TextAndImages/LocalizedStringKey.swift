import Foundation

/// The key of a text in the app's String Catalog, with the values that go into it.
///
///     Text("**\(name)** has [a page](https://example.com)")
///
/// Marks of Markdown count where the app or its catalog wrote them; in a value that
/// was put in they are letters.
///
/// Partial: in `^[3 book](inflect: true)` the noun takes the number's form, by the rules of English,
/// Spanish, Portuguese or French; nothing agrees in gender.
public struct LocalizedStringKey: Equatable, ExpressibleByStringInterpolation {
  /// Texts among the values are tokens here, which stand for `inserts`.
  let value: String.LocalizationValue
  var inserts: [Text] = []

  public init(_ value: String) { self.value = String.LocalizationValue(stringLiteral: value) }
  public init(stringLiteral value: String) { self.init(value) }
  public init(stringInterpolation: StringInterpolation) {
    value = String.LocalizationValue(stringInterpolation: stringInterpolation.value)
    inserts = stringInterpolation.inserts
  }

  /// Collects the literal parts and the values of an interpolated key.
  public struct StringInterpolation: StringInterpolationProtocol {
    var value: String.LocalizationValue.StringInterpolation
    var inserts: [Text] = []

    public init(literalCapacity: Int, interpolationCount: Int) {
      value = .init(literalCapacity: literalCapacity, interpolationCount: interpolationCount)
    }

    public mutating func appendLiteral(_ literal: String) { value.appendLiteral(literal) }
  }
}
