package import Foundation
import StrataRendering
import SwiftUI

/// A side of the plot, independent of the direction of reading.
package enum PlotSide: Hashable { case left, right, top, bottom }

/// The lines and labels of an axis in a plot of a size.
@MainActor package struct AxisPlan {
  /// A label at an edge of the plot.
  package struct Label {
    package var side: PlotSide
    /// The distance of the label's middle from the left or the top edge of the plot, in points.
    package var place: Double
    /// The width in points that the label may have without touching its neighbors.
    package var room: Double
    /// The side of this width at which the text is: at an end of the x axis it begins or ends near
    /// the edge of the plot instead of being centered at its value.
    package var alignment = HorizontalAlignment.center
    package var content: Content
    package var style: AnyShapeStyle?
    package var font: Font?
    package var offset: CGSize
  }

  /// The content of a label.
  package enum Content {
    case text(String)
    case view(AnyView)

    package var text: String? { if case .text(let text) = self { text } else { nil } }
  }

  package private(set) var labels: [Label] = []
  package private(set) var layers: [PlotLayer] = []
  private var looks: [LineLook: Int] = [:]

  private let isX: Bool
  private let space: PlotSpace
  private let words: ValueWords
  private let environment: EnvironmentValues
  /// The factor by which the person has enlarged the text.
  private let textScale: Double

  private struct LineLook: Hashable {
    var paint: Paint
    var line: StrokeLine
  }

  package init(
    isX: Bool, _ wish: AxisWish, _ space: PlotSpace, _ words: ValueWords,
    in environment: EnvironmentValues, textScale: Double = 1
  ) {
    (self.isX, self.space, self.words) = (isX, space, words)
    (self.environment, self.textScale) = (environment, textScale)
    guard wish.visibility != .hidden else { return }
    let sets = wish.sets?() ?? AxisMarks()._sets
    for set in sets { add(set) }
  }

  /// The distance in points by which a label of the x axis may extend past the plot's edges. It is
  /// less than the padding of a row, which cuts off what is outside of it.
  package static let overhang = 12.0

  /// The height in points of a line of a label at the default text size.
  private static let line = 14.0

  /// Returns the left edge of a label's room above or below the plot.
  package func left(of label: Label) -> Double {
    switch label.alignment {
    case .leading: -Self.overhang
    case .trailing: space.width + Self.overhang - label.room
    default: label.place - label.room / 2
    }
  }

  private var scale: PlotScale { isX ? space.xScale : space.yScale }
  private var length: Double { isX ? space.width : space.height }

  // MARK: Values

  /// Returns the values of a set, and the calendar component between two of them.
  package func values(_ wish: AxisMarkValues) -> (values: [_PlotValue], unit: Calendar.Component?) {
    switch wish.kind {
    case .values(let values):
      let shown = values.filter {
        scale.fraction($0).map { (-1e-9...1 + 1e-9).contains($0) } ?? false
      }
      return (shown, nil)
    case .dates(let step, let own):
      guard scale.kind == .date else { return ([], nil) }
      let dates = step.dates(in: scale.range, own ?? words.calendar)
      return (dates.map { .date($0) }, step.unit)
    case .step(let step):
      let found = NumberTicks.multiples(of: step, in: scale.range)
      return (found.map { scale.kind == .date ? .date($0) : .number($0) }, nil)
    case .automatic(let count, let minimum): return automatic(count, minimum)
    }
  }

  private func automatic(
    _ count: Int?, _ minimum: Double?
  ) -> (values: [_PlotValue], unit: Calendar.Component?) {
    let room = (isX ? 72 : 40) * textScale
    let count = max(count ?? min(max(Int(length / room), 2), isX ? 7 : 5), 1)
    switch scale.kind {
    case .category(let values): return (values, nil)
    case .date:
      let step = DateStep.fitting(scale.range, count: count)
      return (step.dates(in: scale.range, words.calendar).map { .date($0) }, step.unit)
    case .number(.log): return (NumberTicks.powers(in: scale.range).map { .number($0) }, nil)
    case .number:
      let step = max(NumberTicks.step(scale.range, count: count), minimum ?? 0)
      return (NumberTicks.multiples(of: step, in: scale.range).map { .number($0) }, nil)
    }
  }

  // MARK: Lines and labels

  private mutating func add(_ set: _AxisSet) {
    let (values, unit) = values(set.values)
    let side = side(set.position)
    let first = labels.count
    let step = step(of: values)
    for (index, value) in values.enumerated() {
      guard let start = place(value) else { continue }
      let next = index + 1 < values.count ? values[index + 1] : nil
      let middle = middle(start, next)
      for part in set.parts(AxisValue(value, index: index, count: values.count)) {
        let place = part.isCentered == true ? middle : start
        switch part.kind {
        case .grid(let stroke): addLine(place, part, stroke, nil, side)
        case .tick(let length, let stroke): addLine(place, part, stroke, length, side)
        case .label(let label):
          guard let content = content(label, value, step, unit) else { continue }
          labels.append(
            Label(
              side: side, place: place, room: 0, content: content, style: part.style,
              font: part.font, offset: part.offset))
        }
      }
    }
    if isX { spread(from: first) } else { thin(from: first) }
  }

  private func place(_ value: _PlotValue) -> Double? { isX ? space.x(value) : space.y(value) }

  /// Returns the middle between a value and the next one, or the end of the axis; for a category
  /// its position.
  private func middle(_ start: Double, _ next: _PlotValue?) -> Double {
    if scale.band != nil { return start }
    let end = next.flatMap { place($0) } ?? (isX ? (space.isMirrored ? 0 : space.width) : 0)
    return (start + end) / 2
  }

  private func side(_ position: AxisMarkPosition) -> PlotSide {
    switch (position.kind, isX) {
    case (.top, true): .top
    case (_, true): .bottom
    case (.leading, false): space.isMirrored ? .right : .left
    case (_, false): space.isMirrored ? .left : .right
    }
  }

  private func content(
    _ label: AxisLabel, _ value: _PlotValue, _ step: Double?, _ unit: Calendar.Component?
  ) -> Content? {
    switch label {
    case .view(let make): .view(make())
    case .text(let text): .text(text.resolved(in: environment))
    case .format(let write): write(value, words.locale, words.timeZone).map { .text($0) }
    case .automatic: .text(words(value, step, unit))
    }
  }

  /// Returns the shortest distance between consecutive values; `nil` for categories.
  private func step(of values: [_PlotValue]) -> Double? {
    let places = values.compactMap(\.position)
    return zip(places, places.dropFirst()).map { abs($1 - $0) }.filter { $0 > 0 }.min()
  }

  private func words(
    _ value: _PlotValue, _ step: Double?, _ unit: Calendar.Component?
  ) -> String {
    switch value {
    case .category(let name): return name
    case .number(let number): return words.number(number, step: step ?? abs(number) / 10)
    case .date(let seconds):
      let span = scale.range.upperBound - scale.range.lowerBound
      let unit = unit ?? DateStep.fitting(0...max(step ?? span, 1), count: 1).unit
      return words.tick(seconds, unit, isLong: span > 90_000)
    }
  }

  private mutating func addLine(
    _ place: Double, _ part: _AxisPart, _ stroke: StrokeStyle?, _ tick: Double?, _ side: PlotSide
  ) {
    let style = part.style ?? AnyShapeStyle(Color.gray.opacity(0.35))
    let look = LineLook(
      paint: style._paint(in: environment).unwrapped.plain,
      line: (stroke ?? StrokeStyle(lineWidth: 0.5)).strokeLine)
    let (from, to) = ends(tick, side)
    let (dx, dy) = (Double(part.offset.width), Double(part.offset.height))
    let points =
      isX
      ? [Point(place + dx, from + dy), Point(place + dx, to + dy)]
      : [Point(from + dx, place + dy), Point(to + dx, place + dy)]
    append([.move(points[0].rounded), .line(points[1].rounded)], look)
  }

  /// Returns the start and the end of a line at a value: across the whole plot, or of a tick beside
  /// it.
  private func ends(_ tick: Double?, _ side: PlotSide) -> (Double, Double) {
    let depth = isX ? space.height : space.width
    guard let tick else { return (0, depth) }
    return side == .bottom || side == .right ? (depth, depth + tick) : (-tick, 0)
  }

  private mutating func append(_ steps: [PathStep], _ look: LineLook) {
    let index = looks[look] ?? layers.count
    if index == layers.count {
      looks[look] = index
      layers.append(PlotLayer(figures: []))
    }
    var all = steps
    if case .stroke(let outline, _, _)? = layers[index].figures.first?.content,
      case .path(let old, _, _, _) = outline.form
    {
      all = old + steps
    }
    let outline = Outline(
      .path(all, size: Point(space.width, space.height), isGuess: true, keepsAspect: false))
    layers[index].figures = [Figure(.stroke(outline, look.paint, look.line))]
  }

  // MARK: Room

  /// Leaves out labels of the x axis that would cover their neighbors, and sets the room of each
  /// label that stays.
  private mutating func spread(from first: Int) {
    var shown = labels[first...].sorted { $0.place < $1.place }.filter {
      (-1...space.width + 1).contains($0.place) && $0.content.text != ""
    }
    for index in shown.indices { shown[index].alignment = alignment(shown[index]) }
    var kept = scale.band == nil ? evenly(shown) : inTurn(shown)
    let places = kept.map(\.place)
    let gap = zip(places, places.dropFirst()).map { $1 - $0 }.min() ?? space.width
    for index in kept.indices {
      kept[index].room = min(gap, room(at: kept[index].place)).rounded(.down)
    }
    labels.replaceSubrange(first..., with: kept)
  }

  /// Returns every label, or every second, third and so on, so that none covers the next one and
  /// equal distances remain equal. The first value of the axis is kept.
  private func evenly(_ shown: [Label]) -> [Label] {
    for step in 1..<max(shown.count, 1) {
      let kept = shown.indices.filter { index in
        (space.isMirrored ? shown.count - 1 - index : index).isMultiple(of: step)
      }.map { shown[$0] }
      if !zip(kept, kept.dropFirst()).contains(where: covers) { return kept }
    }
    return space.isMirrored ? Array(shown.suffix(1)) : Array(shown.prefix(1))
  }

  /// Returns the labels that do not cover the last one before them that stays.
  private func inTurn(_ shown: [Label]) -> [Label] {
    var kept: [Label] = []
    for label in shown {
      if let last = kept.last, covers(last, label) { continue }
      kept.append(label)
    }
    return kept
  }

  /// Returns the width of a text that is centered at a place and does not extend past the plot's
  /// edges.
  private func room(at place: Double) -> Double {
    2 * (max(min(place, space.width - place), 0) + 24 * textScale)
  }

  /// Returns whether two labels, of which the first one is at the lower value, would cover each
  /// other.
  private func covers(_ first: Label, _ second: Label) -> Bool {
    second.place - first.place < (width(first) + width(second)) / 2
      || start(of: second) < start(of: first) + textWidth(first)
  }

  /// Returns the side of its room at which a label must be, in order not to extend too far past an
  /// edge of the plot.
  private func alignment(_ label: Label) -> HorizontalAlignment {
    let half = textWidth(label) / 2
    if label.place - half < -Self.overhang { return .leading }
    return label.place + half > space.width + Self.overhang ? .trailing : .center
  }

  /// Returns an estimate of the left edge of a label's text.
  private func start(of label: Label) -> Double {
    switch label.alignment {
    case .leading: -Self.overhang
    case .trailing: space.width + Self.overhang - textWidth(label)
    default: label.place - textWidth(label) / 2
    }
  }

  /// Leaves out labels of the y axis that would cover the one before. The lowest stays above the
  /// plot's lower edge, below which the labels of the x axis are.
  private mutating func thin(from first: Int) {
    let line = Self.line * textScale
    var kept: [Label] = []
    for var label in labels[first...].sorted(by: { $0.place > $1.place })
    where (-1...space.height + 1).contains(label.place) {
      label.place = min(label.place, space.height - line / 2)
      if let last = kept.last, last.place - label.place < line { continue }
      kept.append(label)
    }
    labels.replaceSubrange(first..., with: kept)
  }

  /// Returns an estimate of the width of a label without space around it. A view, whose width is
  /// unknown, counts as a short date.
  private func textWidth(_ label: Label) -> Double {
    (label.content.text.map { Double($0.count) * 6.5 } ?? 48) * textScale
  }

  /// Returns an estimate of the width of a label; only the browser knows its font.
  private func width(_ label: Label) -> Double {
    guard let text = label.content.text else { return 24 * textScale }
    return (Double(text.count) * 6.5 + 8) * textScale
  }
}
