public import Foundation

/// What a measurement is for, which decides the unit that people use for it: weather is said in
/// degrees Fahrenheit in the United States, a person's height in feet and inches.
///
/// Same as Apple's.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// CLDR's name of the usage; empty for ``asProvided``.
  let name: String

  /// The unit that is usual where the reader lives.
  public static var general: Self { .init(name: "default") }
  /// The measurement's own unit.
  public static var asProvided: Self { .init(name: "") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A person's temperature.
  public static var person: Self { .init(name: "person") }
  /// The air's temperature.
  public static var weather: Self { .init(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  public static var person: Self { .init(name: "person") }
  public static var personHeight: Self { .init(name: "person-height") }
  public static var road: Self { .init(name: "road") }
  public static var focalLength: Self { .init(name: "focal-length") }
  public static var rainfall: Self { .init(name: "rainfall") }
  public static var snowfall: Self { .init(name: "snowfall") }
  public static var visibility: Self { .init(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  public static var wind: Self { .init(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  public static var barometric: Self { .init(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  public static var personWeight: Self { .init(name: "person") }
}
