import SwiftUI

/// A text alternative of a chart: a summary and a table.
@MainActor package struct ChartReport {
  /// A row of the table.
  package struct Row: Equatable {
    package var place: String
    package var value: String
    package var series: String?
  }

  /// The largest number of rows of a table; a person does not read more.
  package static let most = 500

  private let marks: [_ChartMark]
  private let words: ValueWords
  private let own: ChartWords
  private let environment: EnvironmentValues
  /// A Boolean value that indicates whether all dates are days, which are written without a time.
  private let isDaily: Bool

  package init(_ marks: [_ChartMark], _ words: ValueWords, in environment: EnvironmentValues) {
    self.marks = marks.filter { !$0.look.isUnspoken && $0.kind != .rule }
    (self.words, self.environment) = (words, environment)
    own = ChartWords(words.locale)
    isDaily = self.marks.allSatisfy { mark in
      [mark.x, mark.y, mark.xStart, mark.xEnd].allSatisfy { $0.map(words.isDaily) ?? true }
    }
  }

  // MARK: The summary

  /// The sentences of the summary: the axes, the number of values, and the first, last, highest and
  /// lowest value.
  package var summary: String {
    let parts = [title] + (marks.isEmpty ? [own(.noData)] : facts)
    return parts.joined(separator: ". ") + "."
  }

  /// The names of the axes, such as "Temperature by time".
  package var title: String {
    guard let mark = marks.first else { return own(.chart) }
    let (place, value) = data(mark)
    let names = [value, place].map { $0?.label.resolved(in: environment) ?? "" }
    switch (names[0].isEmpty, names[1].isEmpty) {
    case (true, true): return own(.chart)
    case (false, false): return own(.by, names[0], names[1])
    default: return names[0] + names[1]
    }
  }

  private var facts: [String] {
    let known = marks.filter { number($0) != nil }
    let series = Set(marks.compactMap { Self.series($0)?.value }).count
    var facts = series > 1 ? [own(.series, "\(series)")] : []
    guard let first = known.first, let last = known.last,
      let low = known.min(by: { (number($0) ?? 0) < (number($1) ?? 0) }),
      let high = known.max(by: { (number($0) ?? 0) < (number($1) ?? 0) })
    else { return facts + [own(.noData)] }
    facts.append(known.count == 1 ? own(.oneValue) : own(.values, "\(known.count)"))
    if first.kind == .sector { return facts + shares(known) }
    if known.count == 1 { return facts + [own(.share, place(first), value(first))] }
    facts += [own(.range, value(low), value(high))]
    facts += [own(.first, place(first), value(first)), own(.last, place(last), value(last))]
    return facts + [own(.highest, place(high), value(high)), own(.lowest, place(low), value(low))]
  }

  private func shares(_ known: [_ChartMark]) -> [String] {
    let total = known.reduce(0) { $0 + (number($1) ?? 0) }
    let parts = known.prefix(10).map { own(.share, place($0), value($0)) }
    return [own(.total, words.spoken(.number(total)))] + parts
  }

  // MARK: The table

  /// The column headings of the table.
  package var headings: [String] {
    guard let mark = marks.first else { return [] }
    let (place, value) = data(mark)
    let names = [place, value].map { $0?.label.resolved(in: environment) ?? "" }
    return hasSeries ? names + [Self.series(mark)?.label.resolved(in: environment) ?? ""] : names
  }

  /// The rows of the table, at most ``most``.
  package var rows: [Row] {
    marks.prefix(Self.most).map { mark in
      Row(
        place: place(mark), value: value(mark),
        series: hasSeries ? Self.series(mark).map { words.spoken($0.value) } ?? "" : nil)
    }
  }

  private var hasSeries: Bool { marks.contains { $0.kind != .sector && Self.series($0) != nil } }

  private static func series(_ mark: _ChartMark) -> PlotDatum? {
    mark.series ?? mark.look.styleBy ?? mark.look.symbolBy ?? mark.look.positionBy
  }

  // MARK: The selection

  /// The different values of the marks on a continuous x axis.
  package var places: [_PlotValue] {
    let values = marks.compactMap { ($0.x ?? $0.xStart)?.place(in: words.calendar) }
    return Array(Set(values.filter { $0.position?.isFinite == true }))
  }

  /// Returns the place and the values of the marks nearest to a value of the x axis, such as
  /// "15:00. Temperature: 9°. Feels like: 7°"; words that say so if there is no value.
  package func words(at value: _PlotValue?) -> String {
    guard let value else { return own(.unselected) }
    let near = nearest(value)
    guard let first = near.first, let datum = data(first).place,
      datum.value == (first.x ?? first.xStart)?.value
    else { return words.spoken(value, isDaily: isDaily) }
    let values = near.map { mark in
      let series = hasSeries ? Self.series(mark).map { words.spoken($0.value) } : nil
      return series.map { own(.share, $0, self.value(mark)) } ?? self.value(mark)
    }
    return ([place(first)] + values).joined(separator: ". ")
  }

  /// Returns at most ten marks with the smallest distance from a value of the x axis.
  private func nearest(_ value: _PlotValue) -> [_ChartMark] {
    let distances = marks.map { distance($0, value) }
    guard let least = distances.compactMap(\.self).min() else { return [] }
    return zip(marks, distances).filter { $0.1 == least }.prefix(10).map(\.0)
  }

  /// Returns the distance of a mark from a value of the x axis: 0 within the interval that it
  /// covers; `nil` if they cannot be compared.
  private func distance(_ mark: _ChartMark, _ value: _PlotValue) -> Double? {
    guard let datum = mark.x ?? mark.xStart else { return nil }
    guard let target = value.position, let start = datum.value.position, start.isFinite else {
      return datum.value == value ? 0 : nil
    }
    let end = mark.x == nil ? mark.xEnd?.value.position ?? start : start
    let range = datum.interval(in: words.calendar) ?? min(start, end)...max(start, end)
    if target < range.lowerBound { return range.lowerBound - target }
    guard target >= range.upperBound else { return 0 }
    // The end belongs to the mark that begins there.
    let isPoint = range.lowerBound == range.upperBound
    return isPoint ? target - start : (target - range.upperBound).nextUp
  }

  // MARK: Values

  /// Returns the datum of a mark that gives its position, and the datum that gives its amount.
  private func data(_ mark: _ChartMark) -> (place: PlotDatum?, value: PlotDatum?) {
    if mark.kind == .sector { return (Self.series(mark), mark.angle) }
    let (x, y) = (mark.x ?? mark.xStart, mark.y ?? mark.yEnd)
    let isTurned = mark.xStart != nil && mark.yEnd == nil || y?.value.number == nil && y != nil
    return isTurned && (mark.xEnd ?? x)?.value.number != nil ? (y, mark.xEnd ?? x) : (x, y)
  }

  private func number(_ mark: _ChartMark) -> Double? {
    data(mark).value?.value.number.flatMap { $0.isFinite ? $0 : nil }
  }

  private func place(_ mark: _ChartMark) -> String {
    if let label = mark.look.spokenLabel { return label.resolved(in: environment) }
    return data(mark).place.map { words.spoken($0.value, isDaily: isDaily) } ?? ""
  }

  private func value(_ mark: _ChartMark) -> String {
    if let value = mark.look.spokenValue { return value.resolved(in: environment) }
    let (_, value) = data(mark)
    let start = value.flatMap { $0.end == nil ? self.start(mark) : nil }
    let end = value.map { words.spoken($0.value, isDaily: isDaily) } ?? ""
    return start.map { own(.range, words.spoken($0.value, isDaily: isDaily), end) } ?? end
  }

  /// Returns the start of a mark that reaches from one value to another.
  private func start(_ mark: _ChartMark) -> PlotDatum? {
    mark.yStart ?? (mark.y != nil ? mark.xStart : nil)
  }
}
