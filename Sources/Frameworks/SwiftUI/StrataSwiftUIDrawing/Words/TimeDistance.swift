import Foundation

/// The distance of a date from now, in its largest units.
struct TimeDistance {
  private static let lengths = [604_800, 86_400, 3600, 60, 1]

  /// The distance: positive for a date in the future, negative for one in the past.
  private let seconds: Double
  private let units: Int

  init(_ date: Date, from now: Date, units: Int) {
    let distance = date.timeIntervalSince(now)
    seconds = distance.isNaN ? 0 : min(max(distance, -1e10), 1e10)
    self.units = units
  }

  /// The smallest unit that is shown, in seconds.
  private var smallest: Int {
    let size = Int(abs(seconds))
    let first = Self.lengths.firstIndex { $0 <= size } ?? Self.lengths.count - 1
    return Self.lengths[min(first + units - 1, Self.lengths.count - 1)]
  }

  /// Returns the formatted distance, rounded down to the smallest unit that is shown.
  func words(
    in locale: Locale, width: Duration.UnitsFormatStyle.UnitWidth = .abbreviated
  ) -> String {
    let size = Int(abs(seconds))
    let style = Duration.UnitsFormatStyle(
      allowedUnits: [.weeks, .days, .hours, .minutes, .seconds], width: width,
      maximumUnitCount: units)
    return Duration.seconds(size - size % smallest).formatted(style.locale(locale))
  }

  /// The seconds until the formatted distance changes.
  var wait: Double { Self.wait(seconds, unit: smallest) }

  /// Returns the seconds until a distance, which shrinks to 0 and then grows, reaches the next
  /// whole unit. A small amount is added, so that the unit is reached.
  static func wait(_ seconds: Double, unit: Int) -> Double {
    let part = seconds.truncatingRemainder(dividingBy: Double(unit))
    return (part > 0 ? part : Double(unit) + part) + 0.01
  }
}
