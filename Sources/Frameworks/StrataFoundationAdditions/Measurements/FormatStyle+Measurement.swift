public import Foundation

extension FormatStyle {
  /// Returns a style for measurements. Same as Apple's.
  ///
  /// - Parameters:
  ///   - width: The length of the unit's name.
  ///   - usage: The purpose of the measurement, which may change the unit; `.asProvided` keeps the
  ///     unit.
  ///   - numberFormatStyle: The style of the number.
  public static func measurement<UnitType: Dimension>(
    width: Measurement<UnitType>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitType> = .general,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitType>.FormatStyle {
    .init(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
  }

  /// Returns a style for temperatures.
  ///
  /// - Parameters:
  ///   - width: The length of the unit: abbreviated or in full.
  ///   - usage: The purpose, which determines the unit of the region.
  ///   - hidesScaleName: Whether the text leaves out the scale, such as "20°" instead of "20°C".
  ///   - numberFormatStyle: The style of the number; `nil` for the default.
  public static func measurement(
    width: Measurement<UnitTemperature>.FormatStyle.UnitWidth,
    usage: MeasurementFormatUnitUsage<UnitTemperature> = .general, hidesScaleName: Bool = false,
    numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
  ) -> Self where Self == Measurement<UnitTemperature>.FormatStyle {
    var style = Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    style.hidesScaleName = hidesScaleName
    return style
  }
}
