import Foundation
import StrataRendering
import SwiftUI

/// The view of a chart: the plot with its axes and its legend, and its text alternative.
struct ChartFace: View {
  let marks: [_ChartMark]
  @Environment(\.self) private var environment
  @ScaledMetric(relativeTo: .caption) private var textScale: CGFloat = 1
  @State private var size: CGSize?
  /// The factor by which the browser has enlarged a text; `nil` until it has measured one.
  @State private var measuredScale: Double?

  var body: some View {
    let scale = measuredScale ?? Double(textScale)
    let drawing = ChartDrawing(marks, environment, size: size, textScale: scale)
    ZStack {
      layered(drawing)
        .attribute(.role, drawing.isReachable ? "group" : "img")
        .attribute(.label, drawing.report.summary)
    }
    // Over the chart, so that the table does not change its size.
    .overlay(alignment: .topLeading) {
      ChartTable(report: drawing.report, locale: environment.locale)
    }
    .overlay(alignment: .topLeading) { TextMeasure { measuredScale = $0 } }
    .frame(minHeight: 100, idealHeight: 200 * scale)
  }

  @ViewBuilder private func layered(_ drawing: ChartDrawing) -> some View {
    if !drawing.hasLayers {
      ZStack { whole(drawing) }
    } else {
      ZStack { whole(drawing) }
        .backgroundPreferenceValue(PlotFrame.self) { frame in
          layers(drawing.settings.backgrounds, drawing, frame)
        }
        .overlayPreferenceValue(PlotFrame.self) { frame in
          layers(drawing.settings.overlays, drawing, frame)
        }
    }
  }

  private func layers(
    _ layers: [ChartLayer], _ drawing: ChartDrawing, _ frame: Anchor<CGRect>?
  ) -> some View {
    let proxy = ChartProxy(drawing.space, drawing.settings.selections, frame)
    return ForEach(layers.indices, id: \.self) { index in
      ZStack(alignment: layers[index].alignment) { layers[index].content(proxy) }
    }
  }

  private func whole(_ drawing: ChartDrawing) -> some View {
    let legend = drawing.legendPosition
    return VStack(spacing: 6) {
      if legend == .above { ChartLegend(drawing: drawing) }
      words(drawing.settings.yAxis.label, .top, .leading)
      words(drawing.settings.xAxis.label, .top, .center, isDefault: false)
      HStack(spacing: 6) {
        if legend == .before { ChartLegend(drawing: drawing) }
        PlotAndAxes(drawing: drawing, measured: draw)
          .environment(\.layoutDirection, .leftToRight)
        if legend == .after { ChartLegend(drawing: drawing) }
      }
      words(drawing.settings.xAxis.label, .bottom, .center)
      words(drawing.settings.yAxis.label, .bottom, .center, isDefault: false)
      if legend == .below { ChartLegend(drawing: drawing) }
    }
  }

  /// Draws the chart for a size that the browser has measured.
  ///
  /// A plot for which there is no room, as in a collapsed frame, is one point long: the style sheet makes
  /// no drawing smaller. Labels for that size would all be at one corner, also while the browser
  /// stretches the drawing, so the chart keeps its drawing until it has room.
  private func draw(for new: CGSize) {
    if new.width > 1, new.height > 1, size != new { size = new }
  }

  /// Returns the words beside an axis: by default those of the x axis are below the plot, those of
  /// the y axis above it.
  @ViewBuilder private func words(
    _ words: AxisWords?, _ edge: VerticalEdge, _ alignment: HorizontalAlignment,
    isDefault: Bool = true
  ) -> some View {
    if let words, words.position.isAt(edge) ?? isDefault {
      words.content().font(.caption).foregroundStyle(.secondary)
        .frame(
          maxWidth: .infinity,
          alignment: words.alignment ?? Alignment(horizontal: alignment, vertical: .center))
    }
  }
}

extension AnnotationPosition {
  /// Returns whether the position is at an edge; `nil` if it names neither the upper nor the lower
  /// edge.
  func isAt(_ edge: VerticalEdge) -> Bool? {
    switch kind {
    case .top, .topLeading, .topTrailing: edge == .top
    case .bottom, .bottomLeading, .bottomTrailing: edge == .bottom
    case .automatic, .overlay, .leading, .trailing: nil
    }
  }
}

/// The frame of the plot, which views in front of and behind the chart read.
struct PlotFrame: PreferenceKey {
  static var defaultValue: Anchor<CGRect>? { nil }
  static func reduce(value: inout Anchor<CGRect>?, nextValue: () -> Anchor<CGRect>?) {
    value = value ?? nextValue()
  }
}
