import Foundation
package import StrataRendering
import SwiftUI

/// The parts of a chart that are drawn in a plot of a certain size.
@MainActor package struct ChartDrawing {
  package let settings: ChartSettings
  package let model: PlotModel
  package let sectors: Sectors
  package let space: PlotSpace
  package let xAxis: AxisPlan
  package let yAxis: AxisPlan
  package let layers: [PlotLayer]
  package let placements: [Placement]
  package let styles: MarkStyles
  package let report: ChartReport
  package let words: ValueWords
  package let direction: LayoutDirection
  /// A Boolean value that indicates whether the browser has measured the plot.
  package let isMeasured: Bool
  package let textScale: Double

  /// The size for which the chart is drawn until the browser has reported the real one; the browser
  /// stretches the drawing.
  package static let guess = CGSize(width: 320, height: 160)

  package init(
    _ marks: [_ChartMark], _ environment: EnvironmentValues, size: CGSize?, textScale: Double = 1
  ) {
    let settings = environment.chartSettings
    self.settings = settings
    self.textScale = textScale
    direction = environment.layoutDirection
    words = ValueWords(
      locale: environment.locale, calendar: environment.calendar, timeZone: environment.timeZone)
    model = PlotModel(
      marks, x: settings.xScale, y: settings.yScale, calendar: words.calendar,
      isMirrored: direction == .rightToLeft)
    sectors = Sectors(marks)
    styles = MarkStyles(marks, settings.styles, settings.symbols, in: environment)
    report = ChartReport(marks, words, in: environment)
    isMeasured = size != nil
    let shown = size ?? Self.guess
    let width = Double(shown.width) * Self.lengthening(settings, model.xScale)
    let height = Double(shown.height)
    space = model.space(width: width, height: height)
    let isPie = model.items.isEmpty
    xAxis = AxisPlan(
      isX: true, isPie ? AxisWish(visibility: .hidden) : settings.xAxis, space, words,
      in: environment, textScale: textScale)
    yAxis = AxisPlan(
      isX: false, isPie ? AxisWish(visibility: .hidden) : settings.yAxis, space, words,
      in: environment, textScale: textScale)
    layers =
      LayerMaking.layers(model, styles, width: width, height: height)
      + sectors.layers(styles, width: width, height: height)
    placements =
      model.placements(width: width, height: height)
      + sectors.placements(width: width, height: height)
  }

  /// The grid lines of both axes: one drawing if all look the same, otherwise several.
  package var grid: [Figure] {
    let figures = (xAxis.layers + yAxis.layers).flatMap(\.figures)
    guard figures.count == 2,
      case .stroke(let first, let paint, let line) = figures[0].content,
      case .stroke(let second, paint, line) = figures[1].content,
      case .path(let steps, let size, _, _) = first.form,
      case .path(let more, _, _, _) = second.form
    else { return figures }
    let all = Outline(.path(steps + more, size: size, isGuess: true, keepsAspect: false))
    return [Figure(.stroke(all, paint, line))]
  }

  /// A Boolean value that indicates whether the plot is longer than its visible part.
  package var scrolls: Bool {
    settings.scrolling.axes.contains(.horizontal)
      && Self.lengthening(settings, model.xScale) > 1
  }

  /// The length of the x axis, divided by that of its visible part.
  private static func lengthening(_ settings: ChartSettings, _ scale: PlotScale) -> Double {
    let wish = settings.scrolling
    guard wish.axes.contains(.horizontal), let length = wish.xLength, length > 0 else { return 1 }
    let whole: Double
    if case .category(let values) = scale.kind {
      whole = Double(values.count)
    } else {
      whole = scale.range.upperBound - scale.range.lowerBound
    }
    return min(max(whole / length, 1), 100)
  }

  /// A Boolean value that indicates whether something in the chart can be focused: an overlay or an
  /// annotation of the app, or the plot whose selection is moved by keys.
  package var isReachable: Bool {
    hasLayers || !placements.isEmpty || settings.legend.content != nil
      || settings.selections.x != nil
  }

  /// A Boolean value that indicates whether there are views in front of or behind the chart, which
  /// need to know its frame.
  package var hasLayers: Bool { !settings.overlays.isEmpty || !settings.backgrounds.isEmpty }

  /// The side of the chart on which the legend is.
  enum LegendSide { case none, above, below, before, after }

  var legendPosition: LegendSide {
    let wish = settings.legend
    guard wish.visibility != .hidden, wish.content != nil || !styles.legend.isEmpty else {
      return .none
    }
    switch wish.position.kind {
    case .top, .topLeading, .topTrailing: return .above
    case .leading: return .before
    case .trailing: return .after
    default: return .below
    }
  }
}
