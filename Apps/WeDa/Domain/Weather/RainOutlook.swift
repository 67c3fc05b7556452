public import Foundation

/// The precipitation of one date: its probability, its amount, and its start.
///
///     RainOutlook(day).start    // 14:00, when the first wet hours begin
///
/// Values that the provider does not report are `nil`, which differs from 0 mm.
public struct RainOutlook: Equatable, Sendable {
  /// The kind of precipitation.
  public enum Kind: String, CaseIterable, Sendable { case rain, snow, mixed }

  /// The kind of precipitation.
  public let kind: Kind
  /// The highest probability of precipitation on the date, 0 ... 1; `nil` if none is reported.
  public let probability: Double?
  /// The sum of the precipitation on the date; `nil` if none is reported.
  public let amount: Precipitation?
  /// The start of the first wet slot; `nil` if there is none.
  public let start: Date?
  /// A Boolean value that indicates whether the forecast covers only a part of the date.
  public let isPartial: Bool

  /// Creates the outlook of a date.
  public init(_ day: ForecastDay) {
    let wet = day.slots.filter(\.isWet)
    kind = wet.isEmpty ? Self.chance(of: day) : Self.kind(wet.map(\.condition.code)) ?? .rain
    probability = day.probability
    amount = day.precipitation
    start = wet.first?.time
    isPartial = day.isPartial
  }

  /// Returns the kind of precipitation; `nil` if no condition has any.
  private static func kind(_ codes: [ConditionCode]) -> Kind? {
    switch (codes.contains(where: \.isSnow), codes.contains(where: \.isRain)) {
    case (true, false): .snow
    case (true, true): .mixed
    case (false, true): .rain
    case (false, false): codes.contains(.sleet) ? .mixed : nil
    }
  }

  /// Returns the kind of precipitation that is possible on a day without a wet hour: that of the
  /// day's conditions, or else mixed if it is cold, and rain if not.
  private static func chance(of day: ForecastDay) -> Kind {
    let named = kind(day.slots.map(\.condition.code))
    return named ?? (day.low.celsius <= 2 ? .mixed : .rain)
  }

  /// A Boolean value that indicates whether precipitation is possible, but with a probability below
  /// 20 %.
  public var isUnlikely: Bool { probability.map { $0 < 0.2 } ?? false }

  /// A Boolean value that indicates whether there is certainly no precipitation: neither an amount
  /// nor a probability.
  public var isDry: Bool {
    guard probability != nil || amount != nil else { return false }
    return (probability ?? 0) < 0.005 && (amount?.millimetres ?? 0) <= 0
  }
}

extension ForecastSlot {
  /// A Boolean value that indicates whether the slot has an amount or, if none is reported, a
  /// probability of at least a third.
  var isWet: Bool {
    if let precipitation { return precipitation.millimetres > 0 }
    return (probability ?? 0) >= 1.0 / 3
  }
}

extension ConditionCode {
  fileprivate var isSnow: Bool { self == .snow || self == .snowShowers }
  fileprivate var isRain: Bool { kind == .rainy || kind == .stormy }
}

extension WeatherReport {
  /// Returns the forecast of tomorrow's local date; `nil` if the forecast ends before.
  public func tomorrow(at now: Date) -> ForecastDay? {
    let tomorrow = zone.day(of: now).next
    return days.first { $0.day == tomorrow }
  }

  /// Returns the slots that have not ended, by default of the next two days.
  ///
  /// - Parameter now: The current time, whose slot is the first.
  public func hours(from now: Date, to length: TimeInterval = 172_800) -> [ForecastSlot] {
    slots.filter { $0.end > now && $0.time < now.addingTimeInterval(length) }
  }

  /// Returns the current weather as a slot that lasts until the forecast begins, whose amount and
  /// probability of precipitation are unknown; `nil` if the forecast covers the current time.
  ///
  /// Some providers' first slot is the one after the current one.
  public func present(at now: Date) -> ForecastSlot? {
    let start = min(current.observedAt, now)
    guard let first = hours(from: now).first?.time, first > now,
      first.timeIntervalSince(start) <= ForecastSlot.threeHours
    else { return nil }
    return ForecastSlot(
      time: start, duration: first.timeIntervalSince(start), temperature: current.temperature,
      feelsLike: current.feelsLike, condition: current.condition, wind: current.wind,
      humidity: current.humidity, pressure: current.pressure, visibility: current.visibility)
  }
}
