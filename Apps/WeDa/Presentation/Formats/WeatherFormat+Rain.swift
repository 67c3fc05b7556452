import Foundation
import WeDaDomain

extension WeatherFormat {
  /// Returns the outlook as text, such as "Rain 60% · 2.3 mm overall · from 14:00".
  func rain(_ outlook: RainOutlook, in zone: TimeZone) -> String {
    guard !outlook.isDry else { return text(Words.Outlook.Rain.dry) }
    let parts: [String?] = [
      chance(outlook), amount(outlook),
      outlook.start.map { text(Words.Outlook.Start.time(time($0, in: zone))) },
    ]
    return list(parts)
  }

  /// Returns an amount beside its probability; `nil` if the amount is unknown, or if it is zero and
  /// the probability is known, since both together contradict each other or say the same twice.
  func precipitation(_ amount: Precipitation?, beside probability: Double?) -> String? {
    guard let amount, amount.millimetres > 0 || probability == nil else { return nil }
    return precipitation(amount)
  }

  private func chance(_ outlook: RainOutlook) -> String {
    guard let probability = outlook.probability else { return text(outlook.kind.name) }
    return text(outlook.kind.chance(percent(probability)))
  }

  /// Returns the amount as text, or a text that says that it is unknown; `nil` if it is unknown and
  /// rain is unlikely, or if it is zero.
  private func amount(_ outlook: RainOutlook) -> String? {
    guard let known = outlook.amount else {
      return outlook.isUnlikely ? nil : text(Words.Outlook.Amount.unknown)
    }
    guard let amount = precipitation(known, beside: outlook.probability) else { return nil }
    return text(
      outlook.isPartial ? Words.Outlook.Amount.part(amount) : Words.Outlook.Amount.day(amount))
  }

  /// Returns the period of an amount, such as "3 hours".
  func window(_ slot: ForecastSlot) -> String { window(slot.duration) }

  /// Returns the length of successive slots, such as "48 hours".
  func window(_ slots: [ForecastSlot]) -> String {
    window(slots.reduce(0) { $0 + $1.duration })
  }

  private func window(_ length: TimeInterval) -> String {
    text(Words.Hours.Window.value(max(1, Int((length / ForecastSlot.oneHour).rounded()))))
  }
}

extension RainOutlook.Kind {
  fileprivate var name: LocalizedStringResource {
    switch self {
    case .rain: Words.Outlook.Rain.likely
    case .snow: Words.Outlook.Snow.likely
    case .mixed: Words.Outlook.Mixed.likely
    }
  }

  fileprivate func chance(_ percent: String) -> LocalizedStringResource {
    switch self {
    case .rain: Words.Outlook.Rain.chance(percent)
    case .snow: Words.Outlook.Snow.chance(percent)
    case .mixed: Words.Outlook.Mixed.chance(percent)
    }
  }
}
