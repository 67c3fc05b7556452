public import Foundation

/// What falls on one date of the forecast: how likely, how much, and from when on.
///
///     RainOutlook(day).start    // 14:00, when the first wet hours begin
///
/// What the provider does not say is `nil`: no amount at all and 0 mm differ.
public struct RainOutlook: Equatable, Sendable {
  /// What it falls as.
  public enum Kind: String, CaseIterable, Sendable { case rain, snow, mixed }

  public let kind: Kind
  /// The highest of the date, 0 ... 1.
  public let probability: Double?
  /// The sum of the date.
  public let amount: Precipitation?
  /// When the first wet slot begins; `nil` when none is.
  public let start: Date?
  /// The forecast covers only a part of the date.
  public let isPartial: Bool

  public init(_ day: ForecastDay) {
    let wet = day.slots.filter(\.isWet)
    kind = wet.isEmpty ? Self.chance(of: day) : Self.kind(wet.map(\.condition.code)) ?? .rain
    probability = day.probability
    amount = day.precipitation
    start = wet.first?.time
    isPartial = day.isPartial
  }

  /// `nil` where no code names anything that falls.
  private static func kind(_ codes: [ConditionCode]) -> Kind? {
    switch (codes.contains(where: \.isSnow), codes.contains(where: \.isRain)) {
    case (true, false): .snow
    case (true, true): .mixed
    case (false, true): .rain
    case (false, false): codes.contains(.sleet) ? .mixed : nil
    }
  }

  /// No hour is wet, yet something may fall: what the hours are named after, or what the cold lets
  /// fall. Nobody says that it will be rain.
  private static func chance(of day: ForecastDay) -> Kind {
    let named = kind(day.slots.map(\.condition.code))
    return named ?? (day.low.celsius <= 2 ? .mixed : .rain)
  }

  /// Something may fall, but less often than one time in five.
  public var isUnlikely: Bool { probability.map { $0 < 0.2 } ?? false }

  /// It is known that nothing falls: neither an amount nor a chance is left.
  public var isDry: Bool {
    guard probability != nil || amount != nil else { return false }
    return (probability ?? 0) < 0.005 && (amount?.millimetres ?? 0) <= 0
  }
}

extension ForecastSlot {
  /// An amount falls; where none is stated, it is at least as likely as one in three.
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
  /// The forecast of the date after that of an instant, on the place's own clocks; `nil` where the
  /// forecast does not reach it.
  public func tomorrow(at now: Date) -> ForecastDay? {
    let tomorrow = zone.day(of: now).next
    return days.first { $0.day == tomorrow }
  }

  /// What is not over yet, as far as two days ahead.
  ///
  /// - Parameter now: The slot that it falls into comes first.
  public func hours(from now: Date, to length: TimeInterval = 172_800) -> [ForecastSlot] {
    slots.filter { $0.end > now && $0.time < now.addingTimeInterval(length) }
  }
}
