extension String {
  /// The key of a localized string together with the values that stand in it.
  ///
  ///     let count = 3
  ///     let value: String.LocalizationValue = "\(count) cities"    // key "%lld cities"
  ///
  /// Same as Apple's, without placeholders and `NSObject` formatters. A value given with a `format:`
  /// is formatted where it is written, in the locale of ``PreferredLanguages``.
  public struct LocalizationValue: Equatable, Sendable, Codable, ExpressibleByStringInterpolation {
    /// The key in the String Catalog, values written as `printf` specifiers.
    package var key: String
    /// The values, in the order of their specifiers.
    package var arguments: [LocalizationArgument]
    /// Text without interpolation is no format: a per cent sign in it stands for itself.
    package var isFormat: Bool

    /// Takes a key as it is; a per cent sign in it stands for itself.
    public init(_ value: String) {
      key = value
      arguments = []
      isFormat = false
    }

    public init(stringLiteral value: String) { self.init(value) }

    public init(stringInterpolation: StringInterpolation) {
      key = stringInterpolation.key
      arguments = stringInterpolation.arguments
      isFormat = true
    }
  }
}
