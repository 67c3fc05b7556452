import Foundation

/// The weather of one hour. What is not known is `nil`, and a gap in the plots.
struct Hour: Identifiable {
  var date: Date
  var degrees: Double?
  var rain: Double?
  var kind: Kind
  var id: Date { date }

  /// The kinds of weather.
  enum Kind: String, CaseIterable { case clear = "Clear", cloudy = "Cloudy", rainy = "Rainy" }

  /// Two days from midnight on, computed so that each start shows the same.
  static let all: [Hour] = {
    let start = Calendar.current.startOfDay(for: Date(timeIntervalSince1970: 1_781_000_000))
    return (0..<48).map { hour in
      let angle = Double(hour - 9) / 24 * 2 * .pi
      let rain = max(0, sin(Double(hour) / 5) * 2 - 1)
      return Hour(
        date: start.addingTimeInterval(Double(hour) * 3600),
        degrees: hour == 30 ? nil : 14 + 6 * sin(angle), rain: rain,
        kind: rain > 0 ? .rainy : hour % 3 == 0 ? .cloudy : .clear)
    }
  }()
}
