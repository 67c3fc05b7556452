import Foundation

/// One date of the forecast at a place, rolled up from its slots.
public struct ForecastDay: Identifiable, Equatable, Sendable {
  /// The date at the place.
  public let day: LocalDay
  /// In order of time; never empty.
  public let slots: [ForecastSlot]
  /// The lowest and the highest over all slots.
  public let low: Temperature
  public let high: Temperature
  /// The highest probability of any slot, 0 ... 1; `nil` when no slot states one.
  public let probability: Double?
  /// The sum over the slots that state an amount; `nil` when none does.
  public let precipitation: Precipitation?
  /// The weather of the slot nearest to early afternoon.
  public let condition: WeatherCondition
  /// Fewer than eight slots: the first or the last day, told only in part.
  public let isPartial: Bool

  public var id: LocalDay { day }
  public var kind: WeatherKind { condition.kind }

  /// How many slots a whole day has.
  public static let slotsPerDay = 8
  /// How many dates are shown; forty slots may touch a sixth.
  public static let shown = 5
}

extension ForecastDay {
  /// Rolls slots up into dates of the place.
  ///
  ///     ForecastDay.group(slots, offset: 32_400)    // Tokyo's dates
  ///
  /// The order of the slots does not matter; two slots of one instant count once.
  ///
  /// - Parameters:
  ///   - offset: Seconds that the place is ahead of UTC.
  ///   - limit: How many dates at most, the earliest first.
  public static func group(
    _ slots: [ForecastSlot], offset: Int, limit: Int = shown
  ) -> [ForecastDay] {
    var seen = Set<Date>()
    let ordered = slots.filter { seen.insert($0.time).inserted }.sorted { $0.time < $1.time }
    let dates = Dictionary(grouping: ordered) { LocalDay(of: $0.time, offset: offset) }
    return dates.sorted { $0.key < $1.key }.prefix(limit).compactMap { day, slots in
      ForecastDay(day: day, slots: slots, offset: offset)
    }
  }

  init?(day: LocalDay, slots: [ForecastSlot], offset: Int) {
    guard let low = slots.map(\.low).min(), let high = slots.map(\.high).max(),
      let middle = Self.middle(of: slots, day: day, offset: offset)
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
    isPartial = slots.count < Self.slotsPerDay
  }

  /// The slot nearest to half past one: between noon and three, where a day has such a slot.
  private static func middle(
    of slots: [ForecastSlot], day: LocalDay, offset: Int
  ) -> ForecastSlot? {
    let noon = day.midnightInGMT.addingTimeInterval(Double(13 * 3600 + 1800 - offset))
    return slots.min {
      abs($0.time.timeIntervalSince(noon)) < abs($1.time.timeIntervalSince(noon))
    }
  }
}
