public import Foundation

extension Measurement where UnitType: Dimension {
  /// A style that formats a measurement with its unit in the reader's language.
  ///
  ///     let wind = Measurement(value: 5.5, unit: UnitSpeed.metersPerSecond)
  ///     wind.formatted(.measurement(width: .abbreviated, usage: .asProvided))    // "5.5 m/s"
  ///
  /// Same as Apple's, without the attributed form. A unit that the app defines is represented by
  /// its symbol.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// The length of a unit's name.
    public struct UnitWidth: Codable, Hashable, Sendable {
      /// The name by which ICU knows the width.
      let name: String

      /// The full name, such as "3 kilometers".
      public static var wide: Self { .init(name: "full-name") }
      /// The usual abbreviation, such as "3 km".
      public static var abbreviated: Self { .init(name: "short") }
      /// The shortest form, such as "3km".
      public static var narrow: Self { .init(name: "narrow") }
    }

    /// The length of the unit's name.
    public var width: UnitWidth
    /// The style of the number; `nil` for the language's usual digits.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// The purpose of the measurement; `nil` for ``MeasurementFormatUnitUsage/general``.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// The locale; `.autoupdatingCurrent` is the reader's (``PreferredLanguages``).
    public var locale: Locale
    /// A Boolean value that indicates whether the scale of degrees is left out, such as in "20°".
    var hidesScaleName = false

    /// Creates a style that formats a measurement with its unit in the reader's language.
    ///
    /// - Parameters:
    ///   - width: The length of the unit: abbreviated or in full.
    ///   - locale: The language and region.
    ///   - usage: The purpose of the measurement, which determines the unit; `nil` for the general
    ///     one.
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

    /// Returns a measurement as text.
    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementWriter(self, unit: value.unit).text(for: value.value)
        ?? symbolic(value)
    }

    /// Returns the measurement style with another locale.
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
  /// Returns the measurement as text in a style.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }

  /// Returns the measurement as text in the unit that is usual for the reader, abbreviated.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}
