public import Foundation

/// The purpose of a measurement, which determines the usual unit: in the United States, degrees
/// Fahrenheit for weather, and feet and inches for a person's height.
///
/// Same as Apple's.
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Codable, Hashable, Sendable {
  /// The name by which CLDR knows the usage; empty for ``asProvided``.
  let name: String

  /// The unit that is usual in the reader's region.
  public static var general: Self { .init(name: "default") }
  /// The number is formatted in the unit that the measurement has.
  public static var asProvided: Self { .init(name: "") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// The measurement is a person's temperature.
  public static var person: Self { .init(name: "person") }
  /// The measurement is the temperature of the air.
  public static var weather: Self { .init(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// The measurement is a length of a person.
  public static var person: Self { .init(name: "person") }
  /// The measurement is a person's height.
  public static var personHeight: Self { .init(name: "person-height") }
  /// The measurement is a distance on a road.
  public static var road: Self { .init(name: "road") }
  /// The measurement is the focal length of a lens.
  public static var focalLength: Self { .init(name: "focal-length") }
  /// The measurement is an amount of rain.
  public static var rainfall: Self { .init(name: "rainfall") }
  /// The measurement is an amount of snow.
  public static var snowfall: Self { .init(name: "snowfall") }
  /// The measurement is a range of visibility.
  public static var visibility: Self { .init(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The measurement is the speed of wind.
  public static var wind: Self { .init(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The measurement is the pressure of the air.
  public static var barometric: Self { .init(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// The measurement is a person's weight.
  public static var personWeight: Self { .init(name: "person") }
}
