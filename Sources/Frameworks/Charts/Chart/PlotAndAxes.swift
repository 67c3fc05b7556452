import Foundation
import StrataRendering
import SwiftUI

/// The plot with the labels of its axes around it.
struct PlotAndAxes: View {
  let drawing: ChartDrawing
  /// A closure that is called with the plot's size when the browser has measured it.
  let measured: (CGSize) -> Void

  var body: some View {
    HStack(alignment: .top, spacing: 4) {
      SideLabels(drawing: drawing, side: .left)
      if drawing.scrolls {
        ScrollingPlot(drawing: drawing, measured: measured)
      } else {
        VStack(spacing: 4) {
          RowLabels(drawing: drawing, side: .top)
          Plot(drawing: drawing, measured: measured)
          RowLabels(drawing: drawing, side: .bottom)
        }
      }
      SideLabels(drawing: drawing, side: .right)
    }
  }
}

/// The labels of the x axis, above or below the plot.
struct RowLabels: View {
  let drawing: ChartDrawing
  let side: PlotSide

  var body: some View {
    let labels = drawing.xAxis.labels.filter { $0.side == side }
    if !labels.isEmpty {
      ZStack(alignment: .topLeading) {
        ForEach(drawing.isMeasured ? labels.indices : 0..<1, id: \.self) { index in
          label(labels[index])
        }
      }
      .frame(maxWidth: .infinity, alignment: .topLeading)
      .opacity(drawing.isMeasured ? 1 : 0)
    }
  }

  /// Returns a label in the room that its neighbors leave; until the plot is measured, only its
  /// height counts.
  private func label(_ label: AxisPlan.Label) -> some View {
    let alignment = Alignment(horizontal: label.alignment, vertical: .center)
    return LabelFace(label: label, direction: drawing.direction).lineLimit(1)
      .frame(width: label.room, alignment: alignment)
      .offset(
        x: drawing.xAxis.left(of: label) + Double(label.offset.width), y: label.offset.height)
  }
}

/// The labels of the y axis, beside the plot: as wide as the widest.
struct SideLabels: View {
  let drawing: ChartDrawing
  let side: PlotSide

  var body: some View {
    let labels = drawing.yAxis.labels.filter { $0.side == side }
    if !labels.isEmpty {
      VStack(alignment: side == .left ? .trailing : .leading, spacing: 0) {
        ForEach(labels.indices, id: \.self) { index in
          LabelFace(label: labels[index], direction: drawing.direction).fixedSize()
            .frame(height: 0)
            .offset(
              x: labels[index].offset.width,
              y: labels[index].place + Double(labels[index].offset.height))
        }
      }
      .padding(.top, drawing.xAxis.labels.contains { $0.side == .top } ? 20 * drawing.textScale : 0)
      .opacity(drawing.isMeasured ? 1 : 0)
    }
  }
}

/// The content of a label.
struct LabelFace: View {
  let label: AxisPlan.Label
  /// The reader's direction. The plot around it is laid out from left to right, in which a time
  /// such as "6:00 ص" would have its parts in the wrong order.
  let direction: LayoutDirection

  var body: some View {
    Group {
      switch label.content {
      case .text(let text): Text(verbatim: text)
      case .view(let view): view
      }
    }
    .font(label.font ?? .caption2)
    .foregroundStyle(label.style ?? AnyShapeStyle(Color.secondary))
    // At the plot's edge, a large text would otherwise wrap within a word.
    .fixedSize()
    .environment(\.layoutDirection, direction)
  }
}
