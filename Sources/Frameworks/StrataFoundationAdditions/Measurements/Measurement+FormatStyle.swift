public import Foundation

extension Measurement where UnitType: Dimension {
  /// Writes a measurement with its unit in the reader's language.
  ///
  ///     let wind = Measurement(value: 5.5, unit: UnitSpeed.metersPerSecond)
  ///     wind.formatted(.measurement(width: .abbreviated, usage: .asProvided))    // "5.5 m/s"
  ///
  /// Same as Apple's, without the attributed form. A unit of one's own is written by its symbol.
  public struct FormatStyle: Foundation.FormatStyle, Sendable {
    /// How long the unit's name is.
    public struct UnitWidth: Codable, Hashable, Sendable {
      /// ICU's name for it.
      let name: String

      /// "3 kilometers"
      public static var wide: Self { .init(name: "full-name") }
      /// "3 km"
      public static var abbreviated: Self { .init(name: "short") }
      /// "3km"
      public static var narrow: Self { .init(name: "narrow") }
    }

    public var width: UnitWidth
    /// How the number is written; nil leaves the digits to the language's custom.
    public var numberFormatStyle: FloatingPointFormatStyle<Double>?
    /// What it is for; nil is ``MeasurementFormatUnitUsage/general``.
    public var usage: MeasurementFormatUnitUsage<UnitType>?
    /// `.autoupdatingCurrent` is the reader's locale (``PreferredLanguages``).
    public var locale: Locale
    /// Whether degrees stand without their scale: "20°".
    var hidesScaleName = false

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

    public func format(_ value: Measurement<UnitType>) -> String {
      MeasurementWriter(self, unit: value.unit).text(for: value.value)
        ?? symbolic(value)
    }

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
  /// The measurement in a style.
  public func formatted<S: Foundation.FormatStyle>(
    _ style: S
  ) -> S.FormatOutput where S.FormatInput == Self {
    style.format(self)
  }

  /// The measurement in the reader's usual unit, abbreviated.
  public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}
