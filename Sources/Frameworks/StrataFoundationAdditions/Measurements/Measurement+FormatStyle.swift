public import Foundation

extension Measurement where UnitType: Dimension {
  /// A style that formats a measurement with its unit in the reader's language.
  ///
  ///     let wind = Measurement(value: 5.5, unit: UnitSpeed.metersPerSecond)
  ///     wind.formatted(.measurement(width: .abbreviated, usage: .asProvided))    // "5.5 m/s"
  ///
  /// Same as Apple's, without the attributed form. A unit of the app is written by its symbol.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      /// ICU's name of the width.
      let name: String

      /// "3 kilometers"
      public static var wide: Self { .init(name: "full-name") }
      /// "3 km"
      public static var abbreviated: Self { .init(name: "short") }
      /// "3km"
      public static var narrow: Self { .init(name: "narrow") }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The style of the number; `nil` for the language's usual digits.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The purpose; `nil` for ``MeasurementFormatUnitUsage/general``.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The locale; `.autoupdatingCurrent` is the reader's (``PreferredLanguages``).
    public var locale: Locale
    /// A Boolean value that indicates whether degrees are written without their scale: "20°".
    var hidesScaleName = false

    /// Creates a style.
    ///
    /// - Parameters:
    ///   - width: The length of the unit: abbreviated or in full.
    ///   - locale: The language and region.
    ///   - usage: The purpose, which determines the unit of the region.
    ///   - numberFormatStyle: The style of the number; `nil` for the default.
    public init(
      width: UnitWidth, locale: Locale = .autoupdatingCurrent,
      usage: MeasurementFormatUnitUsage<UnitType> = .general,
      numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) {
      self.width = width
      self.locale = locale
      self.usage = usage
      self.numberFormatStyle = numberFormatStyle
    }

    /// Returns the formatted measurement.
    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementWriter(self, unit: value.unit).text(for: value.value)
        ?? symbolic(value)
    }

    /// Returns the style with a locale.
    public func locale(_ locale: Locale) -> Self {
      var style = self
      style.locale = locale
      return style
    }

    private func symbolic(_ value: Measurement<UnitType>) -> String {
      let style = numberFormatStyle ?? FloatingPointFormatStyle<Double>()
      return style.locale(locale.ofReader).format(value.value) + " " + value.unit.symbol
    }
  }
}

extension Measurement where UnitType: Dimension {
  /// Returns the measurement, formatted in a style.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }

  /// Returns the measurement in the reader's usual unit, abbreviated.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}
