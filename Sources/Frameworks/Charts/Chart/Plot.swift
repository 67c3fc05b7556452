import Foundation
import StrataRendering
import SwiftUI

/// The grid and the marks, and the handling of the person's pointer.
struct Plot: View {
  let drawing: ChartDrawing
  /// A closure that is called with the plot's size when the browser has measured it.
  let measured: (CGSize) -> Void
  @Environment(\.self) private var environment
  @State private var pace = SelectionPace()

  var body: some View {
    let plot = selectable(touchable)
    if let style = drawing.settings.plotStyle {
      style(ChartPlotContent(AnyView(plot)))
    } else {
      plot
    }
  }

  /// The plot with the app's gesture.
  @ViewBuilder private var touchable: some View {
    if let gesture = drawing.settings.gesture {
      gesture(ChartProxy(drawing.space, drawing.settings.selections, nil), AnyView(marks))
    } else {
      marks
    }
  }

  private var marks: some View {
    ZStack(alignment: .topLeading) {
      PlotInk(figures: drawing.grid)
      ForEach(drawing.layers.indices, id: \.self) { PlotInk(figures: drawing.layers[$0].figures) }
      if drawing.isMeasured { views }
    }
    .onGeometryChange(for: CGSize.self, of: { $0.size }, action: { size in measured(size) })
    .modifier(FrameTelling(isOn: drawing.hasLayers))
  }

  /// The views at marks. Each is in a box of no height beside its mark, so that it need not be
  /// measured.
  private var views: some View {
    ForEach(drawing.placements.indices, id: \.self) { index in
      PlacedView(placement: drawing.placements[index], direction: drawing.direction)
    }
  }

  @ViewBuilder private func selectable(_ plot: some View) -> some View {
    if drawing.settings.selections.isEmpty || drawing.settings.gesture != nil {
      plot
    } else {
      plot.contentShape(Rectangle())
        .gesture(
          DragGesture(minimumDistance: 0)
            .onChanged { select($0.startLocation, $0.location) }
            .onEnded { _ in deselect() }
        )
        .onContinuousHover { phase in
          if case .active(let point) = phase { select(nil, point) } else { deselect() }
        }
        .modifier(PlotKeys(drawing: drawing))
    }
  }

  /// Reports to the app the value at a point, and the range over which a finger has moved.
  private func select(_ start: CGPoint?, _ point: CGPoint) {
    let (drawing, selections) = (drawing, drawing.settings.selections)
    pace.offer(environment.clock) {
      let space = drawing.space
      selections.x?(space.valueX(Double(point.x)))
      selections.y?(space.valueY(Double(point.y)))
      let place = Point(Double(point.x), Double(point.y))
      selections.angle?(
        drawing.sectors.value(at: place, width: space.width, height: space.height))
      guard let start else { return }
      if let from = space.valueX(Double(start.x)), let to = space.valueX(Double(point.x)) {
        selections.xRange?((from, to))
      }
      if let from = space.valueY(Double(start.y)), let to = space.valueY(Double(point.y)) {
        selections.yRange?((from, to))
      }
    }
  }

  private func deselect() {
    pace.stop()
    let selections = drawing.settings.selections
    selections.x?(nil)
    selections.y?(nil)
    selections.angle?(nil)
    selections.xRange?(nil)
    selections.yRange?(nil)
  }
}

/// Reports the frame of the plot to views in front of and behind the chart.
private struct FrameTelling: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    if isOn {
      content.anchorPreference(key: PlotFrame.self, value: .bounds) { $0 }
    } else {
      content
    }
  }
}
