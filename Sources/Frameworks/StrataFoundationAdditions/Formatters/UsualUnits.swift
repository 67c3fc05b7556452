import Foundation

/// Finds the units that are usual in a region, by the system of measurement of its locale.
enum UsualUnits {
  /// Returns the unit in which a value is shown.
  ///
  /// - Parameters:
  ///   - isScaled: Whether the unit may be smaller or larger than that of the value.
  static func unit(
    for value: Double, _ unit: Dimension, scaled isScaled: Bool, in locale: Locale
  ) -> Dimension {
    let family = family(of: unit, system: locale.measurementSystem)
    guard let smallest = family.first else { return unit }
    if isScaled {
      let base = abs(unit.converter.baseUnitValue(fromValue: value))
      return family.last { size($0) <= base } ?? smallest
    }
    if family.contains(unit) { return unit }
    return family.min { distance($0, unit) < distance($1, unit) } ?? unit
  }

  private static func size(_ unit: Dimension) -> Double {
    unit.converter.baseUnitValue(fromValue: 1)
  }

  /// Returns how much the sizes of two units differ, as the logarithm of their ratio.
  private static func distance(_ left: Dimension, _ right: Dimension) -> Double {
    abs(log(abs(size(left) / size(right))))
  }

  /// Returns the units of a system, from the smallest to the largest; none for units that are the
  /// same everywhere.
  private static func family(
    of unit: Dimension, system: Locale.MeasurementSystem
  ) -> [Dimension] {
    let hasMiles = system == .us || system == .uk
    return switch unit {
    case is UnitLength:
      hasMiles
        ? [UnitLength.inches, UnitLength.feet, UnitLength.miles]
        : [
          UnitLength.millimeters, UnitLength.centimeters, UnitLength.meters, UnitLength.kilometers,
        ]
    case is UnitMass:
      system == .us ? [UnitMass.ounces, UnitMass.pounds] : [UnitMass.grams, UnitMass.kilograms]
    case is UnitTemperature:
      [system == .us ? UnitTemperature.fahrenheit : UnitTemperature.celsius]
    case is UnitSpeed: [hasMiles ? UnitSpeed.milesPerHour : UnitSpeed.kilometersPerHour]
    default: []
    }
  }
}
