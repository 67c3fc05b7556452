import WeDaDomain

extension RainRuleFileDTO {
  /// Creates the record of a rule.
  init(_ rule: RainRule) {
    version = Self.currentVersion
    place = PlaceFileDTO(rule.place)
    name = rule.name
    weekdays = rule.weekdays.sorted().map(\.rawValue)
    (start, end, notice) = (rule.start.minutes, rule.end.minutes, rule.notice.minutes)
    switch rule.threshold {
    case .probability(let value): (probability, amount) = (value, nil)
    case .amount(let value): (probability, amount) = (nil, value.millimetres)
    }
    isOn = rule.isOn
    zone = rule.zone?.identifier
    offset = rule.zone.flatMap { $0.isFixed ? $0.timeZone.secondsFromGMT() : nil }
  }

  /// Converts the record to a rule.
  ///
  /// - Parameter id: The key of the record.
  /// - Throws: ``UnreadableField`` for the first field that is invalid.
  func toDomain(id: String) throws(UnreadableField) -> RainRule {
    try checkVersion(version, newest: Self.currentVersion)
    let place = try mapping("place") { () throws(UnreadableField) in try self.place.toDomain() }
    do throws(InvalidValue) {
      return try RainRule(
        id: id, place: place, name: name,
        weekdays: Set(weekdays.compactMap(Weekday.init(rawValue:))),
        start: ClockTime(minutes: start), end: ClockTime(minutes: end),
        notice: ClockTime(minutes: notice), threshold: threshold, isOn: isOn, zone: knownZone)
    } catch {
      throw UnreadableField(path: error.field, value: error.value, rule: error.rule)
    }
  }

  private var threshold: RainThreshold {
    if let probability { return .probability(probability) }
    return .amount(Precipitation(millimetres: amount ?? 0))
  }

  /// The time zone; `nil` for a name that this system does not know, so that it is asked again.
  private var knownZone: PlaceZone? {
    if let zone { return try? PlaceZone(identifier: zone) }
    return offset.map(PlaceZone.init(offset:))
  }
}

extension RainOutcomeFileDTO {
  /// Creates the record of a result.
  init(_ outcome: RainOutcome) {
    version = Self.currentVersion
    day = outcome.day.number
    kind = outcome.kind.rawValue
  }

  /// Converts the record to a result.
  ///
  /// - Parameter rule: The key of the record.
  /// - Throws: ``UnreadableField`` for a kind that does not exist.
  func toDomain(rule: String) throws(UnreadableField) -> RainOutcome {
    try checkVersion(version, newest: Self.currentVersion)
    guard let known = RainOutcome.Kind(rawValue: kind) else {
      throw UnreadableField(path: "kind", value: kind, rule: "a known kind of result")
    }
    return RainOutcome(rule: rule, day: LocalDay(number: day), kind: known)
  }
}
