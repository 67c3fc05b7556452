import Foundation

/// One date of the forecast at a place, aggregated from its slots.
public struct ForecastDay: Identifiable, Equatable, Sendable {
  /// The day's local date.
  public let day: LocalDay
  /// The slots in order of time; never empty.
  public let slots: [ForecastSlot]
  /// The lowest temperature of all slots, and of the measurements of that day.
  public private(set) var low: Temperature
  /// The highest temperature of all slots, and of the measurements of that day.
  public private(set) var high: Temperature
  /// The highest probability of precipitation of any slot, 0 ... 1; `nil` if no slot has one.
  public let probability: Double?
  /// The sum of the slots' precipitation; `nil` if no slot has an amount.
  public let precipitation: Precipitation?
  /// The condition of the slot nearest to early afternoon.
  public let condition: WeatherCondition
  /// A Boolean value that indicates whether a part of the date as long as a slot is missing: on the
  /// first or the last day, or on a day with a gap.
  public let isPartial: Bool

  /// The day's local date.
  public var id: LocalDay { day }
  /// The kind of weather.
  public var kind: WeatherKind { condition.kind }

  /// The maximum number of dates that are shown; forty slots may touch a sixth date.
  public static let shown = 5
}

extension ForecastDay {
  /// Groups slots by local date.
  ///
  ///     ForecastDay.group(slots, in: PlaceZone(offset: 32_400))    // Tokyo's dates
  ///
  /// Slots may be in any order and of any length; of two slots of the same time one counts.
  ///
  /// - Parameters:
  ///   - slots: The slots.
  ///   - zone: The time zone of the place: a date may have 23 or 25 hours.
  ///   - limit: The most dates, the earliest first.
  public static func group(
    _ slots: [ForecastSlot], in zone: PlaceZone, limit: Int = shown
  ) -> [ForecastDay] {
    var left = inOrder(slots)[...]
    var days: [ForecastDay] = []
    while let first = left.first, days.count < limit {
      let day = zone.day(of: first.time)
      let date = zone.interval(of: day)
      // Takes at least one slot, whatever the time zone, so that the loop ends.
      let slots = left.prefix(max(1, left.prefix { $0.time < date.end }.count))
      if let rolled = ForecastDay(day: day, slots: Array(slots), date: date, zone: zone) {
        days.append(rolled)
      }
      left = left.dropFirst(slots.count)
    }
    return days
  }

  /// Returns the slots in order of time, without duplicates. Providers send them so; checking that
  /// is cheaper than copying.
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

  /// Returns the day with its lowest and highest temperature extended by a measured one.
  func counting(_ measured: Temperature) -> ForecastDay {
    var day = self
    (day.low, day.high) = (min(low, measured), max(high, measured))
    return day
  }

  /// Returns the slots that have not ended; all of them if the date is over.
  ///
  /// - Parameter now: The current time.
  public func slots(from now: Date) -> [ForecastSlot] {
    let left = slots.filter { $0.end > now }
    return left.isEmpty ? slots : left
  }

  /// Returns the slot nearest to 13:30 local time, which is between 12 and 15 if there is one;
  /// `nil` if there are no slots.
  private static func middle(
    of slots: [ForecastSlot], start: Date, zone: PlaceZone
  ) -> ForecastSlot? {
    let asIf = start.addingTimeInterval(13.5 * 3600)
    // After a change of the clocks since midnight, the elapsed hours differ from the local time.
    let change = zone.offset(at: asIf) - zone.offset(at: start)
    let noon = asIf.addingTimeInterval(-Double(change))
    return slots.min {
      abs($0.time.timeIntervalSince(noon)) < abs($1.time.timeIntervalSince(noon))
    }
  }

  /// Returns whether there is a gap in which one more slot would fit. Slots need not begin at
  /// midnight.
  private static func leavesOut(_ slots: [ForecastSlot], from start: Date, to end: Date) -> Bool {
    var told = start
    for slot in slots {
      if slot.time.timeIntervalSince(told) >= slot.duration { return true }
      told = max(told, slot.end)
    }
    return end.timeIntervalSince(told) >= (slots.last?.duration ?? 0)
  }
}
