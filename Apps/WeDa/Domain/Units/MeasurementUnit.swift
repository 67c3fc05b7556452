/// A unit in which a person may read one quantity.
public protocol MeasurementUnit: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension MeasurementUnit {
  /// The String Catalog's key of the name: "units.celsius.name".
  public var nameKey: String { "units.\(rawValue).name" }
}
