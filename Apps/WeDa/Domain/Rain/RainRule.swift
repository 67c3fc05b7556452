/// A rule of a person: "tell me before 7:00 on weekdays if it will rain on my way, 7:30 to 8:15".
///
/// All times are those of the clocks at the place.
public struct RainRule: Identifiable, Equatable, Sendable {
  /// The maximum number of rules of a device.
  public static let most = 20

  /// The identifier, which a change of the rule keeps.
  public let id: String
  /// The place of the way.
  public let place: Place
  /// The person's name of the place.
  public let name: String
  /// The days of the week on which the way begins; never empty.
  public let weekdays: Set<Weekday>
  /// The time at which the way begins.
  public let start: ClockTime
  /// The time at which the way ends: on the next date if it is before the start.
  public let end: ClockTime
  /// The time before which the person is told: on the date before the way if it is after the start.
  public let notice: ClockTime
  /// The least rain of which the person is told.
  public let threshold: RainThreshold
  /// A Boolean value that indicates whether the rule is switched on.
  public let isOn: Bool
  /// The time zone of the place; `nil` until a forecast of the place has been read.
  public let zone: PlaceZone?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - id: The identifier, unique on the device.
  ///   - name: The person's name of the place.
  ///   - weekdays: The days of the week on which the way begins, at least one.
  ///   - start: The time at which the way begins.
  ///   - end: The time at which the way ends, another one than the start.
  ///   - notice: The time before which the person is told.
  ///   - threshold: The least rain of which the person is told, more than none.
  ///   - zone: The time zone of the place, if it is known.
  /// - Throws: ``InvalidValue`` for the first field that is invalid.
  public init(
    id: String, place: Place, name: String, weekdays: Set<Weekday>, start: ClockTime,
    end: ClockTime, notice: ClockTime, threshold: RainThreshold, isOn: Bool = true,
    zone: PlaceZone? = nil
  ) throws(InvalidValue) {
    guard !weekdays.isEmpty else {
      throw InvalidValue(field: "weekdays", value: "", rule: "at least one")
    }
    guard start != end else {
      throw InvalidValue(field: "end", value: "\(end.minutes)", rule: "a time other than the start")
    }
    guard threshold.isPossible else {
      throw InvalidValue(field: "threshold", value: "\(threshold)", rule: "more than no rain")
    }
    self.id = id
    self.place = place
    self.name = name
    self.weekdays = weekdays
    self.start = start
    self.end = end
    self.notice = notice
    self.threshold = threshold
    self.isOn = isOn
    self.zone = zone
  }

  private init(_ rule: RainRule, isOn: Bool, zone: PlaceZone?) {
    (id, place, name, weekdays) = (rule.id, rule.place, rule.name, rule.weekdays)
    (start, end, notice, threshold) = (rule.start, rule.end, rule.notice, rule.threshold)
    (self.isOn, self.zone) = (isOn, zone)
  }

  /// Returns the rule switched on or off.
  public func switched(_ isOn: Bool) -> RainRule { RainRule(self, isOn: isOn, zone: zone) }

  /// Returns the rule with the time zone of its place.
  public func located(in zone: PlaceZone) -> RainRule { RainRule(self, isOn: isOn, zone: zone) }
}
