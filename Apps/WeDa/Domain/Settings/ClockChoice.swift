/// How the time of day is written.
public enum ClockChoice: String, CaseIterable, Hashable, Sendable {
  /// As the region is used to.
  case automatic
  /// 3:00 PM.
  case twelve
  /// 15:00.
  case twentyFour

  /// The String Catalog's key of the name: "clock.twelve.name".
  public var nameKey: String { "clock.\(rawValue).name" }
}
