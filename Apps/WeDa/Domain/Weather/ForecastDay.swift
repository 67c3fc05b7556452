import Foundation

/// One date of the forecast at a place, rolled up from its slots.
public struct ForecastDay: Identifiable, Equatable, Sendable {
  /// The date at the place.
  public let day: LocalDay
  /// In order of time; never empty.
  public let slots: [ForecastSlot]
  /// The lowest and the highest over all slots, and over what was measured that day.
  public private(set) var low: Temperature
  public private(set) var high: Temperature
  /// The highest probability of any slot, 0 ... 1; `nil` when no slot states one.
  public let probability: Double?
  /// The sum over the slots that state an amount; `nil` when none does.
  public let precipitation: Precipitation?
  /// The weather of the slot nearest to early afternoon.
  public let condition: WeatherCondition
  /// The slots leave out a part of the date as long as one of them: the first or the last day, or a
  /// day with a hole.
  public let isPartial: Bool

  public var id: LocalDay { day }
  public var kind: WeatherKind { condition.kind }

  /// How many dates are shown; forty slots may touch a sixth.
  public static let shown = 5
}

extension ForecastDay {
  /// Rolls slots up into dates of the place.
  ///
  ///     ForecastDay.group(slots, in: PlaceZone(offset: 32_400))    // Tokyo's dates
  ///
  /// The order of the slots does not matter, nor how long they are; two slots of one instant count
  /// once.
  ///
  /// - Parameters:
  ///   - zone: The clocks of the place: a date may last 23 or 25 hours.
  ///   - limit: How many dates at most, the earliest first.
  public static func group(
    _ slots: [ForecastSlot], in zone: PlaceZone, limit: Int = shown
  ) -> [ForecastDay] {
    var left = inOrder(slots)[...]
    var days: [ForecastDay] = []
    while let first = left.first, days.count < limit {
      let day = zone.day(of: first.time)
      let date = zone.interval(of: day)
      // Its first slot in any case, whatever the clocks of a zone do.
      let slots = left.prefix(max(1, left.prefix { $0.time < date.end }.count))
      if let rolled = ForecastDay(day: day, slots: Array(slots), date: date, zone: zone) {
        days.append(rolled)
      }
      left = left.dropFirst(slots.count)
    }
    return days
  }

  /// Each instant once, in order of time. Providers send them so, and to look costs less than to copy.
  private static func inOrder(_ slots: [ForecastSlot]) -> [ForecastSlot] {
    if zip(slots, slots.dropFirst()).allSatisfy({ $0.time < $1.time }) { return slots }
    var seen = Set<Date>()
    return slots.filter { seen.insert($0.time).inserted }.sorted { $0.time < $1.time }
  }

  private init?(day: LocalDay, slots: [ForecastSlot], date: DateInterval, zone: PlaceZone) {
    guard let low = slots.map(\.low).min(), let high = slots.map(\.high).max(),
      let middle = Self.middle(of: slots, start: date.start, zone: zone)
    else { return nil }
    let amounts = slots.compactMap(\.precipitation).map(\.millimetres)
    self.day = day
    self.slots = slots
    self.low = low
    self.high = high
    probability = slots.compactMap(\.probability).max()
    precipitation =
      amounts.isEmpty ? nil : Precipitation(millimetres: amounts.reduce(0, +))
    condition = middle.condition
    isPartial = Self.leavesOut(slots, from: date.start, to: date.end)
  }

  /// The same day, which was as cold or as warm as this, too.
  func counting(_ measured: Temperature) -> ForecastDay {
    var day = self
    (day.low, day.high) = (min(low, measured), max(high, measured))
    return day
  }

  /// The slots that are not over yet; all of them where the whole date is.
  ///
  /// - Parameter now: What is past is left out up to here.
  public func slots(from now: Date) -> [ForecastSlot] {
    let left = slots.filter { $0.end > now }
    return left.isEmpty ? slots : left
  }

  /// The slot nearest to half past one on the place's clocks: between noon and three, where a day
  /// has such a slot.
  private static func middle(
    of slots: [ForecastSlot], start: Date, zone: PlaceZone
  ) -> ForecastSlot? {
    let asIf = start.addingTimeInterval(13.5 * 3600)
    // Clocks that changed since midnight show another time than the hours gone by.
    let change = zone.offset(at: asIf) - zone.offset(at: start)
    let noon = asIf.addingTimeInterval(-Double(change))
    return slots.min {
      abs($0.time.timeIntervalSince(noon)) < abs($1.time.timeIntervalSince(noon))
    }
  }

  /// Slots need not begin at midnight: what counts is a gap in which one more would have fitted.
  private static func leavesOut(_ slots: [ForecastSlot], from start: Date, to end: Date) -> Bool {
    var told = start
    for slot in slots {
      if slot.time.timeIntervalSince(told) >= slot.duration { return true }
      told = max(told, slot.end)
    }
    return end.timeIntervalSince(told) >= (slots.last?.duration ?? 0)
  }
}
