/// A unit that a person can choose for a quantity.
public protocol MeasurementUnit: RawRepresentable<String>, CaseIterable, Hashable, Sendable {}

extension MeasurementUnit {
  /// The string catalog's key of the name: "units.celsius.name".
  public var nameKey: String { "units.\(rawValue).name" }
}
