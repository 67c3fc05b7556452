package import StrataRendering
import SwiftUI

/// The styles and symbols of marks, which depend on their values.
@MainActor package struct MarkStyles {
  /// An entry of the legend.
  package struct Entry: Equatable {
    package var value: _PlotValue
    package var paint: Paint
    package var symbol: BasicChartSymbolShape.Kind?
  }

  private let environment: EnvironmentValues
  private let wish: StyleWish
  private let values: [_PlotValue: Int]
  private let symbols: [_PlotValue: Int]
  private let symbolRange: [BasicChartSymbolShape.Kind]
  private let dashes: [_PlotValue: Int]
  private let numbers: ClosedRange<Double>?
  private let sizes: ClosedRange<Double>?
  package let legend: [_PlotValue]

  package init(
    _ marks: [_ChartMark], _ wish: StyleWish, _ symbols: SymbolWish,
    in environment: EnvironmentValues
  ) {
    (self.environment, self.wish) = (environment, wish)
    let styled = Self.order(marks, wish.domain, \.styleBy)
    let signed = Self.order(marks, symbols.domain, \.symbolBy)
    values = Self.indices(styled)
    self.symbols = Self.indices(signed)
    symbolRange = symbols.range ?? BasicChartSymbolShape.Kind.allCases
    dashes = Self.indices(Self.order(marks, nil, \.lineStyleBy))
    numbers = Self.range(marks, \.styleBy)
    sizes = Self.range(marks, \.symbolSizeBy)
    let named = styled.isEmpty ? signed : styled
    // Of numbers, the lowest and the highest say what the colors between mean.
    let ends = numbers.map { [_PlotValue.number($0.lowerBound), .number($0.upperBound)] } ?? []
    legend = named.count > 2 && wish.domain == nil && !ends.isEmpty ? ends : named
  }

  private static func order(
    _ marks: [_ChartMark], _ domain: [_PlotValue]?, _ key: KeyPath<MarkLook, PlotDatum?>
  ) -> [_PlotValue] {
    var known = Set(domain ?? [])
    var order = domain ?? []
    for mark in marks {
      if let value = mark.look[keyPath: key]?.value, known.insert(value).inserted {
        order.append(value)
      }
    }
    return order
  }

  private static func indices(_ values: [_PlotValue]) -> [_PlotValue: Int] {
    Dictionary(zip(values, values.indices), uniquingKeysWith: { first, _ in first })
  }

  private static func range(
    _ marks: [_ChartMark], _ key: KeyPath<MarkLook, PlotDatum?>
  ) -> ClosedRange<Double>? {
    let numbers = marks.compactMap { $0.look[keyPath: key]?.value.number }.filter(\.isFinite)
    guard let low = numbers.min(), let high = numbers.max() else { return nil }
    return low...high
  }

  // MARK: Styles

  private static let palette: [Color] = [.blue, .green, .orange, .purple, .red, .cyan, .yellow]

  /// Returns the paint of a mark, without its opacity.
  package func paint(_ look: MarkLook) -> Paint {
    if let style = look.style { return style._paint(in: environment) }
    return look.styleBy.map { paint(of: $0.value) } ?? Self.palette[0]._paint(in: environment)
  }

  private func paint(of value: _PlotValue) -> Paint {
    if let style = wish.mapping?(value) { return style._paint(in: environment) }
    if case .number(let number) = value, let numbers, wish.domain == nil {
      let span = numbers.upperBound - numbers.lowerBound
      return mixed(span > 0 ? (number - numbers.lowerBound) / span : 1)
    }
    let range = wish.range ?? Self.palette.map { AnyShapeStyle($0) }
    guard !range.isEmpty else { return Self.palette[0]._paint(in: environment) }
    return range[(values[value] ?? 0) % range.count]._paint(in: environment)
  }

  /// Returns the color of a number between the first and the last color; `part` is from 0 to 1.
  private func mixed(_ part: Double) -> Paint {
    let ends = wish.range?.map { $0._paint(in: environment) } ?? []
    let colors = ends.count > 1 ? ends : [.faded(.named("blue"), opacity: 0.2), .named("blue")]
    // A number that is unknown has no place among the colors.
    let place = part.isNaN ? 0 : min(max(part, 0), 1) * Double(colors.count - 1)
    let index = min(Int(place), colors.count - 2)
    return .mixed(
      colors[index], colors[index + 1],
      fraction: ((place - Double(index)) * 100).rounded() / 100, isPerceptual: false)
  }

  // MARK: Symbols and lines

  /// The symbol of a mark; `nil` if it has none.
  package func symbol(_ look: MarkLook, isPoint: Bool) -> BasicChartSymbolShape.Kind? {
    if case .basic(let kind) = look.symbol { return kind }
    if let value = look.symbolBy?.value { return symbol(of: value) }
    return isPoint && look.symbol == nil ? .circle : nil
  }

  private func symbol(of value: _PlotValue) -> BasicChartSymbolShape.Kind {
    symbolRange.isEmpty ? .circle : symbolRange[(symbols[value] ?? 0) % symbolRange.count]
  }

  /// The area of a mark's symbol in square points.
  package func area(_ look: MarkLook) -> Double {
    guard let sizes, let number = look.symbolSizeBy?.value.number, number.isFinite else {
      return max(look.symbolSize ?? 40, 0)
    }
    let span = sizes.upperBound - sizes.lowerBound
    return 20 + (span > 0 ? (number - sizes.lowerBound) / span : 0.5) * 180
  }

  /// Returns the line style of a mark.
  package func line(_ look: MarkLook, width: Double) -> StrokeLine {
    if let style = look.lineStyle { return style.strokeLine }
    let patterns: [[Double]] = [[], [6, 4], [2, 3], [8, 3, 2, 3]]
    let index = look.lineStyleBy.flatMap { dashes[$0.value] } ?? 0
    return StrokeLine(
      width: width, cap: width > 1 ? .round : .butt, join: width > 1 ? .round : .miter,
      dash: patterns[index % patterns.count])
  }

  /// The entries of the legend.
  package var entries: [Entry] {
    legend.map { value in
      Entry(
        value: value, paint: values[value] == nil ? .named("secondary") : paint(of: value),
        symbol: symbols[value].map { _ in symbol(of: value) })
    }
  }
}

extension StrokeStyle {
  /// The same style as the renderer describes it.
  package var strokeLine: StrokeLine {
    StrokeLine(
      width: Double(lineWidth),
      cap: lineCap == .round ? .round : lineCap == .square ? .square : .butt,
      join: lineJoin == .round ? .round : lineJoin == .bevel ? .bevel : .miter,
      miterLimit: Double(miterLimit), dash: dash.map { Double($0) }, dashPhase: Double(dashPhase))
  }
}
