/// The format of the time of day.
public enum ClockChoice: String, CaseIterable, Hashable, Sendable {
  /// The usual format of the region.
  case automatic
  /// A clock of twelve hours, as in 3:00 PM.
  case twelve
  /// A clock of 24 hours, as in 15:00.
  case twentyFour

  /// The string catalog's key of the name: "clock.twelve.name".
  public var nameKey: String { "clock.\(rawValue).name" }
}
