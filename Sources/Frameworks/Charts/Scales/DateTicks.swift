import Foundation

/// The distance between two ticks of a time axis, as a number of calendar components.
package struct DateStep: Equatable, Sendable {
  package var unit: Calendar.Component
  package var count: Int

  package init(_ unit: Calendar.Component, _ count: Int = 1) {
    (self.unit, self.count) = (unit, max(count, 1))
  }

  /// The usual length of the step in seconds.
  var seconds: Double { Double(count) * (Self.lengths[unit] ?? 86_400) }

  private static let lengths: [Calendar.Component: Double] = [
    .nanosecond: 1e-9, .second: 1, .minute: 60, .hour: 3600, .day: 86_400,
    .weekOfYear: 604_800, .weekOfMonth: 604_800, .month: 2_629_800, .quarter: 7_889_400,
    .year: 31_557_600, .era: 3.2e10,
  ]

  private static let usual: [DateStep] = [
    DateStep(.second), DateStep(.second, 5), DateStep(.second, 15), DateStep(.second, 30),
    DateStep(.minute), DateStep(.minute, 5), DateStep(.minute, 15), DateStep(.minute, 30),
    DateStep(.hour), DateStep(.hour, 3), DateStep(.hour, 6), DateStep(.hour, 12),
    DateStep(.day), DateStep(.day, 2), DateStep(.weekOfYear), DateStep(.month),
    DateStep(.month, 3), DateStep(.month, 6), DateStep(.year), DateStep(.year, 2),
    DateStep(.year, 5), DateStep(.year, 10), DateStep(.year, 20), DateStep(.year, 50),
    DateStep(.year, 100), DateStep(.year, 200), DateStep(.year, 500), DateStep(.year, 1000),
  ]

  /// Returns the smallest usual step of which at most `count` fit into the range.
  package static func fitting(_ range: ClosedRange<Double>, count: Int) -> DateStep {
    let span = range.upperBound - range.lowerBound
    return usual.first { span / $0.seconds <= Double(max(count, 1)) } ?? DateStep(.year, 1000)
  }

  /// Returns the dates of the ticks within a range: hours are multiples of the step since midnight,
  /// months since January, all others since the range's beginning.
  package func dates(in range: ClosedRange<Double>, _ calendar: Calendar) -> [Double] {
    guard range.lowerBound.isFinite, range.upperBound.isFinite,
      (range.upperBound - range.lowerBound) / seconds < Double(NumberTicks.most)
    else { return [] }
    var found: [Double] = []
    var index = 0
    guard let start = start(Date(timeIntervalSinceReferenceDate: range.lowerBound), calendar) else {
      return []
    }
    while index <= NumberTicks.most + 32, let date = date(index, after: start, calendar) {
      let place = date.timeIntervalSinceReferenceDate
      if place > range.upperBound { break }
      if place >= range.lowerBound, place > found.last ?? -.infinity { found.append(place) }
      index += 1
    }
    return found
  }

  /// Returns the last multiple of the step at or before a date.
  private func start(_ date: Date, _ calendar: Calendar) -> Date? {
    let fields = calendar.dateComponents([.year, .month, .hour, .minute, .second], from: date)
    func floored(_ component: Calendar.Component, _ value: Int?, _ first: Int) -> Date? {
      let extra = ((value ?? first) - first) % count
      return calendar.dateInterval(of: component, for: date)
        .flatMap { calendar.date(byAdding: component, value: -extra, to: $0.start) }
    }
    switch unit {
    case .hour: return calendar.dateInterval(of: count == 1 ? .hour : .day, for: date)?.start
    case .minute: return floored(.minute, fields.minute, 0)
    case .second: return floored(.second, fields.second, 0)
    case .month: return floored(.month, fields.month, 1)
    case .year: return floored(.year, fields.year, 0)
    default: return calendar.dateInterval(of: unit, for: date)?.start
    }
  }

  /// Returns the date of a tick. Hours are counted in local time, so that ticks stay at noon across
  /// the start of summer time.
  private func date(_ index: Int, after start: Date, _ calendar: Calendar) -> Date? {
    guard unit == .hour, count > 1 else {
      return calendar.date(byAdding: unit, value: index * count, to: start)
    }
    let perDay = (24 + count - 1) / count
    guard let day = calendar.date(byAdding: .day, value: index / perDay, to: start) else {
      return nil
    }
    var fields = calendar.dateComponents([.year, .month, .day], from: day)
    fields.hour = index % perDay * count
    return calendar.date(from: fields)
  }
}
