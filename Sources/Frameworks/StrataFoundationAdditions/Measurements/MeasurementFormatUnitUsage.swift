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
  /// The unit that the measurement has.
  public static var asProvided: Self { .init(name: "") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
  /// A person's temperature.
  public static var person: Self { .init(name: "person") }
  /// The temperature of the air.
  public static var weather: Self { .init(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
  /// A length of a person.
  public static var person: Self { .init(name: "person") }
  /// A person's height.
  public static var personHeight: Self { .init(name: "person-height") }
  /// A distance on a road.
  public static var road: Self { .init(name: "road") }
  /// The focal length of a lens.
  public static var focalLength: Self { .init(name: "focal-length") }
  /// An amount of rain.
  public static var rainfall: Self { .init(name: "rainfall") }
  /// An amount of snow.
  public static var snowfall: Self { .init(name: "snowfall") }
  /// A range of visibility.
  public static var visibility: Self { .init(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitSpeed {
  /// The speed of wind.
  public static var wind: Self { .init(name: "wind") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitPressure {
  /// The pressure of the air.
  public static var barometric: Self { .init(name: "baromtrc") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
  /// A person's weight.
  public static var personWeight: Self { .init(name: "person") }
}
