extension String {
  /// The key of a localized string together with its interpolated values.
  ///
  ///     let count = 3
  ///     let value: String.LocalizationValue = "\(count) cities"    // key "%lld cities"
  ///
  /// Same as Apple's, without placeholders and `NSObject` formatters. A value with a `format:` is
  /// formatted when the string is created, in the locale of ``PreferredLanguages``.
  public struct LocalizationValue: Equatable, Sendable, Codable, ExpressibleByStringInterpolation {
    /// The key in the String Catalog, with values as `printf` specifiers.
    package var key: String
    /// The values, in the order of their specifiers.
    package var arguments: [LocalizationArgument]
    /// A Boolean value that indicates whether the key is a format. A key without interpolated
    /// values is none, so its percent signs are literal.
    package var isFormat: Bool

    /// Creates a value with a literal key, whose percent signs are literal.
    public init(_ value: String) {
      key = value
      arguments = []
      isFormat = false
    }

    /// Creates a value with a literal key.
    public init(stringLiteral value: String) { self.init(value) }

    /// Creates a value from an interpolated string.
    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
      isFormat = true
    }
  }
}
