import Foundation

/// A unit of a length of time, from the largest to the smallest.
enum SpanUnit: CaseIterable {
  case year, month, week, day, hour, minute, second

  var allowed: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  /// The next smaller unit, and the number of them in this unit; `nil` for years and months, whose
  /// lengths vary.
  var next: (unit: SpanUnit, count: Int)? {
    switch self {
    case .year, .month, .second: nil
    case .week: (.day, 7)
    case .day: (.hour, 24)
    case .hour: (.minute, 60)
    case .minute: (.second, 60)
    }
  }

  /// A Boolean value that indicates whether the unit is an hour, a minute or a second, which text
  /// with colons can contain.
  var isOfClock: Bool { self == .hour || self == .minute || self == .second }
}

/// A unit of a length of time, with its number.
struct SpanPart: Equatable {
  var unit: SpanUnit
  var value: Int
}

extension [SpanPart] {
  /// Returns the parts after a largest unit whose number is one was expressed in the next smaller
  /// unit.
  func collapsed() -> [SpanPart] {
    guard let first = firstIndex(where: { $0.value != 0 }), self[first].value == 1,
      indices.contains(first + 1), let next = self[first].unit.next,
      self[first + 1].unit == next.unit, self[first + 1].value != 0
    else { return self }
    var parts = self
    parts[first].value = 0
    parts[first + 1].value += next.count
    return parts
  }

  /// Returns the parts that the text contains.
  ///
  /// - Parameter most: The largest number of parts, counted from the first that is not zero; 0 for
  ///   no limit.
  func shown(
    _ behavior: DateComponentsFormatter.ZeroFormattingBehavior, atMost most: Int
  ) -> [SpanPart] {
    guard let first = firstIndex(where: { $0.value != 0 }) else {
      return behavior.contains(.dropLeading) ? suffix(1) : cut(to: most)
    }
    let kept = behavior.contains(.dropLeading) ? Array(self[first...]) : self
    let parts = kept.cut(to: most)
    let last = parts.lastIndex { $0.value != 0 } ?? parts.startIndex
    let begin = parts.firstIndex { $0.value != 0 } ?? parts.startIndex
    return parts.enumerated().filter { index, part in
      if part.value != 0 || index < begin { return true }
      return !behavior.contains(index > last ? .dropTrailing : .dropMiddle)
    }.map(\.element)
  }

  private func cut(to most: Int) -> [SpanPart] { most > 0 ? Array(prefix(most)) : self }
}
