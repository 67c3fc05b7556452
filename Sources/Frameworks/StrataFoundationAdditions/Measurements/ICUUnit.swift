import Foundation

/// Maps Foundation's units to ICU's.
enum ICUUnit {
  /// Returns the name by which ICU knows a unit; `nil` if ICU does not know the unit, such as one
  /// that the app defines.
  static func name(of unit: Dimension) -> String? {
    names[ObjectIdentifier(type(of: unit))]?[unit.symbol]
  }

  private static let names: [ObjectIdentifier: [String: String]] = [
    ObjectIdentifier(UnitTemperature.self): [
      "°C": "celsius", "°F": "fahrenheit", "K": "kelvin",
    ],
    ObjectIdentifier(UnitSpeed.self): [
      "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour",
      "kn": "knot",
    ],
    ObjectIdentifier(UnitPressure.self): [
      "hPa": "hectopascal", "kPa": "kilopascal", "MPa": "megapascal", "bar": "bar",
      "mbar": "millibar", "inHg": "inch-ofhg", "mmHg": "millimeter-ofhg",
      "psi": "pound-force-per-square-inch", "N/m²": "pascal",
    ],
    ObjectIdentifier(UnitLength.self): [
      "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
      "µm": "micrometer", "nm": "nanometer", "in": "inch", "ft": "foot", "yd": "yard",
      "mi": "mile", "NM": "nautical-mile", "ly": "light-year", "ftm": "fathom", "fur": "furlong",
    ],
    ObjectIdentifier(UnitMass.self): [
      "kg": "kilogram", "g": "gram", "mg": "milligram", "oz": "ounce", "lb": "pound", "st": "stone",
      "t": "tonne",
    ],
    ObjectIdentifier(UnitDuration.self): [
      "hr": "hour", "min": "minute", "sec": "second", "s": "second",
    ],
    ObjectIdentifier(UnitAngle.self): ["°": "degree", "rad": "radian"],
    ObjectIdentifier(UnitVolume.self): ["L": "liter", "mL": "milliliter"],
  ]
}
